"""The endpoints of the JSON API by which a browser subscribes to push messages about a table, and unsubscribes."""

from starlette.requests import Request
from starlette.responses import Response

from updown.server import wire
from updown.server.answers import answer, body, services_of, token_of, trouble
from updown.server.push_delivery import BadEndpoint, check_endpoint
from updown.server.store.api import Subscription
from updown.server.web_push import check_public_key, read_base64

AUTH_BYTES = 16


async def push_key(request: Request) -> Response:
    signer = services_of(request).pusher.signer
    return answer(wire.PushKey(None if signer is None else signer.public_key))


async def start_push(request: Request) -> Response:
    services, table = services_of(request), request.path_params["table"]
    asked = await body(request, wire.StartPush)
    try:
        check_endpoint(asked.endpoint, services.settings.push_anywhere)
        key, auth = read_base64(asked.p256dh), read_base64(asked.auth)
        check_public_key(key)
        if len(auth) != AUTH_BYTES:
            raise ValueError
    except BadEndpoint as error:
        raise trouble("server/bad-message", f"endpoint: {error}.") from None
    except ValueError:
        raise trouble("server/bad-message", "p256dh, auth: expected the keys of a push subscription.") from None
    person = await services.person_of(token_of(request), table)
    if services.pusher.signer is None or person is None:
        raise trouble("server/no-such-table")
    contact = services.settings.push_contact or request.headers.get("origin", "https://localhost")
    subscription = Subscription(asked.endpoint, key, auth, contact)
    await services.writer.write(services.store.subscribe, table, person, subscription)
    return Response(status_code=204)


async def stop_push(request: Request) -> Response:
    services, table = services_of(request), request.path_params["table"]
    asked = await body(request, wire.StopPush)
    person = await services.person_of(token_of(request), table)
    if person is None:
        raise trouble("server/no-such-table")
    for number, each in await services.writer.call(services.store.subscriptions, table, person):
        if each.endpoint == asked.endpoint:
            await services.writer.write(services.store.unsubscribe, number)
    return Response(status_code=204)

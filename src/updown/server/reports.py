"""The part of the JSON API by which people report a table to the operator of the server. Reports are read with
`updown tables reports`; docs/guide/host.md says what is kept of them."""

from starlette.requests import Request
from starlette.responses import Response

from updown.server import identity, wire
from updown.server.answers import body, services_of, token_of, trouble
from updown.server.logs import get_log
from updown.server.middleware import client_address
from updown.server.store.api import Report
from updown.table.people import clean_name

log = get_log("server")


async def report_table(request: Request) -> Response:
    """Everybody who has or had a seat at the table may report it, also people who were sent away."""
    services, table = services_of(request), request.path_params["table"]
    asked = await body(request, wire.ReportTable)
    token = token_of(request) or ""
    person = await services.person_of(token, table)
    if person is None:
        raise trouble("server/no-such-table")
    address = client_address(request.scope, services.settings.trusted_proxies)
    wait = await services.hub.cluster.take(services.reports, f"report {address}", services.monotonic())
    if wait > 0:
        raise trouble("server/too-many", wait_ms=int(wait * 1000) + 1)
    report = Report(table, person, services.hub.now(), asked.reason, clean_name(asked.text) or "")
    await services.writer.write(services.store.add_report, identity.hashed(token), report)
    services.metrics.reported(asked.reason)
    log.warning("table-reported", table=table, kind=asked.reason)
    return Response(status_code=204)

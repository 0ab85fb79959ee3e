import { expect, test } from "vitest";
import { parseMessage } from "./push-message";

test("a message of the server is read, anything else is not", () => {
  const message = { title: "dnup", body: "It’s your turn.", table: "a".repeat(16) };
  expect(parseMessage(JSON.stringify(message))).toEqual(message);
  for (const text of [
    "",
    "null",
    "[]",
    "7",
    "{",
    '{"title":1}',
    JSON.stringify({ ...message, table: "/evil" }),
  ])
    expect(parseMessage(text)).toBeNull();
});

// Links and codes as people paste and type them.
import { expect, test } from "vitest";
import { parseJoining, spacedCode } from "./join";

test("the link of a table leads to the table, with its invitation", () => {
  const path = "/t/abcdefghijklmnop";
  expect(parseJoining(` http://192.168.1.4:8000${path}#In_vi-te `)).toEqual({ path: `${path}#In_vi-te` });
  expect(parseJoining(`updown.example${path}`)).toEqual({ path });
  expect(parseJoining(path)).toEqual({ path });
});

test("a code is read as people type it", () => {
  expect(parseJoining("abcd 2345")).toEqual({ code: "ABCD2345", invite: "" });
  expect(parseJoining("ABCD-2345")).toEqual({ code: "ABCD2345", invite: "" });
  expect(parseJoining("https://updown.example/#move=ABCD2345")).toEqual({ code: "ABCD2345", invite: "" });
  const withInvite = { code: "ABCD2345", invite: "x_-9" };
  expect(parseJoining("https://updown.example/#move=ABCD2345.x_-9")).toEqual(withInvite);
  expect(spacedCode("ABCD2345")).toBe("ABCD 2345");
});

test("anything else is neither", () => {
  for (const text of ["", "hello", "ABCD234", "ABCD234I", "/t/short", "https://updown.example/"]) {
    expect(parseJoining(text)).toBeNull();
  }
});

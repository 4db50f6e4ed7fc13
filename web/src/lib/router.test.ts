// Which page an address names.
import { expect, test } from "vitest";
import { routeOf } from "./router.svelte";

const at = (path: string): ReturnType<typeof routeOf> => routeOf(new URL(path, "http://localhost"));

test("the start page", () => {
  expect(at("/")).toMatchObject({ name: "home", id: "", hash: "" });
  expect(at("/?x=1").query.get("x")).toBe("1");
});

test("a table with the secret of a seat", () => {
  expect(at("/table/abc123#s3cret")).toMatchObject({
    name: "table",
    id: "abc123",
    hash: "#s3cret",
  });
});

test("a replay through somebody's eyes", () => {
  const route = at("/replay/abc?seat=2");
  expect(route).toMatchObject({ name: "replay", id: "abc" });
  expect(route.query.get("seat")).toBe("2");
});

test("a clause of the rules", () => {
  expect(at("/rules/throne#TH-SOLD-ADV-01")).toMatchObject({
    name: "rules",
    id: "throne",
    hash: "#TH-SOLD-ADV-01",
  });
});

test.each(["/nowhere", "/table", "/table/", "/table/a/b", "/table/%E0%A4%A", "/Table/a"])(
  "%s leads nowhere",
  (path) => {
    expect(at(path).name).toBe("lost");
  },
);

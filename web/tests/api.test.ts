import { readFileSync } from "node:fs";
import { expect, it } from "vitest";
import { client } from "../scripts/api.mjs";

it("the client is what the description gives", () => {
  const read = (path: string) => readFileSync(new URL(path, import.meta.url), "utf8");
  expect(read("../src/api/generated.ts")).toBe(client(JSON.parse(read("../../docs/openapi.json"))));
});

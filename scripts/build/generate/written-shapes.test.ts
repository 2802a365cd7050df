import { readFileSync } from "node:fs";
import { expect, test } from "vitest";
import { writtenShapes } from "./written-shapes.ts";

test("the files written from the schemas are current; npm run generate writes them", async () => {
  for (const [file, text] of await writtenShapes()) expect(readFileSync(file, "utf8"), file).toBe(text);
});

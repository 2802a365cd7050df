import { readFileSync } from "node:fs";
import { expect, test } from "vitest";
import { generatedTypes } from "./generated-types.ts";

test("the files written from the schemas are current; npm run generate writes them", async () => {
  for (const [file, text] of await generatedTypes()) expect(readFileSync(file, "utf8"), file).toBe(text);
});

const TYPE = /^export type (\w+) = (.*?);\n(?=\n|$)/gms;
const MEMBER = /^ {2}\w+\?: .*;$/gm;

const PLAIN = /: (?:string|boolean|number|Formula);$/;

/** More equal members than this, not counting plain values, are one shape that was written twice. */
const MAX_EQUAL = 3;

test("no written type repeats the members of another; it extends it", async () => {
  const types = (await generatedTypes())
    .filter(([file]) => file.startsWith("src/compiler/input/"))
    .flatMap(([, text]) => [...text.matchAll(TYPE)])
    .map(([, name = "", text = ""]) => ({
      name,
      members: new Set(text.match(MEMBER)?.filter((member) => !PLAIN.test(member))),
    }));
  expect(types.length).toBeGreaterThan(50);
  const repeated = types.flatMap(({ name, members }, index) =>
    types
      .slice(0, index)
      .filter((other) => [...members].filter((member) => other.members.has(member)).length > MAX_EQUAL)
      .map((other) => `${name} repeats ${other.name}`),
  );
  expect(repeated).toEqual([]);
});

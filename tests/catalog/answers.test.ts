import { readFileSync, readdirSync } from "node:fs";
import { expect, test } from "vitest";
import { parse } from "yaml";

type ToolYaml = {
  readonly id: string;
  readonly status?: string;
  readonly answer?: readonly { readonly say: string; readonly badge?: string; readonly why?: string }[];
};

const tools = ["catalog/calculators", "catalog/checkers"].flatMap((folder) =>
  readdirSync(folder)
    .filter((file) => file.endsWith(".yaml"))
    .map((file) => parse(readFileSync(`${folder}/${file}`, "utf8")) as ToolYaml)
    .filter(({ answer }) => answer !== undefined),
);

const answers = tools.flatMap(({ id, answer = [] }) =>
  answer.map((one, index) => ({ what: `${id} ${index + 1}`, ...one })),
);

const VERDICT = /^(yes|no|probably|probably not|maybe|perhaps|it depends|we cannot tell)\b *([.,:;–—]|$)/i;

test("every answer of a tool has a badge", () => {
  expect(tools.length).toBe(16);
  const without = answers.filter(({ badge }) => badge === undefined || badge.length < 2);
  expect(without.map(({ what }) => what)).toEqual([]);
});

test("no answer and no badge is a bare verdict", () => {
  const bare = answers.filter(
    ({ say, badge = "" }) => VERDICT.test(say) || /^(yes|no|probably( not)?)\.?$/i.test(badge),
  );
  expect(bare.map(({ what }) => what)).toEqual([]);
});

test("every answer is a sentence of its own", () => {
  const cut = answers.filter(({ say }) => !/^[A-Z“"{]/.test(say) || !/[.}]$/.test(say.trim()));
  expect(cut.map(({ what }) => what)).toEqual([]);
});

test("a bare verdict is recognized", () => {
  for (const say of ["Yes. You may.", "No.", "Probably.", "Probably not, because", "It depends:"]) {
    expect(VERDICT.test(say)).toBe(true);
  }
  for (const say of ["No estate tax is due.", "You may.", "Probably the most common case"]) {
    expect(VERDICT.test(say)).toBe(false);
  }
});

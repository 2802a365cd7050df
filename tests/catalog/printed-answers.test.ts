import { expect, test } from "vitest";
import type { Field } from "../../src/model/field.ts";
import type { TextPart } from "../../src/model/text.ts";
import { documents } from "./open-cases.ts";

// A person may answer with whole sentences where the answer is a long text, so no sentence of ours may continue it. The
// kind "phrase" refuses whole sentences and may be printed anywhere.
type ValuePart = Extract<TextPart, { readonly type: "value" }>;

const isValue = (part: unknown): part is ValuePart =>
  typeof part === "object" && part !== null && "type" in part && part.type === "value";

const textsOf = (node: unknown): readonly (readonly unknown[])[] => {
  if (typeof node !== "object" || node === null) return [];
  const inside = Object.values(node).flatMap(textsOf);
  return Array.isArray(node) && node.some(isValue) ? [node as readonly unknown[], ...inside] : inside;
};

const longTexts = (fields: readonly Field[], row = false): readonly string[] =>
  fields.flatMap(({ id, kind, fields: parts = [] }) =>
    kind === "long_text" ? [row ? `.${id}` : id] : longTexts(parts, kind === "list"),
  );

const printsOf = ({ field, formula }: ValuePart, names: readonly string[]): boolean => {
  const source = formula.source.replace(/is answered\([\w.]+\)/g, "");
  return names.some((name) =>
    name.startsWith(".") ? (field ?? "").endsWith(name) : new RegExp(`(?<![\\w.])${name}(?!\\w)`).test(source),
  );
};

/** Quotation marks may enclose any answer; otherwise it ends what a colon began, or is a sentence of its own. */
const isApart = (before: unknown, after: unknown): boolean => {
  const start = typeof before === "string" ? before.trimEnd() : "";
  const end = typeof after === "string" ? after : "";
  if (/[「“"]$/.test(start)) return /^[」”"]/.test(end);
  // Printed so only if the answer starts with "that": a resolution of a board.
  if (start === "Resolved," && end === ".") return true;
  if (before !== undefined && !/[.:：。]$/.test(start)) return false;
  return after === undefined || /^(?:[.。]|\s+\p{Lu})/u.test(end) || (end.trim() === "" && typeof after === "string");
};

test("a long text is printed after a colon or by itself, never inside a sentence", () => {
  const inside = documents.flatMap(([name, definition]) => {
    const names = longTexts(definition.steps.flatMap(({ fields }) => fields));
    return textsOf(definition.document).flatMap((text) =>
      text.flatMap((part, index) =>
        isValue(part) && printsOf(part, names) && !isApart(text[index - 1], text[index + 1])
          ? [
              `${name}: ${String(text[index - 1]).slice(-60)}{{ ${part.formula.source} }}${String(text[index + 1]).slice(0, 40)}`,
            ]
          : [],
      ),
    );
  });
  expect(inside).toEqual([]);
});

test("a question asks to finish a sentence only where a whole sentence is refused", () => {
  const open = documents.flatMap(([name, { steps }]) =>
    steps
      .flatMap(({ fields }) => fields)
      .filter(({ kind, hint = [] }) => kind !== "phrase" && /finish this sentence/i.test(hint.join("")))
      .map(({ id }) => `${name} ${id}`),
  );
  expect(open).toEqual([]);
});

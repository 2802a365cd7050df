import { describe, expect, test } from "vitest";
import { usesFees, compileWith, problemsOf, textOf } from "../../../tests/support/sample-block.ts";
import type { Changes } from "../../../tests/support/sample-block.ts";

const overlay = `id: fees
language: es
clauses:
  fees:
    title: Pagos
    variants:
      - { text: "Según este Acuerdo, {{ payer }} {{ payer: paga / pagan }} {{ amount | money }} por hora desde el {{ from_day | long date }}." }
      - { text: "Según este Acuerdo, {{ payer }} {{ payer: paga / pagan }} {{ amount | money }} desde el {{ from_day | long date }}." }
  total: { text: "{{ Ref fees }} da en total {{ total | money }}." }
  advance: { text: "De ello, {{ advance | money }} se pagan por adelantado." }
  note: { text: "Nota: {{ note }}." }
`;

const inSpanish = `id: sample
language: es
title: Acuerdo
opening: >-
  Este Acuerdo (este "Acuerdo") en español comienza el {{ start | long date }} entre {{ owner | described }} y {{ helpers | described }}.
roles: { helper: { one: el Ayudante, many: los Ayudantes } }
clauses:
  duties: { title: Obra, defines: [Obra], text: '"Obra" es lo que {{ helper: hace el Ayudante / hacen los Ayudantes }}. La Obra se hace con cuidado.' }
  animals: { title: Animales, text: "{{ Ref duties }} incluye dar de comer a los animales." }
  length: { title: Plazo, variants: [{ text: "Este Acuerdo dura {{ years | words }}." }, { text: Este Acuerdo dura hasta que una parte lo termine. }] }
  each_job: { title: "Tarea {{ job.name }}", text: "{{ job.name }} es parte de la Obra." }
`;

describe("translations", () => {
  const files = (more: string) => ({
    "catalog/documents/sample/es.yaml": inSpanish,
    "catalog/blocks/fees/es.yaml": more,
  });

  test("a document translates its own texts only; the block brings its own", () => {
    const compiled = compileWith(usesFees, files(overlay));
    expect(problemsOf(compiled)).toEqual([]);
    const text = JSON.stringify(compiled.definitions.get("sample.es")?.document);
    expect(text).toContain("por hora desde el");
    expect(text).not.toContain("adelantado");
    expect(text).toContain('"one":"el Ayudante"');
  });

  test("a text that the block lacks is reported in the block, and the language is not offered", () => {
    const compiled = compileWith(usesFees, files(overlay.replace('  note: { text: "Nota: {{ note }}." }\n', "")));
    expect(compiled.definitions.has("sample.es")).toBe(false);
    expect(problemsOf(compiled)).toEqual([
      expect.stringMatching(/^CW052 blocks\/fees\/es\.yaml:3 1 text has no translation: clauses\.note\.text\./),
      expect.stringMatching(
        /^CW052 sample\/es\.yaml:1 1 text has no translation: catalog\/blocks\/fees\/es\.yaml: clauses\.note\.text\./,
      ),
    ]);
  });

  test("a text older than its source is stale in the block", () => {
    const compiled = compileWith(usesFees, files(`${overlay}digests: { clauses.total: "00000000000000" }\n`));
    expect(compiled.definitions.has("sample.es")).toBe(false);
    expect(problemsOf(compiled)[0]).toMatch(/^CW053 blocks\/fees\/es\.yaml:\d+ The source of "clauses\.total" changed/);
  });
});

describe("a document that calls a term of its blocks by another name", () => {
  const renaming: Changes = [
    ...usesFees,
    ["roles:\n", "renamed_terms: { Agreement: Note }\nroles:\n"],
    ['(this "Agreement")', '(this "Note")'],
    ["do}} under this Agreement", "do}} under this Note"],
    ["This Agreement lasts {{", "This Note lasts {{"],
    ["This Agreement lasts until", "This Note lasts until"],
  ].map(([from = "", to = ""]) => [from.replace("do}}", "do }}"), to.replace("do}}", "do }}")] as const);
  const inOtherWords = inSpanish.replaceAll("Acuerdo", "Pagaré");
  const files = (texts: string) => ({
    "catalog/documents/sample/es.yaml": texts,
    "catalog/blocks/fees/es.yaml": overlay,
  });

  test("prints that name in their texts", () => {
    const compiled = compileWith(renaming);
    expect(problemsOf(compiled)).toEqual([]);
    expect(textOf(compiled)).toContain("Under this Note the ");
    expect(textOf(compiled)).not.toContain("Agreement the");
  });

  test("prints the name of the translation in a translation", () => {
    const texts = inOtherWords.replace("language: es\n", "language: es\nrenamed_terms: { Acuerdo: Pagaré }\n");
    const compiled = compileWith(renaming, files(texts));
    expect(problemsOf(compiled)).toEqual([]);
    expect(JSON.stringify(compiled.definitions.get("sample.es")?.document)).toContain("Según este Pagaré");
  });

  test("is not offered in a language that does not say the name", () => {
    const compiled = compileWith(renaming, files(inOtherWords));
    expect(compiled.definitions.has("sample.es")).toBe(false);
    expect(problemsOf(compiled)[0]).toMatch(/CW052 .* 1 text has no translation: renamed_terms\./);
  });
});

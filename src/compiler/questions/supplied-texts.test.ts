import { describe, expect, test } from "vitest";
import { BASE_PATH, baseDocument, compileFiles } from "../../../tests/support/sample-catalog.ts";

const PLACES = "catalog/places.yaml";
const LAW = "catalog/law/pay-day.yaml";
const ES = "catalog/documents/sample/es.yaml";

const law = `topic: pay_day
title: When work is paid
keyed_on: start
columns: { when: { type: text, label: Day of payment }, notice: { type: text, label: Notice on payment } }
places:
  US-OH:
    status: confirmed
    when:
      - { from: 2020-01-01, value: on the owner's first Friday, cite: Code 1, source: "https://example.com/1", quote: first Friday, checked: 2026-11-20, review_by: 2027-11-20 }
    notice:
      - { from: 2020-01-01, value: KEEP THIS PAPER., cite: Code 2, source: "https://example.com/2", quote: keep this, checked: 2026-11-20, review_by: 2027-11-20 }
`;

const document = baseDocument
  .replace("steps:", "law: { place: place, on: start, topics: { pay_day: {} } }\nsteps:")
  .replace(
    "      - { id: years",
    `      - { id: place, kind: place, label: In which state?, default: '"US-OH"' }
      - { id: how, kind: phrase, label: How is it paid?, default: '"in cash"' }
      - { id: years`,
  )
  .replace(
    "    - id: animals",
    `    - id: pay
      title: Pay
      plain: The owner pays for the work.
      text: "The Work is paid {{ how }} and {{ law.pay_day.when }}. {{ law.pay_day.notice }}"
    - id: animals`,
  );

const overlay = (words: string): string => `id: sample
language: es
title: Contrato
opening: >-
  Este {{ title }} (este "Contrato") comienza el {{ start | long date }} entre {{ owner | described }} y {{ helpers | described }}.
${words}clauses:
  duties: { title: Trabajo, defines: [Trabajo], text: '"Trabajo" es lo que {{ helper: hace el Ayudante / hacen los Ayudantes }}.' }
  pay: { title: Pago, text: "El Trabajo se paga {{ how }} y {{ law.pay_day.when }}. {{ law.pay_day.notice }}" }
  animals: { title: Animales, text: "{{ Ref duties }} incluye dar de comer." }
  length: { title: Plazo, variants: [{ text: "Este Contrato dura {{ years | words }}." }, { text: Este Contrato en español no tiene fin. }] }
  each_job: { title: "Tarea {{ job.name }}", text: "{{ job.name }} es parte del Trabajo." }
`;

const whole = `words:
  how: { in cash: 'en "efectivo"' }
  law.pay_day.when: { on the owner's first Friday: el primer viernes del dueño }
  law.pay_day.notice: as_written
`;

const compiled = (words: string, notice = "{{ law.pay_day.notice }}") => {
  const translated = overlay(words).replace("{{ law.pay_day.notice }}", notice);
  const files = { [BASE_PATH]: document, [LAW]: law, [ES]: translated };
  const places = "places:\n  - { code: US-OH, name: Ohio, kind: state }\n";
  const { problems, definitions } = compileFiles({ ...files, [PLACES]: places });
  const own = problems.filter(({ file }) => file === ES);
  return { problems: own.map(({ code, message }) => `${code} ${message}`), spanish: definitions.get("sample.es") };
};

describe("texts that the form or the law supplies (L23)", () => {
  test("are printed in the translation's wording, with the quotation marks of its language", () => {
    const { problems, spanish } = compiled(whole);
    expect(problems).toEqual([]);
    const pay = JSON.stringify(spanish?.document.clauses.find(({ id }) => id === "pay"));
    expect(pay).toContain('"replacements":{"in cash":"en “efectivo”"}');
    expect(pay).toContain('"replacements":{"on the owner\'s first Friday":"el primer viernes del dueño"}');
    expect(pay.match(/"replacements"/g)).toHaveLength(2);
  });

  test("are printed unchanged if the translation says so, so that both languages can appear side by side", () => {
    const both = whole.replace("as_written", "{ KEEP THIS PAPER.: Guarde este papel. }");
    const { problems, spanish } = compiled(both, "{{ law.pay_day.notice | as written }} {{ law.pay_day.notice }}");
    expect(problems).toEqual([]);
    const pay = JSON.stringify(spanish?.document.clauses.find(({ id }) => id === "pay"));
    expect(pay.match(/"replacements":\{"KEEP/g)).toHaveLength(1);
  });

  test.each([
    ["an omitted column", whole.replace(/ {2}law.pay_day.notice.*\n/, ""), "words.law.pay_day.notice"],
    ["an omitted default answer", whole.replace(/ {2}how.*\n/, ""), "words.how"],
    ["a law text without a translation", whole.replace(/\{ on the.*\}/, "{}"), 'words.law.pay_day.when "on the owner'],
  ])("with %s, the language is not offered", (_, words, missing) => {
    const { problems, spanish } = compiled(words);
    expect(problems).toHaveLength(1);
    expect(problems[0]).toContain(`CW052 1 text has no translation: ${missing}`);
    expect(spanish).toBeUndefined();
  });

  test.each([
    ["a column the law does not have", whole.replace("pay_day.notice", "pay_day.notise"), "law.pay_day.notise"],
    ["a text that nothing supplies", whole.replace("in cash", "in gold"), "in gold"],
  ])("reports translations for %s, which nothing supplies", (_, words, named) => {
    expect(compiled(words).problems).toContain(`CW054 The source has nothing with the id "${named}".`);
  });
});

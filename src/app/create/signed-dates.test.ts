import type { QueryClient } from "@tanstack/react-query";
import { expect, test, vi } from "vitest";
import { ask, context, day, form, formula, get, num, step } from "../../../tests/forms/hand-made.ts";
import type { LawTopic } from "../../model/law.ts";
import type { AnswerSource } from "../../model/session/session-event.ts";

vi.mock("virtual:catalog-site", () => ({ site: { storagePrefix: "site" } }));
vi.mock("virtual:catalog-choices", () => ({ choices: { settings: [] } }));

const { signedDates } = await import("./signed-dates.ts");

const column = (value: string) => [
  { from: "2020-01-01", value, cite: "1 Code § 1", source: "", checked: "", reviewBy: "" },
];
const terms: LawTopic = {
  topic: "terms",
  keyedOn: "signing",
  columns: { years: { type: "number" } },
  places: { XA: { status: "confirmed", columns: { years: column("1") } } },
};

// Signed for one year in XA; a law that is not known would lead to the second date.
const definition = {
  ...form([step("one", [ask("short", "date"), ask("long", "date")])]),
  kind: "document",
  hash: "h1",
  topics: { terms: { ...terms, places: {} } },
  law: { topics: ["terms"], jurisdiction: formula("XA"), keyDate: formula(get("today")), keyDateByTopic: {} },
  lasts: {
    from: formula(get("today")),
    until: formula(["if", ["=", ["at", ["at", get("law"), "terms"], "years"], num("1")], get("short"), get("long")]),
  },
};
const source: AnswerSource = {
  definition: "lease",
  version: "1.0",
  hash: "h1",
  language: "en",
  answers: { short: "2028-02-29", long: "2037-02-28" },
};

const clientOf = (files: { readonly [address: string]: unknown }): QueryClient =>
  ({
    fetchQuery: async ({ queryKey: [address] }: { readonly queryKey: readonly string[] }) => {
      if (!(address! in files)) throw new Error(`404: ${address}`);
      return files[address!];
    },
  }) as unknown as QueryClient;

const page = { "/catalog/lease.en.json": definition };
const whole = { ...page, "/catalog/law/terms.json": terms };
const datesFrom = (files: { readonly [address: string]: unknown }, given = source) =>
  signedDates(clientOf(files), given, context.settings, day(2027, 3, 1));

test("the dates are those of the day of signing, under the law then in force", async () =>
  expect(await datesFrom(whole)).toEqual({ effective: "2027-03-01", end: "2028-02-29" }));

test("without its law, no date is guessed", () => expect(datesFrom(page)).rejects.toThrow("404"));

test("a definition that has changed since gives no dates", async () =>
  expect(await datesFrom(whole, { ...source, hash: "h0" })).toEqual({}));

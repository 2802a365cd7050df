import { expect, test } from "vitest";
import type { IndexEntry } from "../../../model/site/catalog-index.ts";
import { draftName, isResultDraft } from "./draft-name.ts";

const entry = (primary: string, secondary: string) => ({ primary, secondary });

const listings: { readonly [id: string]: object } = {
  fee: { kind: "calculator", entry: entry("Garden Fee", "Calculator"), bodies: {} },
  lease: { kind: "document", entry: entry("Lease", "Agreement"), bodies: { ja: entry("賃貸借", "契約書") } },
};
const lookup = { byId: (id: string) => listings[id] as IndexEntry | undefined };

test.each([
  ["its own title", { title: " Lease of Ann ", definition: "lease", language: "en" }, "Lease of Ann"],
  ["the name of its page", { title: "", definition: "fee", language: "en" }, "Garden Fee Calculator"],
  ["the name in its language", { title: " ", definition: "lease", language: "ja" }, "賃貸借契約書"],
  ["the id of a page that is gone", { title: "", definition: "waiver", language: "en" }, "waiver"],
])("a draft is called by %s", (_, draft, name) => {
  expect(draftName(draft, lookup)).toBe(name);
});

test("a draft has a name even if the catalog cannot be loaded", () => {
  expect(draftName({ title: "", definition: "fee", language: "en" }, undefined)).toBe("fee");
});

test("answers of a calculator are no draft of a document", () => {
  expect(["fee", "lease", "waiver"].filter((definition) => isResultDraft({ definition }, lookup))).toEqual(["fee"]);
});

import { describe, expect, test } from "vitest";
import type { VaultDocument } from "../../../model/storage/vault.ts";
import { chooseDocuments, readTags, tagsOf } from "./choose-documents.ts";

const document = (id: string, name: string, tags: readonly string[], file: string, changed: string): VaultDocument => ({
  format: 1,
  id,
  name,
  definition: null,
  language: "en",
  tags,
  created: changed,
  changed,
  trashed: null,
  versions: [
    {
      number: 1,
      saved: changed,
      answers: null,
      files: [{ id: `${id}-f`, name: file, mime: "text/plain", size: 1, hash: "" }],
    },
  ],
});

const all = [
  document("1", "Lease of Elm Street", ["home"], "lease.pdf", "2026-01-01"),
  document("2", "Consulting with Birch", ["work", "birch"], "birch.docx", "2026-03-01"),
  document("3", "秘密保持契約書", ["work"], "ｎｄａ.pdf", "2026-02-01"),
];

describe("the vault finds documents", () => {
  test.each([
    ["", null, ["1", "2", "3"]],
    ["elm", null, ["1"]],
    ["birch docx", null, ["2"]],
    ["秘密", null, ["3"]],
    ["nda", null, ["3"]],
    ["bïrch", null, ["2"]],
    ["", "work", ["2", "3"]],
    ["elm", "work", []],
  ])("%j with tag %j", (text, tag, expected) => {
    expect(chooseDocuments(all, text, tag).map(({ id }) => id)).toEqual(expected);
  });
});

test("tags in use are listed once, in order", () => expect(tagsOf(all)).toEqual(["birch", "home", "work"]));

test("typed tags are parted at commas, without empty and double ones", () => {
  expect(readTags(" work, home ,,work、税 ")).toEqual(["work", "home", "税"]);
});

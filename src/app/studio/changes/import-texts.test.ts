import { expect, test } from "vitest";
import { zipTexts } from "../../../outputs/archive/zip-texts.ts";
import { importTexts } from "./import-texts.ts";

const bytes = (text: string): Uint8Array => new TextEncoder().encode(text);
const WILL = "catalog/documents/will/document.yaml";

test("an archive of changes gives back the files that were put into it", () => {
  const texts = { [WILL]: "id: will\n", "catalog/law/usury.yaml": "topic: usury\n" };
  expect(importTexts("changes.zip", zipTexts(texts), WILL)).toEqual({ ok: true, texts });
});

test("in an archive of a repository, only the files of the catalog count", () => {
  const archive = zipTexts({
    "project/catalog/law/usury.yaml": "topic: usury\n",
    "project/src/a.ts": "",
    "b.yaml": "",
  });
  expect(importTexts("p.zip", archive, WILL)).toEqual({
    ok: true,
    texts: { "catalog/law/usury.yaml": "topic: usury\n" },
  });
});

test("one file replaces the open file of its name only", () => {
  expect(importTexts("document.yaml", bytes("id: will\n"), WILL)).toEqual({
    ok: true,
    texts: { [WILL]: "id: will\n" },
  });
  expect(importTexts("clauses.yaml", bytes("id: will\n"), WILL)).toEqual({ ok: false, problem: "other_file" });
});

test("what cannot be read is refused with its reason", () => {
  const zip = zipTexts({ [WILL]: "id: will\n" });
  expect(importTexts("a.zip", zip.slice(0, 30), WILL)).toEqual({ ok: false, problem: "unreadable" });
  expect(importTexts("a.zip", zipTexts({ "a.txt": "" }), WILL)).toEqual({ ok: false, problem: "no_catalog_file" });
  expect(importTexts("document.yaml", Uint8Array.of(0xff, 0xfe), WILL)).toEqual({ ok: false, problem: "unreadable" });
  expect(importTexts("a.zip", new Uint8Array(20_000_001), WILL)).toEqual({ ok: false, problem: "too_large" });
});

test("a path that would forge a patch or leave its folder is no catalog file", () => {
  for (const name of ["catalog/documents/x\n+++ b/document.yaml", "catalog/documents/../document.yaml"])
    expect(importTexts("a.zip", zipTexts({ [name]: "id: x\n" }), WILL)).toEqual({
      ok: false,
      problem: "no_catalog_file",
    });
});

test("an archive of two catalogs is refused, since one would replace the other", () => {
  const archive = zipTexts({ "a/catalog/law/usury.yaml": "", "b/catalog/law/usury.yaml": "" });
  expect(importTexts("a.zip", archive, WILL)).toEqual({ ok: false, problem: "two_catalogs" });
});

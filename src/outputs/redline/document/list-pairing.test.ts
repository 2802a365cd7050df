import { describe, expect, it } from "vitest";
import { createListPairing } from "./list-pairing.ts";
import { xmlElement } from "./xml-object.ts";
import type { XmlObject } from "./xml-object.ts";

const valued = (name: string, value: string | number): XmlObject => xmlElement(name, { "w:val": value });

const item = (list: string, text = "Rent is due."): XmlObject =>
  xmlElement("w:p", {}, [
    xmlElement("w:pPr", {}, [
      valued("w:pStyle", "Clause1"),
      xmlElement("w:numPr", {}, [valued("w:ilvl", 0), valued("w:numId", list)]),
      valued("w:jc", "both"),
    ]),
    xmlElement("w:r", {}, [xmlElement("w:t", { "xml:space": "preserve" }, [text])]),
  ]);

describe("the lists of two versions", () => {
  it("are paired by their paragraphs, and one of the earlier continues in its pair", () => {
    const lists = createListPairing();
    expect(lists.join(item("{a-10000}"), item("{a-1}"))).toBe(true);
    expect(lists.join(item("{a-10000}"), item("{a-2}"))).toBe(false);
    expect(lists.join(item("{b-10001}"), item("{a-1}"))).toBe(false);
    expect(lists.renamed(item("{a-10000}"))).toEqual(item("{a-1}"));
    expect(lists.renamed(item("{b-10001}"))).toEqual(item("{b-10001}"));
  });

  it("leave a text alone that is the id of a list", () => {
    const lists = createListPairing();
    lists.join(item("{a-10000}"), item("{a-1}"));
    expect(lists.renamed(item("{a-10000}", "{a-10000}"))).toEqual(item("{a-1}", "{a-10000}"));
  });

  it("do not pair paragraphs of another style or level, or a numbered one with one that is not", () => {
    const plain = xmlElement("w:p", {}, [xmlElement("w:pPr", {}, [valued("w:pStyle", "Clause1")])]);
    const lists = createListPairing();
    expect(lists.join(item("{a-10000}"), plain)).toBe(false);
    expect(lists.join(plain, plain)).toBe(true);
    expect(lists.renamed(plain)).toEqual(plain);
  });
});

import { describe, expect, it } from "vitest";
import { certificateWording, markerWords } from "./certificate-wording.ts";
import { suggestBlanks } from "./suggest-blanks.ts";
import type { StatedSoFar } from "./suggest-blanks.ts";

const STATED: StatedSoFar = {
  name: "Nia Roy",
  commission: "12345",
  county: "Travis",
  expires: "2028-05-31",
  on: "2026-11-22",
  appearance: "in_person",
  identification: "document",
  evidence: "a passport",
};

describe("the blanks of a certificate", () => {
  // Each line is from a certificate of catalog/law/notarial-certificates.yaml; the words are what a clerk would write.
  it.each<readonly [string, readonly string[]]>([
    ["County of ______________________", ["Travis"]],
    ["COUNTY OF ______________________", ["Travis"]],
    ["County or city of ______________________", ["Travis"]],
    ["______________________ County, North Carolina", ["Travis"]],
    ["This record was acknowledged before me on ______________________ (date) by [signers].", ["November 22, 2026"]],
    [
      "The foregoing instrument was acknowledged before me this ______________________ (date) by [signers].",
      ["November 22, 2026"],
    ],
    ["Date: ______________________", ["November 22, 2026"]],
    [
      "On ______________________ before me, ____________________________________ (here insert name and title of the officer), personally appeared [signers], who",
      ["November 22, 2026", "Nia Roy, Notary Public"],
    ],
    ["before me on this ________ day of ______________________, 20__, by [names], proved", ["22nd", "November", "26"]],
    [
      "acknowledged before me this ________ day of ______________________, 20____, by [signers].",
      ["22nd", "November", "26"],
    ],
    ["On the ________ day of ______________________ in the year ________ before me", ["22nd", "November", "2026"]],
    [
      "by means of □ physical presence or □ online notarization, this ________ day of ______________________, ________, by [signers].",
      ["x", "", "22nd", "November", "2026"],
    ],
    ["Personally Known ________ OR Produced Identification ________", ["", "X"]],
    ["Type of Identification Produced ______________________", ["a passport"]],
    ["My commission expires: ______________________", ["May 31, 2028"]],
    ["My commission expires the ________ day of ______________________, ________", ["31st", "May", "2028"]],
    ["satisfactory evidence of identification, which were ______________________, to be", ["a passport"]],
    [
      "before me, ______________________ (name of officer), ______________________ (official capacity of officer), [signers]",
      ["Nia Roy", "Notary Public"],
    ],
    ["[line] Signature of notarial officer\n[line] Title of office", ["Notary Public"]],
    [
      "[line] (Signature)\n[line] Serial Number, if any\n[line] (Commission expiration date)",
      ["12345", "May 31, 2028"],
    ],
    ["[line] Official Signature of Notary\n[line] Notary's printed or typed name, Notary Public", ["Nia Roy"]],
    // Nothing around these says what is written there.
    ["______________________ Judicial District (or Municipality of ______________________)", ["", ""]],
  ])("in “%s” are suggested as %j", (source, words) => {
    expect(suggestBlanks(source, STATED)).toEqual(words);
  });

  it("stay empty while the dates are not entered", () => {
    const source = "before me this ________ day of ______________________, 20__\nMy commission expires: ______";
    expect(suggestBlanks(source, { ...STATED, on: "", expires: "" })).toEqual(["", "", "", ""]);
  });
});

describe("the wording of a certificate", () => {
  it("has the notary’s signature on the line labeled so, or on the first line", () => {
    const ruleOf = (source: string) =>
      certificateWording(source).lines.map((line) => (line.type === "rule" ? [line.label, line.at] : line.type));
    expect(ruleOf("[line] Title\n[seal] (Stamp)\n[line] Signature")).toEqual([
      ["Title", 0],
      "seal",
      ["Signature", null],
    ]);
    expect(ruleOf("[line] (NOTARY PUBLIC)\n[line] Title")).toEqual([
      ["(NOTARY PUBLIC)", null],
      ["Title", 0],
    ]);
  });

  it("names the signers, and one who signs for another with authority and party", () => {
    const one = { names: ["Bo Roe"], capacity: { authority: "President", party: "Aster Ltd" } };
    expect(markerWords("signers", one)).toBe("Bo Roe as President of Aster Ltd");
    expect(["names", "authority", "party"].map((marker) => markerWords(marker as "names", one))).toEqual([
      "Bo Roe",
      "President",
      "Aster Ltd",
    ]);
    expect(markerWords("signers", { names: ["Ana", "Ben", "Cho"], capacity: null })).toBe("Ana, Ben, and Cho");
  });
});

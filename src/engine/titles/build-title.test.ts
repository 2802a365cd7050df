import { describe, expect, test } from "vitest";
import type { Entry } from "../../model/definition.ts";
import { headerTitle, pageTitle, toolTitle } from "./build-title.ts";
import { entryName } from "../../text/words/entry-name.ts";

const entry = (primary: string, secondary: string, action: Entry["action"], header?: string): Entry => ({
  icon: "file",
  primary,
  secondary,
  action,
  ...(header === undefined ? {} : { header }),
});

describe("the tab title of a tool is '{primary} {secondary} | {action} – {site}' (S051)", () => {
  test.each([
    [entry("Bill of", "Sale", "Create"), "Create", "Bill of Sale | Create – Penfold"],
    [entry("Rent Increase", "Calculator", "Calculate"), "Calculate", "Rent Increase Calculator | Calculate – Penfold"],
    [entry("Waiver", "", "Create"), "Create", "Waiver | Create – Penfold"],
    [entry("秘密保持", "契約書", "Create"), "作成", "秘密保持契約書 | 作成 – Penfold"],
  ])("%o", (given, action, expected) => {
    expect(toolTitle(given, action, "Penfold")).toBe(expected);
  });

  test("the dash is an en dash between single spaces", () => {
    expect(toolTitle(entry("A", "B", "Create"), "Create", "C")).toContain(" \u2013 ");
  });
});

describe("other tab titles end with the name of the site (S052)", () => {
  test("after the page's own name", () => expect(pageTitle("Billing", "Penfold")).toBe("Billing – Penfold"));
  test("or consist of it", () => expect(pageTitle(null, "Penfold")).toBe("Penfold"));
});

describe("the header title follows the patterns Create a X, Review a X and X | Y (S055)", () => {
  test.each([
    [entry("Bill of", "Sale", "Create"), "create-a-bill-of-sale", "Create", "Create a Bill of Sale"],
    [entry("Easement", "Agreement", "Create"), "create-an-easement", "Create", "Create an Easement Agreement"],
    [entry("Easement", "Agreement", "Create"), "create-a-easement", "Create", "Create an Easement Agreement"],
    [entry("Sworn", "Affidavit", "Create"), "create-an-affidavit", "Create", "Create a Sworn Affidavit"],
    [entry("Guardianship", "Papers", "Create"), "create-guardianship", "Create", "Create Guardianship Papers"],
    [entry("Operating", "Agreement", "Review"), "review-an-operating", "Review", "Review an Operating Agreement"],
    [entry("Review", "a Document", "Review"), "review-a-document", "Review", "Review a Document"],
    [entry("Rent Increase", "Calculator", "Calculate"), "Rent", "Calculate", "Rent Increase Calculator | Calculate"],
    [entry("遺言", "書", "Create"), "create-a-x", "作成", "遺言書 | 作成"],
  ])("%o at %s", (given, slug, action, expected) => {
    expect(headerTitle(given, slug, action)).toBe(expected);
  });
});

test("an entry with its own header keeps it (S056)", () => {
  expect(headerTitle(entry("秘密保持", "契約書", "Create", "秘密保持契約書"), "create-a-x", "作成")).toBe(
    "秘密保持契約書",
  );
});

test("a name without a second part has no trailing space", () => {
  expect(entryName(entry("Waiver", "", "Create"))).toBe("Waiver");
});

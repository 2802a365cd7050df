import { describe, expect, it } from "vitest";
import { fileName } from "./download.ts";

describe("a file is named after its document", () => {
  it.each([
    ["Lease: 12/3 Oak St", "docx", "Lease 12 3 Oak St.docx"],
    ["秘密保持契約書", "pdf", "秘密保持契約書.pdf"],
    ["  ", "txt", "document.txt"],
    ["../../etc/passwd", "txt", ".. .. etc passwd.txt"],
    ["Title \u202Egnp.exe", "pdf", "Title gnp.exe.pdf"],
    ["lone \uD800 half", "md", "lone \uFFFD half.md"],
    ["a".repeat(200), "pdf", `${"a".repeat(80)}.pdf`],
    ["Ends with dots...", "pdf", "Ends with dots.pdf"],
  ])("%j as %s", (title, extension, expected) => {
    expect(fileName(title, extension)).toBe(expected);
  });
});

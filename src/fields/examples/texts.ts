import type { Examples } from "./example.ts";

/** What is typed and read as text. */
export const texts: Examples = {
  text: [
    { raw: "  O'Brien-Ōta ", value: "O'Brien-Ōta" },
    { raw: "髙橋　一郎", value: "髙橋 一郎" },
    { raw: "X", value: "X" },
    { raw: "one\ttwo\nthree", value: "one two three" },
    { raw: 42, value: "42" },
    { raw: "   ", value: null },
    { raw: "abcdef", field: { maxLength: 5 }, problem: "too_long" },
    { raw: ["a"], problem: "not_text" },
  ],
  phrase: [
    { raw: " a supply of panels. ", value: "a supply of panels" },
    { raw: "太陽光パネルの供給。", value: "太陽光パネルの供給" },
    { raw: "work for Aster Inc.", value: "work for Aster Inc" },
    { raw: ".", value: null },
    { raw: "abcdef", field: { maxLength: 5 }, problem: "too_long" },
  ],
  long_text: [
    { raw: "  One.  \r\n\r\nTwo\tthree. \n", value: "One.\n\nTwo three." },
    { raw: "\n \n", value: null },
    { raw: "abcdef", field: { maxLength: 5 }, problem: "too_long" },
    { raw: ["a"], problem: "not_text" },
  ],
  email: [
    { raw: " Ann＠example.com ", value: "Ann@example.com" },
    { raw: "mailto:o'brien+law@mail.example.co.jp", value: "o'brien+law@mail.example.co.jp" },
    { raw: "ann@example", problem: "bad_email" },
    { raw: "ann at example.com", problem: "bad_email" },
    { raw: "", value: null },
  ],
  phone: [
    { raw: " (555)  010-0199 ", value: "(555) 010-0199" },
    { raw: "０３－００００－０１９９", value: "03-0000-0199" },
    { raw: "+1 555 010 0199 ext. 12", value: "+1 555 010 0199 ext. 12" },
    { raw: "12345", problem: "bad_phone" },
    { raw: "call me", problem: "bad_phone" },
  ],
  postal_code: [
    { raw: " 19901 ", field: { unit: "US" }, value: "19901" },
    { raw: "199011234", field: { unit: "US" }, value: "19901-1234" },
    { raw: "１００－０００１", field: { unit: "JP" }, value: "100-0001" },
    { raw: "SW1A 1AA", value: "SW1A 1AA" },
    { raw: "1990", field: { unit: "US" }, problem: "bad_postal_code" },
    { raw: "19901", field: { unit: "JP" }, problem: "bad_postal_code" },
  ],
  reading: [
    { raw: "タナカ　イチロー", value: "たなか いちろー" },
    { raw: "ﾀﾅｶ", value: "たなか" },
    { raw: "たなか", value: "たなか" },
    { raw: "田中", problem: "not_kana" },
  ],
};

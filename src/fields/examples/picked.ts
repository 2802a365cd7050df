import type { Field } from "../../model/field.ts";
import { decimal } from "../../values/decimal.ts";
import type { Examples } from "./example.ts";

const COLOURS: Partial<Field> = {
  options: [
    { is: "red", label: ["Red"] },
    { is: "blue", label: ["Blue"] },
  ],
};

const LANDS: Partial<Field> = {
  options: [
    { is: "XA-NE", label: ["Near Land"] },
    { is: "XA-FA", label: ["Far Land"] },
  ],
};

const PDF: Partial<Field> = { accept: [".pdf"], maxBytes: 1000 };

/** What is chosen: an option, a place, a file. */
export const picked: Examples = {
  yes_no: [
    { raw: true, value: true },
    { raw: "false", value: false },
    { raw: "Yes", value: true },
    { raw: "いいえ", value: false },
    { raw: "", value: null },
    { raw: "maybe", problem: "not_an_option" },
  ],
  choice: [
    { raw: "fixed", field: { options: [{ is: "fixed", label: ["A number of years"] }] }, value: "fixed" },
    { raw: 3, field: { options: [{ is: "3", label: ["Three"] }] }, value: "3" },
    { raw: "ever", field: { options: [{ is: "fixed", label: ["A number of years"] }] }, problem: "not_an_option" },
    { raw: "", value: null },
  ],
  choices: [
    { raw: ["blue", "red", "blue"], field: COLOURS, value: ["red", "blue"] },
    { raw: [], field: COLOURS, value: [] },
    { raw: null, field: COLOURS, value: null },
    { raw: ["green"], field: COLOURS, problem: "not_an_option" },
    { raw: "red", field: COLOURS, problem: "not_an_option" },
    { raw: ["red"], field: COLOURS, limits: { min: decimal(2), max: null }, problem: "too_few" },
  ],
  place: [
    { raw: "XA-FA", field: LANDS, value: "XA-FA" },
    { raw: "far land", field: LANDS, value: "XA-FA" },
    { raw: "ＮＥ", field: LANDS, value: "XA-NE" },
    { raw: "XB", value: "XB" },
    { raw: "Nowhere", field: LANDS, problem: "not_an_option" },
    { raw: "anywhere", problem: "not_an_option" },
  ],
  upload: [
    {
      raw: { name: "lease.pdf", size: 999, type: "application/pdf" },
      field: PDF,
      value: { name: "lease.pdf", size: decimal(999), type: "application/pdf" },
    },
    { raw: { name: "lease.PDF", size: "10" }, field: PDF, value: { name: "lease.PDF", size: decimal(10), type: "" } },
    {
      raw: { name: "photo.png", size: 10, type: "image/png" },
      field: { accept: ["image/*"] },
      value: { name: "photo.png", size: decimal(10), type: "image/png" },
    },
    { raw: { name: "lease.pdf", size: 1001 }, field: PDF, problem: "file_too_big" },
    { raw: { name: "lease.doc", size: 10 }, field: PDF, problem: "wrong_file_type" },
    { raw: "lease.pdf", problem: "not_a_file" },
  ],
};

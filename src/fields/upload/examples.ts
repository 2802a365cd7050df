import type { Field } from "../../model/field.ts";
import { decimal } from "../../values/decimal.ts";
import type { Example } from "../shapes/example.ts";

const PDF: Partial<Field> = { accept: [".pdf"], maxBytes: 1000 };

/** Raw answers and the value or problem each parses to. */
export const examples: readonly Example[] = [
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
];

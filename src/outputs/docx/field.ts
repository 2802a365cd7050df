import { SimpleField } from "docx";
import type { TextRun } from "docx";

/** A field and its cached result, which may be another field. */
export class Field extends SimpleField {
  constructor(instruction: string, result: TextRun | Field) {
    super(instruction);
    this.root.push(result);
  }
}

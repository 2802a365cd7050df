import blockOverlay from "../../../../schemas/block-overlay.schema.json" with { type: "json" };
import block from "../../../../schemas/block.schema.json" with { type: "json" };
import body from "../../../../schemas/body.schema.json" with { type: "json" };
import calculator from "../../../../schemas/calculator.schema.json" with { type: "json" };
import checker from "../../../../schemas/checker.schema.json" with { type: "json" };
import document from "../../../../schemas/document.schema.json" with { type: "json" };
import law from "../../../../schemas/law.schema.json" with { type: "json" };
import overlay from "../../../../schemas/overlay.schema.json" with { type: "json" };
import page from "../../../../schemas/page.schema.json" with { type: "json" };
import planned from "../../../../schemas/planned.schema.json" with { type: "json" };
import playbook from "../../../../schemas/playbook.schema.json" with { type: "json" };
import review from "../../../../schemas/review.schema.json" with { type: "json" };

const schemas: { readonly [name: string]: object } = {
  block,
  "block-overlay": blockOverlay,
  body,
  calculator,
  checker,
  document,
  law,
  overlay,
  page,
  planned,
  playbook,
  review,
};

/** The schema of a kind of file by its name; an empty schema for other files. */
export const schemaOf = (name: string): object => schemas[name] ?? {};

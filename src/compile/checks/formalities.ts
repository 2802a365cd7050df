import { placeOf } from "../yaml-file.ts";
import type { DocumentCheck } from "./check.ts";

// Family matters in which the other person may be looking over the visitor's shoulder.
const delicate = /\b(divorce|custody|visitation|separation|spousal|restraining|domestic)\b/i;

const hasEsignWords = (esign: unknown): esign is { readonly reason?: string; readonly source?: object } =>
  typeof esign === "object" && esign !== null;

/** How the document is signed is said, with the reason; delicate matters offer a quick way out. */
export const checkFormalities: DocumentCheck = ({ input, definition, report }) => {
  const { esign, document } = definition;
  if (esign.allowed !== "allowed" && input.esign !== undefined) {
    const words = hasEsignWords(input.esign) ? input.esign : {};
    if (words.reason === undefined || words.source === undefined) {
      const message = "Where an electronic signature is not simply allowed, the reason and its source are given.";
      report("CW047", placeOf(input, "esign"), message, "Write esign: { allowed: …, reason: …, source: { cite: … } }");
    }
    if (!document.execution && input.document) {
      const message = "A document signed on paper must say who else signs: witnesses, a notary, or no one.";
      report(
        "CW038",
        placeOf(input, "document"),
        message,
        "Add `execution:`; without formalities write { witnesses: 0 }.",
      );
    }
  }
  const { entry } = input;
  const words = [entry?.primary, entry?.secondary, ...(input.tags ?? [])].join(" ");
  if (delicate.test(words) && input.sensitive === undefined) {
    const message = "This page is about a matter in which a visitor may be watched.";
    report("CW039", placeOf(input, "entry"), message, "Say `sensitive: true` (or false, if you are sure).");
  }
};

import { rangeOf } from "../../position/yaml-file.ts";
import type { DocumentCheck } from "../check-inputs.ts";

// Family matters, where another member of the household may be watching the screen.
const sensitiveTopics = /\b(divorce|custody|visitation|separation|spousal|restraining|domestic)\b/i;

const hasEsignWords = (esign: unknown): esign is { readonly reason?: string; readonly source?: object } =>
  typeof esign === "object" && esign !== null;

/** A document must state how it is signed and why; sensitive matters must offer a quick exit. */
export const checkFormalities: DocumentCheck = ({ input, definition, report }) => {
  const { esign, document } = definition;
  if (esign.allowed !== "allowed" && input.esign !== undefined) {
    const words = hasEsignWords(input.esign) ? input.esign : {};
    if (words.reason === undefined || words.source === undefined) {
      const message = "Where an electronic signature is not simply allowed, the reason and its source are given.";
      report("CW047", rangeOf(input, "esign"), message, "Write esign: { allowed: …, reason: …, source: { cite: … } }");
    }
    if (!document.execution && input.document) {
      const message = "A document signed on paper must say who else signs: witnesses, a notary, or no one.";
      report(
        "CW038",
        rangeOf(input, "document"),
        message,
        "Add `execution:`; without formalities write { witnesses: 0 }.",
      );
    }
  }
  const { entry } = input;
  const words = [entry?.primary, entry?.secondary, ...(input.tags ?? [])].join(" ");
  if (sensitiveTopics.test(words) && input.sensitive === undefined) {
    const message = "This page is about a matter in which a visitor may be watched.";
    report("CW039", rangeOf(input, "entry"), message, "Say `sensitive: true` (or false, if you are sure).");
  }
};

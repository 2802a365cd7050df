import { generators } from "../../engine/document/generated/registry.ts";
import { didYouMean } from "../problem.ts";
import { placeOf, placeOfKey } from "../yaml-file.ts";
import type { DocumentCheck } from "./check.ts";

/** A computed table is one the engine knows, and gets every figure it asks for and no other. */
export const checkGenerated: DocumentCheck = ({ input, report }) => {
  for (const { generate } of input.document?.schedules ?? []) {
    if (generate?.name === undefined) continue;
    const generator = Object.hasOwn(generators, generate.name) ? generators[generate.name] : undefined;
    if (!generator) {
      const message = `There is no computed table "${generate.name}".`;
      report("CW021", placeOf(generate, "name"), message, didYouMean(generate.name, Object.keys(generators)));
      continue;
    }
    const given = generate.with ?? {};
    for (const figure of Object.keys(given)) {
      if (generator.figures.includes(figure)) continue;
      const message = `The table "${generate.name}" takes no figure "${figure}".`;
      report("CW021", placeOfKey(given, figure), message, didYouMean(figure, generator.figures));
    }
    const missing = generator.figures.filter((figure) => !Object.hasOwn(given, figure));
    if (missing.length > 0) {
      report("CW014", placeOf(generate, "with"), `The table "${generate.name}" also needs: ${missing.join(", ")}.`);
    }
  }
};

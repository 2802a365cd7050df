import { generators } from "../../../engine/document/generated/generators.ts";
import { didYouMean, quoted } from "../../problems/problem.ts";
import { rangeOf, rangeOfKey } from "../../position/yaml-file.ts";
import type { DocumentCheck } from "../check-inputs.ts";

/** Checks that a generated table exists in the engine and gets exactly the figures it requires. */
export const checkGenerated: DocumentCheck = ({ input, report }) => {
  for (const { generate } of input.document?.schedules ?? []) {
    if (generate?.name === undefined) continue;
    const generator = Object.hasOwn(generators, generate.name) ? generators[generate.name] : undefined;
    if (!generator) {
      const message = `There is no computed table ${quoted(generate.name)}.`;
      report("CW021", rangeOf(generate, "name"), message, didYouMean(generate.name, Object.keys(generators)));
      continue;
    }
    const given = generate.with ?? {};
    for (const figure of Object.keys(given)) {
      if (generator.figures.includes(figure)) continue;
      const message = `The table "${generate.name}" takes no figure "${figure}".`;
      report("CW021", rangeOfKey(given, figure), message, didYouMean(figure, generator.figures));
    }
    const missing = generator.figures.filter((figure) => !Object.hasOwn(given, figure));
    if (missing.length > 0) {
      report("CW014", rangeOf(generate, "with"), `The table "${generate.name}" also needs: ${missing.join(", ")}.`);
    }
  }
};

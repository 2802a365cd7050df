import type { Text } from "../../model/text.ts";
import { flattenParts, valueParts } from "../../text/text-parts.ts";
import type { BlockUse } from "../input/block-use.ts";
import { rangeOf } from "../position/yaml-file.ts";
import type { CompilationContext } from "./compilation-context.ts";
import type { FormulaLocation } from "./compile-formula.ts";
import { rangeOfInterpolation } from "./interpolation-range.ts";

/** Reports what a text of a block prints and this document leaves out. */
export const reportLeftOut = (
  context: CompilationContext,
  text: Text,
  at: FormulaLocation,
  { names }: BlockUse,
): void => {
  const leftOut = [...names].flatMap(([name, whole]) => (whole === null ? [name] : []));
  if (leftOut.length === 0) return;
  for (const part of valueParts(text)) {
    if (part.formula.ast !== null) continue;
    if (!leftOut.some((name) => new RegExp(`\\b${name}\\b`).test(part.formula.source))) continue;
    const message = `"${part.formula.source}" is printed here, also where this question is left out.`;
    context.report(
      "CW033",
      rangeOfInterpolation(at, part),
      message,
      "Print it under a condition that reads it, as in when: … > 0.",
    );
  }
};

/** Reports roles that a text of a block prints and the document does not supply. */
export const reportMissingRoles = ({ report, roles: known }: CompilationContext, text: Text, use: BlockUse): void => {
  for (const part of flattenParts(text)) {
    if (typeof part === "string" || part.type !== "agreement") continue;
    const { role } = part;
    if (use.roles.get(role) !== "" || use.args.has(role)) continue;
    const [example] = known;
    const message = `The block "${use.block}" needs a role for "${role}".`;
    const hint =
      example === undefined
        ? `Give the document roles, such as roles: { owner: { one: Owner, many: Owners } }, and write with: { ${role}: owner }`
        : `Name a role of \`roles\`: with: { ${role}: ${example} }`;
    report("CW021", rangeOf(use.site, "use"), message, hint);
  }
};

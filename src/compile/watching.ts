import { problemCodes } from "./problem-codes.ts";
import type { Report } from "./problem.ts";

/** A report that also remembers whether there was an error. */
export const watching = (report: Report): { readonly report: Report; readonly hasErrors: () => boolean } => {
  let errors = 0;
  return {
    report: (code, ...rest) => {
      if (problemCodes[code].severity === "error") errors++;
      report(code, ...rest);
    },
    hasErrors: () => errors > 0,
  };
};

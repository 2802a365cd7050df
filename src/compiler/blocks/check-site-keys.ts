import type { BlockSite } from "../input/block-sites.ts";
import { rangeOfKey } from "../position/yaml-file.ts";
import { quoted } from "../problems/problem.ts";
import type { Report } from "../problems/problem.ts";
/** The keys that a question may have in addition to `use`. */
const QUESTION_KEYS: ReadonlySet<string> = new Set([
  "use",
  "id",
  "with",
  "as",
  "without",
  "labels",
  "defaults",
  "renamed",
]);

/** A block adds several questions. A key that applies to one question, such as `when`, would be ignored silently. */
export const checkSiteKeys = (sites: readonly BlockSite[], report: Report): void => {
  for (const { kind, node } of sites) {
    if (kind !== "question") continue;
    for (const key of Object.keys(node).filter((one) => !QUESTION_KEYS.has(one)))
      report(
        "CW017",
        rangeOfKey(node, key),
        `${quoted(key)} has no effect here: the block "${node.use}" brings its own questions.`,
        key === "when"
          ? `Use the block in a step of its own: { use: ${node.use}, when: … }`
          : "Leave it out, or use what a block accepts: labels, defaults, without.",
      );
  }
};

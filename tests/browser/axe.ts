import { readFileSync } from "node:fs";
import { createRequire } from "node:module";
import type { Page } from "playwright-core";

const AXE = readFileSync(createRequire(import.meta.url).resolve("axe-core/axe.min.js"), "utf8");

type Finding = {
  readonly id: string;
  readonly nodes: readonly { readonly target: readonly unknown[]; readonly failureSummary?: string }[];
};

/** What axe finds on the whole page, one line for each element. */
export const axe = async (page: Page): Promise<readonly string[]> => {
  await page.evaluate(AXE);
  const findings = await page.evaluate(async () => {
    const { run } = (globalThis as unknown as { axe: { run: (options: object) => Promise<{ violations: Finding[] }> } })
      .axe;
    const tags = ["wcag2a", "wcag2aa", "wcag21a", "wcag21aa", "wcag22aa", "best-practice"];
    return (await run({ runOnly: tags, resultTypes: ["violations"] })).violations;
  });
  return findings.flatMap(({ id, nodes }) =>
    nodes.map((node) => `${id}: ${node.target.join(" ")} ${node.failureSummary ?? ""}`),
  );
};

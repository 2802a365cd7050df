import { readFileSync } from "node:fs";
import { createRequire } from "node:module";
import type { Page } from "playwright-core";

const AXE = readFileSync(createRequire(import.meta.url).resolve("axe-core/axe.min.js"), "utf8");

type Finding = {
  readonly id: string;
  readonly nodes: readonly { readonly target: readonly unknown[]; readonly failureSummary?: string }[];
};

type Axe = { readonly run: (within: Document | string, options: object) => Promise<{ violations: Finding[] }> };

const TAGS = ["wcag2a", "wcag2aa", "wcag21a", "wcag21aa", "wcag22aa", "best-practice"];

/** Axe findings on the page, or on a part of it without the named rules; one line per element. */
export const axe = async (page: Page, within?: string, without: readonly string[] = []): Promise<readonly string[]> => {
  await page.evaluate(AXE);
  const findings = await page.evaluate(
    async ([part, tags, off]) => {
      const { run } = (globalThis as unknown as { axe: Axe }).axe;
      const rules = Object.fromEntries(off.map((rule) => [rule, { enabled: false }]));
      return (await run(part ?? document, { runOnly: tags, rules, resultTypes: ["violations"] })).violations;
    },
    [within, TAGS, without] as const,
  );
  return findings.flatMap(({ id, nodes }) =>
    nodes.map((node) => `${id}: ${node.target.join(" ")} ${node.failureSummary ?? ""}`),
  );
};

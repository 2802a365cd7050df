import type { LawSource } from "../../../model/tool-result.ts";

/** The name of the site of an address. Example: "courts.ca.gov" */
export const hostNameOf = (href: string): string => new URL(href).hostname.replace(/^www\./, "");

/** The official page to show beside a value of law: only where we do not know the value, even if its citation is known. */
export const officialPageFor = ({
  cite,
  status,
  official,
}: Pick<LawSource, "cite" | "status" | "official">): string | null =>
  cite === null || status === "unknown" || status === "disputed" ? official : null;

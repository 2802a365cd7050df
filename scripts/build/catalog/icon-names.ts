import { readdirSync } from "node:fs";
import { createRequire } from "node:module";
import { dirname, join } from "node:path";

const SUFFIX = ".mjs";

/** The icon names an author may use ("shield-check"), as the icon package ships them. */
export const iconNames = (): readonly string[] => {
  const entry = createRequire(import.meta.url).resolve("lucide-react");
  return readdirSync(join(dirname(entry), "../esm/icons"))
    .filter((file) => file.endsWith(SUFFIX))
    .map((file) => file.slice(0, -SUFFIX.length));
};

/** The name under which the icon package exports an icon ("shield-check" is `ShieldCheck`). */
export const iconExport = (name: string): string =>
  name.replace(/(^|-)([a-z0-9])/g, (_match, _dash: string, letter: string) => letter.toUpperCase());

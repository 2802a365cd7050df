import { chromium } from "playwright-core";
import { canInstallPackages, installPackages, isOnPath, isRunnable, runInstaller } from "./debian-packages.ts";

const PLACES = [
  "/usr/bin/chromium",
  "/usr/bin/chromium-browser",
  "/usr/bin/google-chrome",
  "/usr/bin/google-chrome-stable",
  "/snap/bin/chromium",
  "/Applications/Google Chrome.app/Contents/MacOS/Google Chrome",
  "/Applications/Chromium.app/Contents/MacOS/Chromium",
];

/** The Debian packages the full test run needs in addition to Node: a browser, its fonts, and tools for PDF and seals. */
const DEBIAN_PACKAGES = ["chromium", "fonts-noto-cjk", "fonts-thai-tlwg", "poppler-utils", "openssl"];

/** A program of each package of tools, and the package to install if it is missing. */
const TOOLS = { pdftotext: "poppler-utils", openssl: "openssl" };

const missingTools = (): readonly string[] =>
  Object.entries(TOOLS).flatMap(([program, name]) => (isOnPath(program) ? [] : [name]));

/** The path of an installed Chromium, or null. `CHROMIUM` in the environment has priority. */
export const findChromium = (): string | null => {
  const named = process.env["CHROMIUM"];
  return [...(named ? [named] : []), ...PLACES, chromium.executablePath()].find(isRunnable) ?? null;
};

/**
 * The path of a Chromium, installing one first if necessary: Debian's package as root, Playwright's browser otherwise.
 *
 * Throws: with one sentence that names what to install when both fail.
 */
export const ensureChromium = (): string => {
  const found = findChromium();
  if (found && missingTools().length === 0) return found;
  try {
    if (canInstallPackages()) {
      installPackages(DEBIAN_PACKAGES);
    } else if (!found) {
      runInstaller("npx", ["playwright-core", "install", "chromium"]);
    }
  } catch (error) {
    console.error(`The installation of the test browser stopped: ${String(error)}`);
  }
  const path = findChromium();
  const missing = missingTools();
  if (path && missing.length === 0) return path;
  throw new Error(
    path
      ? `The tests read files with programs of these packages, which are missing: install ${missing.join(", ")}.`
      : "The tests need Chromium and none was found: install it (Debian: apt-get install chromium) or set CHROMIUM to its path.",
  );
};

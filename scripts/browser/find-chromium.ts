import { execFileSync } from "node:child_process";
import { accessSync, constants } from "node:fs";
import { chromium } from "playwright-core";

const PLACES = [
  "/usr/bin/chromium",
  "/usr/bin/chromium-browser",
  "/usr/bin/google-chrome",
  "/usr/bin/google-chrome-stable",
  "/snap/bin/chromium",
  "/Applications/Google Chrome.app/Contents/MacOS/Google Chrome",
  "/Applications/Chromium.app/Contents/MacOS/Chromium",
];

/** The Debian packages the full test run needs in addition to Node: a browser, its fonts, and PDF tools. */
const DEBIAN_PACKAGES = ["chromium", "fonts-noto-cjk", "fonts-thai-tlwg", "poppler-utils"];

const isRunnable = (path: string): boolean => {
  try {
    accessSync(path, constants.X_OK);
    return true;
  } catch {
    return false;
  }
};

const onPath = (command: string): boolean =>
  (process.env["PATH"] ?? "").split(":").some((folder) => isRunnable(`${folder}/${command}`));

/** The path of an installed Chromium, or null. `CHROMIUM` in the environment has priority. */
export const findChromium = (): string | null => {
  const named = process.env["CHROMIUM"];
  return [...(named ? [named] : []), ...PLACES, chromium.executablePath()].find(isRunnable) ?? null;
};

const run = (command: string, args: readonly string[]): void => {
  execFileSync(command, args, { stdio: "inherit", env: { ...process.env, DEBIAN_FRONTEND: "noninteractive" } });
};

const isDebianRoot = (): boolean => process.getuid?.() === 0 && onPath("apt-get");

/**
 * The path of a Chromium, installing one first if necessary: Debian's package as root, Playwright's browser otherwise.
 *
 * Throws: with one sentence that names what to install when both fail.
 */
export const ensureChromium = (): string => {
  const missingReader = !onPath("pdftotext");
  const found = findChromium();
  if (found && !missingReader) return found;
  try {
    if (isDebianRoot()) {
      run("apt-get", ["update", "-qq"]);
      run("apt-get", ["install", "-y", "-qq", "--no-install-recommends", ...DEBIAN_PACKAGES]);
    } else if (!found) {
      run("npx", ["playwright-core", "install", "chromium"]);
    }
  } catch (error) {
    console.error(`The installation of the test browser stopped: ${String(error)}`);
  }
  const path = findChromium();
  if (path && onPath("pdftotext")) return path;
  throw new Error(
    path
      ? "The tests read PDF files with pdftotext and it is missing: install poppler-utils."
      : "The tests need Chromium and none was found: install it (Debian: apt-get install chromium) or set CHROMIUM to its path.",
  );
};

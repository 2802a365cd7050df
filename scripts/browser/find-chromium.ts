import { basename } from "node:path";
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

/** Chromium without its user interface: a page opened in it takes half of the processor time. */
const HEADLESS_SHELL = "/usr/bin/chromium-headless-shell";

/** The Debian packages the full test run needs in addition to Node and a browser: fonts, and tools for PDF and seals. */
const DEBIAN_PACKAGES = ["fonts-noto-cjk", "fonts-thai-tlwg", "poppler-utils", "openssl"];

/** A program of each package of tools, and the package to install if it is missing. */
const TOOLS = { pdftotext: "poppler-utils", openssl: "openssl" };

const missingTools = (): readonly string[] =>
  Object.entries(TOOLS).flatMap(([program, name]) => (isOnPath(program) ? [] : [name]));

const named = (): string | null => [process.env["CHROMIUM"] ?? ""].find(isRunnable) ?? null;

const findShell = (): string | null => named() ?? (isRunnable(HEADLESS_SHELL) ? HEADLESS_SHELL : null);

const findChromium = (): string | null => named() ?? [...PLACES, chromium.executablePath()].find(isRunnable) ?? null;

/** The path of the browser for tests, or null: the one `CHROMIUM` names, a headless shell, or any Chromium. */
export const findTestBrowser = (): string | null => findShell() ?? findChromium();

/** Runs an installation; one that fails is reported, and the caller looks for what there is. */
const tryToInstall = (install: () => void): void => {
  try {
    install();
  } catch (error) {
    console.error(`The installation of the test browser stopped: ${String(error)}`);
  }
};

const ensureOne = (find: () => string | null): string => {
  const found = find();
  if (found && missingTools().length === 0) return found;
  tryToInstall(() => {
    if (canInstallPackages()) installPackages([...(found ? [] : ["chromium"]), ...DEBIAN_PACKAGES]);
    else if (!found) runInstaller("npx", ["playwright-core", "install", "chromium"]);
  });
  const path = find();
  const missing = missingTools();
  if (path && missing.length === 0) return path;
  throw new Error(
    path
      ? `The tests read files with programs of these packages, which are missing: install ${missing.join(", ")}.`
      : "The tests need Chromium and none was found: install it (Debian: apt-get install chromium) or set CHROMIUM to its path.",
  );
};

/**
 * The path of an installed Chromium, installing one first if necessary: Debian's package as root, Playwright's browser otherwise.
 *
 * Throws: with one sentence that names what to install when both fail.
 */
export const ensureChromium = (): string => ensureOne(findChromium);

/**
 * The path of the browser for tests. As root on Debian a headless shell is installed first; without one any Chromium will do.
 *
 * Throws: as `ensureChromium`.
 */
export const ensureTestBrowser = (): string => {
  if (findShell() === null && canInstallPackages())
    tryToInstall(() => installPackages([basename(HEADLESS_SHELL), ...DEBIAN_PACKAGES]));
  return ensureOne(findTestBrowser);
};

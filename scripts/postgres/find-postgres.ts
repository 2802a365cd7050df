import { readdirSync } from "node:fs";
import { canInstallPackages, installPackages, isRunnable } from "../browser/debian-packages.ts";

const DEBIAN = "/usr/lib/postgresql";

const debianFolders = (): readonly string[] => {
  try {
    return readdirSync(DEBIAN)
      .toSorted((a, b) => Number(b) - Number(a))
      .map((version) => `${DEBIAN}/${version}/bin`);
  } catch {
    return [];
  }
};

/** The folder with the programs of a PostgreSQL server, or null. Debian keeps them apart from the search path. */
export const findPostgres = (): string | null =>
  [...debianFolders(), ...(process.env["PATH"] ?? "").split(":")].find(
    (folder) => isRunnable(`${folder}/postgres`) && isRunnable(`${folder}/initdb`),
  ) ?? null;

/** The message shown if PostgreSQL is not installed. */
export const POSTGRES_MISSING =
  "The tests need PostgreSQL 15 or newer and none was found: install it (Debian: apt-get install postgresql), or set TEST_DATABASE_URL to a server on which the user may create databases.";

/**
 * Makes sure that the tests find a PostgreSQL server, installing Debian's package as root if there is none.
 *
 * Throws: with one sentence that names what to install.
 */
export const ensurePostgres = (): void => {
  if (process.env["TEST_DATABASE_URL"] || findPostgres()) return;
  if (canInstallPackages()) installPackages(["postgresql"]);
  if (!findPostgres()) throw new Error(POSTGRES_MISSING);
};

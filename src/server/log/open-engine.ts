import type { SqlEngine } from "./engines/sql-engine.ts";

/** Where sessions are stored: in a PostgreSQL server by its address, or else in a folder. */
export type DatabasePlace = { readonly databaseUrl: string | undefined; readonly dataDir: string };

/**
 * The database that the configuration names. Its engine is loaded now and not before, so that a site without sessions starts
 * and weighs as if there were none. `onEnd` is called when the database can no longer be used.
 */
export const openEngine = async ({ databaseUrl, dataDir }: DatabasePlace, onEnd: () => void): Promise<SqlEngine> => {
  if (databaseUrl === undefined) return (await import("./engines/pglite-engine.ts")).openPglite(dataDir, onEnd);
  return (await import("./engines/postgres-engine.ts")).openPostgres(databaseUrl);
};

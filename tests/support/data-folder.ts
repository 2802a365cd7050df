import { cpSync, mkdtempSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { openPglite } from "../../src/server/log/engines/pglite-engine.ts";

const createTemplate = async (): Promise<string> => {
  const folder = mkdtempSync(join(tmpdir(), "data-template-"));
  const engine = await openPglite(folder, () => undefined);
  await engine.close();
  return folder;
};

let template: Promise<string> | undefined;

/** A new data directory with an empty database; making the files of one takes seconds, so they are made once and copied. */
export const newDataFolder = async (): Promise<string> => {
  template ??= createTemplate();
  const folder = mkdtempSync(join(tmpdir(), "data-"));
  cpSync(await template, folder, { recursive: true });
  return folder;
};

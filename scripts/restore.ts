// Reads a backup of sessions into an empty database of either kind: npm run restore -- FILE
import { resolve } from "node:path";
import { backupLines } from "../src/server/log/backup/backup-files.ts";
import { importSessions } from "../src/server/log/backup/import-sessions.ts";
import { withDatabase } from "./sessions/with-database.ts";

const [file] = process.argv.slice(2);

await withDatabase("npm run restore -- FILE", file, async (engine) => {
  const result = await importSessions(engine, backupLines(resolve(file!)));
  if (!result.ok) throw new Error(result.message);
  return `${result.rows} rows were restored.`;
});

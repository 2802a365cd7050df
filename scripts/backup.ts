// Writes everything that is stored about sessions into a file: npm run backup -- FILE
import { resolve } from "node:path";
import { writeSessionBackup } from "../src/server/log/backup/backup-files.ts";
import { withDatabase } from "./sessions/with-database.ts";

const [file] = process.argv.slice(2);

await withDatabase("npm run backup -- FILE", file, async (engine) => {
  await writeSessionBackup(engine, resolve(file!));
  return `The backup is in ${resolve(file!)}. It contains the key that signs heads: keep it secret.`;
});

import type { SqlEngine } from "../../src/server/log/engines/sql-engine.ts";
import { openEngine } from "../../src/server/log/open-engine.ts";
import { migrate } from "../../src/server/log/store/migrations.ts";
import { readServerConfig } from "../../src/server/server-config.ts";

/** Ends with 2 where the command was misused, with 1 and one sentence where it failed. */
export const withDatabase = async (
  usage: string,
  argument: string | undefined,
  act: (engine: SqlEngine) => Promise<string>,
): Promise<void> => {
  const { config, problems } = readServerConfig(process.env);
  if (argument === undefined || problems.length > 0) {
    for (const line of [...problems, `Usage: ${usage}`]) console.error(line);
    process.exitCode = 2;
    return;
  }
  let engine: SqlEngine | undefined;
  try {
    engine = await openEngine(config, () => undefined);
    await migrate(engine);
    console.log(await act(engine));
  } catch (error) {
    console.error(error instanceof Error ? error.message : String(error));
    process.exitCode = 1;
  } finally {
    await engine?.close();
  }
};

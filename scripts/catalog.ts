// The author's and CI's command line: `npm run -s catalog -- <verb>`. Exit code 0 fine, 1 problems found, 2 wrong call.
import "../src/i18n/all-screen-messages.ts";
import "../src/text/language-registry/all-prose.ts";
import { CatalogFolderError } from "./build/catalog/read-catalog.ts";
import type { CliVerb } from "./cli/cli-verb.ts";
import { UsageError } from "./cli/cli-verb.ts";

const VERBS: Readonly<Record<string, () => Promise<CliVerb>>> = {
  assist: async () => (await import("./cli/verbs/assist.ts")).assist,
  ask: async () => (await import("./cli/verbs/ask.ts")).ask,
  check: async () => (await import("./cli/verbs/check.ts")).check,
  describe: async () => (await import("./cli/verbs/describe.ts")).describe,
  draft: async () => (await import("./cli/verbs/draft.ts")).draft,
  explain: async () => (await import("./cli/verbs/explain.ts")).explain,
  feel: async () => (await import("./cli/verbs/feel.ts")).feel,
  law: async () => (await import("./cli/verbs/law.ts")).law,
  list: async () => (await import("./cli/verbs/list.ts")).list,
  new: async () => (await import("./cli/verbs/new.ts")).newFile,
  review: async () => (await import("./cli/verbs/review.ts")).review,
  rename: async () => (await import("./cli/verbs/rename.ts")).rename,
  translations: async () => (await import("./cli/verbs/translations.ts")).translations,
  verify: async () => (await import("./cli/verbs/verify.ts")).verify,
  "where-used": async () => (await import("./cli/verbs/where-used.ts")).whereUsed,
};

const usage = async (): Promise<string> => {
  const verbs = await Promise.all(Object.values(VERBS).map((load) => load()));
  return ["npm run -s catalog -- <verb>", "", ...verbs.map((verb) => `  ${verb.usage}\n      ${verb.summary}`)].join(
    "\n",
  );
};

const main = async (argv: readonly string[]): Promise<number> => {
  const [name = "", ...args] = argv;
  if (["", "help", "--help", "-h"].includes(name)) {
    console.log(await usage());
    return name === "" ? 2 : 0;
  }
  const load = Object.hasOwn(VERBS, name) ? VERBS[name] : undefined;
  if (!load) {
    console.error(`There is no verb "${name}".\n\n${await usage()}`);
    return 2;
  }
  const verb = await load();
  try {
    return await verb.run(args);
  } catch (error) {
    if (error instanceof CatalogFolderError) {
      console.error(error.message);
      return 1;
    }
    if (!(error instanceof UsageError)) throw error;
    console.error(`${error.message}\n\n  ${verb.usage}`);
    return 2;
  }
};

process.exitCode = await main(process.argv.slice(2));

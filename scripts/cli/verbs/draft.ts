import { openCatalog } from "../../build/catalog/compiled-catalog.ts";
import { draftBulk } from "../draft-bulk.ts";
import { findDefinition } from "../find-definition.ts";
import { openPage } from "../open-page.ts";
import { formatOf, writeDraft } from "../write-draft.ts";
import { UsageError, parseArguments, readFormat } from "../cli-verb.ts";
import type { CliVerb } from "../cli-verb.ts";

const FLAGS = {
  answers: { type: "string" },
  bulk: { type: "string" },
  lang: { type: "string" },
  settings: { type: "string" },
  today: { type: "string" },
  out: { type: "string" },
  format: { type: "string" },
  "no-note": { type: "boolean" },
} as const;

/** Makes a finished document from an answers file, or one for each row of a table. */
export const draft: CliVerb = {
  usage:
    "draft <slug> --answers A.yaml --out F.docx|pdf|md|txt|json [--lang en] [--settings S.yaml] [--today D] [--no-note] [--format text|json]\n  draft <slug> --bulk rows.csv --out DIR [--lang en] [--settings S.yaml] [--today D] [--no-note] [--format text|json]",
  summary: "make the document; with --bulk one for each row",
  run: async (args) => {
    const { words, flags } = parseArguments(args, 1, FLAGS);
    const format = readFormat(flags.format, ["text", "json"]);
    if (flags.out === undefined) throw new UsageError("Say where to write with --out.");
    if ((flags.answers === undefined) === (flags.bulk === undefined)) throw new UsageError("Give --answers or --bulk.");
    const { page: definition, compiled } = findDefinition(openCatalog(), words[0] ?? "", flags.lang);
    const omitsNote = flags["no-note"] === true;
    if (flags.bulk !== undefined)
      return draftBulk(compiled, definition, flags.bulk, flags.out, { ...flags, omitsNote, format });
    formatOf(flags.out);
    const report = await writeDraft(definition, openPage(compiled, definition, flags), flags.out, { omitsNote });
    console.log(format === "json" ? JSON.stringify(report, null, 2) : report.lines.join("\n"));
    return report.fine ? 0 : 1;
  },
};

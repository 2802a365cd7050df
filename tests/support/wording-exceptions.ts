type Exception = {
  /** Start of the file's path. */
  readonly file: string;
  /** Key of a YAML value; every value when absent. */
  readonly key?: string;
  /** Words of the exempt passage; every passage when absent. */
  readonly words?: string;
  readonly reason: string;
};

const exceptions: readonly Exception[] = [
  { file: "catalog/law", key: "quote", reason: "quotations of statutes" },
  { file: "catalog/playbooks", key: "phrases", reason: "patterns that match the words of other people's contracts" },
  { file: "catalog", key: "derivation", reason: "notes on hand calculations, never shown" },
  { file: "catalog/vocabulary.yaml", reason: "what people type into the search and the assistant" },
  { file: "catalog/messages", reason: "messages as people type them" },
  { file: "catalog/pages/help.yaml", key: "heading", words: "How do I …", reason: "a heading that its items complete" },
  { file: "docs/readings", reason: "dated reports; each is replaced when its document is read again" },
];

/** Whether a passage is exempt from the calque list. */
export const isExempt = (file: string, text: string, path: readonly string[] = []): boolean =>
  exceptions.some(
    (exception) =>
      file.startsWith(exception.file) &&
      (exception.key === undefined || path.includes(exception.key)) &&
      (exception.words === undefined || text.includes(exception.words)),
  );

import type { DocumentDefinition } from "../../../src/model/definition.ts";

/** An empty definition for the benchmark pages to fill. */
export const bareDefinition: DocumentDefinition = {
  language: "en",
  roles: {},
  screen: [],
  steps: [],
  checks: [],
  kind: "document",
  id: "bare",
  status: "ready",
  entry: { icon: "file", primary: "Bare", secondary: "Form", action: "Create" },
  slugs: ["bare"],
  tags: [],
  synonyms: [],
  related: [],
  sensitive: false,
  version: "1",
  hash: "1",
  languages: ["en"],
  esign: { allowed: "allowed" },
  about: { makes: "", minutes: 1, haveReady: [], suits: [], notFor: [] },
  document: { language: "en", numbering: "decimal", title: [], recitals: [], clauses: [], schedules: [] },
  nextSteps: [],
};

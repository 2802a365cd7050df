import { idOfName, nameInYaml } from "./name-in-yaml.ts";

const LAW = `# yaml-language-server: $schema=../../schemas/law.schema.json
# Every line that starts with # is a note to you. Delete the notes when you no longer need them.
# What the law of each place says on one subject. A place that is not listed was not read, and pages say so.
topic: %TOPIC%
title: %TITLE%
# The date that selects the value in force.
keyed_on: start
# Where people can ask if a place is not listed.
official: https://www.usa.gov/state-consumer
columns:
  days: { unit: day, bound: min, label: Days of notice that the law requires }
places:
  # Nobody has read this place yet: pages say that we do not know. Add a row when you have read the law:
  # npm run -s catalog -- law add %TOPIC% US-CA --from 2026-01-01 --value 30 --cite "…" --source https://…
  US-CA:
    status: unknown
    official: https://leginfo.legislature.ca.gov/
`;

/** The text of a new topic of law, without a row for any place, and its id. */
export const newLaw = (name: string): { readonly id: string; readonly text: string } => {
  const id = idOfName(name);
  const values: Readonly<Record<string, string>> = { TOPIC: id.replaceAll("-", "_"), TITLE: nameInYaml(name) };
  return { id, text: LAW.replaceAll(/%([A-Z]+)%/g, (_, key: string) => values[key] ?? "") };
};

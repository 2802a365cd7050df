import type { YamlScalar } from "./yaml-scalars.ts";
import { yamlScalars } from "./yaml-scalars.ts";

/** Keys whose value is a formula from end to end. */
const FORMULA_KEYS: ReadonlySet<string> = new Set(
  "when exit_when default min max is in each optional place on due from until notice_days witnesses suggest".split(" "),
);

/** Keys whose value is the id of a field. */
const ID_KEYS = new Set(["at", "field", "fields_from"]);

type Edit = { readonly from: number; readonly to: number; readonly text: string };

const applyEdits = (text: string, edits: readonly Edit[]): string =>
  [...edits]
    .sort((a, b) => b.from - a.from)
    .reduce((edited, edit) => edited.slice(0, edit.from) + edit.text + edited.slice(edit.to), text);

const word = (id: string): RegExp => new RegExp(`(?<![\\w."'-])${id}(?![\\w"'-])`, "g");

const within = (scalar: YamlScalar, part: string, offset: number, old: string, fresh: string): readonly Edit[] =>
  [...part.matchAll(word(old))].map((match) => {
    const from = scalar.from + offset + match.index;
    return { from, to: from + old.length, text: fresh };
  });

const inMarks = (scalar: YamlScalar, old: string, fresh: string): readonly Edit[] =>
  [...scalar.source.matchAll(/\{\{.*?\}\}/gs)].flatMap((mark) => within(scalar, mark[0], mark.index, old, fresh));

/** The key under which a translation words the answers of a question. */
const isWorded = (path: YamlScalar["path"]): boolean =>
  path.length === 2 && (path[0] === "options" || path[0] === "words");

const editsOf = (scalar: YamlScalar, old: string, fresh: string): readonly Edit[] => {
  const key = scalar.path.at(-1);
  const whole = [{ from: scalar.from, to: scalar.to, text: fresh }];
  const isIn = (...keys: readonly string[]): boolean => keys.some((one) => scalar.path.includes(one));
  if (scalar.isKey) {
    const isAnswer = isIn("answers", "values") || isWorded(scalar.path);
    return scalar.source === old && isAnswer ? whole : [];
  }
  if (key === "id" && scalar.source === old && isIn("fields", "screen", "compute")) return whole;
  if (ID_KEYS.has(String(key))) return scalar.source === old ? whole : [];
  const under = scalar.path.map(String);
  const isFormula =
    FORMULA_KEYS.has(String(key)) ||
    (key === "is" && isIn("compute")) ||
    under.includes("carry") ||
    under.includes("with") ||
    under[0] === "distinct" ||
    under.includes("law");
  return isFormula ? within(scalar, scalar.source, 0, old, fresh) : inMarks(scalar, old, fresh);
};

const startsWith = (path: YamlScalar["path"], start: YamlScalar["path"]): boolean =>
  start.every((key, index) => path[index] === key);

/** The old id behind the last of those known before, in the style (block or flow) of their list. */
const appendFormerId = (text: string, last: YamlScalar, old: string): Edit => {
  const line = text.slice(text.lastIndexOf("\n", last.from) + 1, last.from);
  const isBlock = /^\s*- $/.test(line);
  return { from: last.to, to: last.to, text: isBlock ? `\n${line}${old}` : `, ${old}` };
};

/** Writes `formerly: [old]` beside an id, in the style (block or flow) the author used there. */
const formerly = (text: string, scalars: readonly YamlScalar[], id: YamlScalar, old: string): Edit => {
  const known = scalars.findLast(
    (scalar) => startsWith(scalar.path, [...id.path.slice(0, -1), "formerly"]) && !scalar.isKey,
  );
  if (known) return appendFormerId(text, known, old);
  const line = text.slice(text.lastIndexOf("\n", id.from) + 1, id.from);
  const indent = " ".repeat(line.length - "id: ".length);
  const isFlow = /\{[^}]*$/.test(line);
  return { from: id.to, to: id.to, text: isFlow ? `, formerly: [${old}]` : `\n${indent}formerly: [${old}]` };
};

/**
 * The text of a definition file with one field renamed everywhere: its id, formulas, template marks and case answers.
 *
 * The old id stays beside the new one under `formerly`, so that drafts find their answers again.
 */
export const renameField = (text: string, old: string, fresh: string): string => {
  const scalars = yamlScalars(text);
  const edits = scalars.flatMap((scalar) => editsOf(scalar, old, fresh));
  const ids = scalars.filter(
    (scalar) => !scalar.isKey && scalar.path.at(-1) === "id" && scalar.source === old && scalar.path.includes("fields"),
  );
  return applyEdits(text, [...edits, ...ids.map((id) => formerly(text, scalars, id, old))]);
};

const idsOf = (text: string): readonly YamlScalar[] =>
  yamlScalars(text).filter(
    ({ path, isKey }) => !isKey && path.at(-1) === "id" && ["steps", "screen", "compute"].includes(String(path[0])),
  );

/** Whether a definition file has something of that id to rename: a question, inside rows too, or a named figure. */
export const hasField = (text: string, id: string): boolean =>
  idsOf(text).some(({ path, source }) => source === id && (path[0] !== "steps" || path.includes("fields")));

/** Whether an id is taken in a definition file by a question outside rows, a screening question or a named figure. */
export const isIdTaken = (text: string, id: string): boolean =>
  idsOf(text).some(({ path, source }) => source === id && (path[0] !== "steps" || path.length === 5));

/** The text of another file after a field was renamed, with its prefilled answers for that field updated. */
export const updateFieldReferences = (
  text: string,
  definition: readonly string[],
  old: string,
  fresh: string,
): string => {
  const scalars = yamlScalars(text);
  const goesThere = ({ path }: YamlScalar): boolean => {
    const step = path.slice(0, -2);
    const create = scalars.find(
      (scalar) =>
        scalar.path.at(-1) === "create" &&
        scalar.path.length === step.length + 1 &&
        startsWith(scalar.path, step) &&
        !scalar.isKey,
    );
    return create !== undefined && definition.includes(create.source);
  };
  const keys = scalars.filter(
    (scalar) => scalar.isKey && scalar.path.at(-2) === "carry" && scalar.source === old && goesThere(scalar),
  );
  return applyEdits(
    text,
    keys.map(({ from, to }) => ({ from, to, text: fresh })),
  );
};

/** The text of a file under a new definition id; the definition itself keeps the old id under `formerly`. */
export const renameDefinition = (text: string, old: string, fresh: string, keepsOld: boolean): string => {
  const scalars = yamlScalars(text);
  const id = scalars.find(
    (scalar) => !scalar.isKey && scalar.path.length === 1 && scalar.path[0] === "id" && scalar.source === old,
  );
  if (!id) return text;
  const edit = { from: id.from, to: id.to, text: fresh };
  return applyEdits(text, keepsOld ? [edit, formerly(text, scalars, id, old)] : [edit]);
};

/** The text of any other file after a definition was renamed: the lists that name it follow. */
export const updateReferences = (text: string, old: string, fresh: string): string => {
  const lists = new Set(["related", "meanwhile", "use", "playbook", "definition", "create"]);
  const named = yamlScalars(text).filter(
    (scalar) => !scalar.isKey && scalar.source === old && scalar.path.some((key) => lists.has(String(key))),
  );
  return applyEdits(
    text,
    named.map((scalar) => ({ from: scalar.from, to: scalar.to, text: fresh })),
  );
};

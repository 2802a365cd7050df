import { navigation } from "virtual:catalog-navigation";
import { useState } from "react";
import type { FormEvent } from "react";
import { NEW_KINDS, nameProblem, newFiles } from "../../../compiler/templates/new-files.ts";
import type { NewKind } from "../../../compiler/templates/new-files.ts";
import { studio } from "../../../i18n/english-only/studio.ts";
import { Button } from "../../../ui/primitives/button.tsx";
import { NativeSelect } from "../../../ui/primitives/native-select.tsx";
import { TextField } from "../../../ui/primitives/text-field.tsx";
import type { SourceTexts } from "../compiler/compiler-messages.ts";

const { newFile: messages } = studio;

type SelectProps = {
  readonly label: string;
  readonly value: string;
  readonly offered: readonly string[];
  readonly shown?: { readonly [value: string]: string };
  readonly onValue: (value: string) => void;
};

const LabeledSelect = ({ label, value, offered, shown, onValue }: SelectProps) => (
  <label className="grid gap-1 text-sm font-semibold">
    {label}
    <NativeSelect
      small
      value={value}
      options={offered.map((one) => ({ value: one, label: shown?.[one] ?? one }))}
      onValueChange={onValue}
    />
  </label>
);

const CATEGORIES = navigation.categories.map(({ id }) => id);
const TAGS = ["personal", "business"];

const playbooksIn = (texts: SourceTexts): readonly string[] =>
  Object.keys(texts).flatMap((path) => /^catalog\/playbooks\/([^.]+)\.yaml$/.exec(path)?.[1] ?? []);

type Props = {
  readonly texts: SourceTexts;
  /** Adds the files and opens the first one. */
  readonly onCreate: (files: SourceTexts, first: string) => void;
};

/** Begins a definition of a kind from a commented file that passes every check. */
export const NewFileForm = ({ texts, onCreate }: Props) => {
  const playbooks = playbooksIn(texts);
  const [kind, setKind] = useState<NewKind>("document");
  const [name, setName] = useState("");
  const [category, setCategory] = useState(CATEGORIES[0] ?? "");
  const [tag, setTag] = useState(TAGS[0] ?? "");
  const [playbook, setPlaybook] = useState(playbooks[0] ?? "");
  const [error, setError] = useState<string>();
  const create = (event: FormEvent): void => {
    event.preventDefault();
    const problem = nameProblem(name);
    if (problem) return setError(messages.problems[problem]);
    const { files } = newFiles({ kind, name: name.trim(), category, tag, playbook, icon: null });
    const [first] = files;
    if (!first) return;
    if (files.some(({ path }) => Object.hasOwn(texts, path))) return setError(messages.problems.taken);
    setError(undefined);
    setName("");
    onCreate(Object.fromEntries(files.map(({ path, text }) => [path, text])), first.path);
  };
  return (
    <form noValidate onSubmit={create} className="grid gap-3 rounded-md border border-rule bg-paper p-3">
      <LabeledSelect
        label={messages.kind}
        value={kind}
        offered={NEW_KINDS}
        shown={messages.kinds}
        onValue={(value) => setKind(NEW_KINDS.find((one) => one === value) ?? kind)}
      />
      <TextField label={messages.name} error={error} value={name} onChange={(event) => setName(event.target.value)} />
      {(kind === "document" || kind === "review") && (
        <LabeledSelect label={messages.category} value={category} offered={CATEGORIES} onValue={setCategory} />
      )}
      {kind === "document" && (
        <LabeledSelect
          label={messages.audience}
          value={tag}
          offered={TAGS}
          shown={messages.audiences}
          onValue={setTag}
        />
      )}
      {kind === "review" && (
        <LabeledSelect label={messages.playbook} value={playbook} offered={playbooks} onValue={setPlaybook} />
      )}
      <Button small variant="main" type="submit">
        {messages.create}
      </Button>
    </form>
  );
};

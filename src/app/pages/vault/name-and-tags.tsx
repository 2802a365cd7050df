import { useState } from "react";
import { vault as messages } from "../../../i18n/english-only/vault.ts";
import type { VaultDocument } from "../../../model/storage/vault.ts";
import { Button } from "../../../ui/primitives/button.tsx";
import { TextField } from "../../../ui/primitives/text-field.tsx";
import { shortName, shortTags } from "../../storage/records/short-names.ts";
import { readTags } from "./choose-documents.ts";

type Props = {
  readonly document: VaultDocument;
  readonly onSave: (changes: Pick<VaultDocument, "name" | "tags">) => void;
  readonly onCancel: () => void;
};

/** Changes what a document is called and under which tags it is found. */
export const NameAndTags = ({ document, onSave, onCancel }: Props) => {
  const [name, setName] = useState(document.name);
  const [tags, setTags] = useState(document.tags.join(", "));
  return (
    <form
      className="space-y-4"
      onSubmit={(event) => {
        event.preventDefault();
        onSave({ name: shortName(name.trim() || document.name), tags: shortTags(readTags(tags)) });
      }}
    >
      <TextField autoFocus label={messages.newName} value={name} onChange={(event) => setName(event.target.value)} />
      <TextField
        label={messages.tags}
        hint={messages.tagsHint}
        value={tags}
        onChange={(event) => setTags(event.target.value)}
      />
      <div className="flex flex-wrap gap-3">
        <Button small variant="main" type="submit">
          {messages.save}
        </Button>
        <Button small onClick={onCancel}>
          {messages.cancel}
        </Button>
      </div>
    </form>
  );
};

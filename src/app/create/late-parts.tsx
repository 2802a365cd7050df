import type { RefObject } from "react";
import type { DocumentDefinition } from "../../model/definition.ts";
import type { DocumentSettings } from "../../model/settings.ts";
import { CheckPage } from "../../ui/form/check-page.tsx";
import { FinishPage } from "../../ui/form/finish-page.tsx";
import type { Moves } from "../../ui/form/moves.ts";
import type { DocumentForm } from "../../ui/form/open-form.ts";
import { PreviewPane } from "../../ui/form/preview-pane.tsx";
import { useFinish } from "./use-finish.ts";
import { usePreview } from "./use-preview.ts";

/** What every part that makes the document needs. */
export type LateProps = {
  readonly form: DocumentForm;
  readonly moves: Moves;
  /** The definition in the language of the document. */
  readonly written: DocumentDefinition;
  readonly settings: DocumentSettings;
  /** Id of the draft the document is made from. */
  readonly draft: string;
};

/** The live preview. This file is fetched after the questions stand: nobody needs it to type the first answer. */
export const Preview = ({
  form,
  moves,
  written,
  settings,
  questions,
}: LateProps & { readonly questions: RefObject<HTMLElement | null> }) => (
  <PreviewPane form={form} moves={moves} source={usePreview(written, form, settings)} questions={questions} />
);

type PlaceProps = LateProps & { readonly takesFocus: boolean };

/** "Check your answers". */
export const Check = ({ form, moves, written, settings, takesFocus }: PlaceProps) => (
  <CheckPage
    form={form}
    moves={moves}
    takesFocus={takesFocus}
    source={usePreview(written, form, settings)}
    onCreate={() => moves.go({ at: "finish" })}
  />
);

/** The document is made. */
export const Finish = ({ form, moves, written, settings, draft, takesFocus }: PlaceProps) => {
  const source = usePreview(written, form, settings);
  const finish = useFinish(form, draft, source, settings);
  return <FinishPage {...finish} form={form} moves={moves} takesFocus={takesFocus} source={source} />;
};

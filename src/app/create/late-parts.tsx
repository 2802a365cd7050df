import type { RefObject } from "react";
import { troubleWords } from "../../i18n/trouble.ts";
import type { DocumentDefinition } from "../../model/definition.ts";
import type { DocumentSettings } from "../../model/settings.ts";
import { CheckPage } from "../../ui/form/check-page.tsx";
import { FinishPage } from "../../ui/form/finish-page.tsx";
import { LawFailed } from "../../ui/form/law-failed.tsx";
import type { Moves } from "../../ui/form/moves.ts";
import type { DocumentForm } from "../../ui/form/open-form.ts";
import { PreviewPane } from "../../ui/form/preview-pane.tsx";
import { Button } from "../../ui/primitives/button.tsx";
import { Notice } from "../../ui/primitives/notice.tsx";
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
  /** Whether the visitor wants nothing of it saved on this device. */
  readonly isUnsaved: boolean;
  /** Loads the law of the place again; null unless it could not be loaded. */
  readonly retryLaw: (() => void) | null;
};

/** The live preview. This file is fetched after the questions stand: nobody needs it to type the first answer. */
export const Preview = ({
  form,
  moves,
  written,
  settings,
  questions,
  retryLaw,
}: LateProps & { readonly questions: RefObject<HTMLElement | null> }) => (
  <>
    {retryLaw && (
      <Notice tone="caution" className="mb-4">
        <p>{troubleWords(form.locale).lawFailedPreview}</p>
        <Button small className="mt-2" onClick={retryLaw}>
          {form.words.tryAgain}
        </Button>
      </Notice>
    )}
    <PreviewPane form={form} moves={moves} source={usePreview(written, form, settings)} questions={questions} />
  </>
);

type PlaceProps = LateProps & { readonly takesFocus: boolean };

/** "Check your answers"; a document whose law did not come is not made. */
export const Check = ({ form, moves, written, settings, takesFocus, retryLaw }: PlaceProps) => {
  const source = usePreview(written, form, settings);
  if (retryLaw) return <LawFailed form={form} takesFocus={takesFocus} onRetry={retryLaw} />;
  return (
    <CheckPage
      form={form}
      moves={moves}
      takesFocus={takesFocus}
      source={source}
      onCreate={() => moves.go({ at: "finish" })}
    />
  );
};

/** The document is made. */
export const Finish = (props: PlaceProps) => {
  const { form, takesFocus, retryLaw } = props;
  if (retryLaw) return <LawFailed form={form} takesFocus={takesFocus} onRetry={retryLaw} />;
  return <Finished {...props} />;
};

const Finished = ({ form, moves, written, settings, draft, isUnsaved, takesFocus }: PlaceProps) => {
  const source = usePreview(written, form, settings);
  const finish = useFinish(form, draft, source, settings);
  return (
    <FinishPage {...finish} isUnsaved={isUnsaved} form={form} moves={moves} takesFocus={takesFocus} source={source} />
  );
};

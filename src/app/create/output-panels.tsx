import { useRef } from "react";
import type { RefObject } from "react";
import { loadFailureMessages } from "../../i18n/load-failure.ts";
import type { DocumentDefinition } from "../../model/definition.ts";
import type { DocumentSettings } from "../../model/settings.ts";
import { CheckPage } from "../../ui/form/check/check-page.tsx";
import { FinishPage } from "../../ui/form/finish/finish-page.tsx";
import { LawFailed } from "../../ui/form/check/law-failed.tsx";
import type { FormNavigation } from "../../ui/form/context/form-navigation.ts";
import type { DocumentForm } from "../../ui/form/context/open-form.ts";
import { useIsWide } from "../../ui/form/context/use-is-wide.ts";
import { PreviewPane } from "../../ui/form/preview/preview-pane.tsx";
import { Button } from "../../ui/primitives/button.tsx";
import { Notice } from "../../ui/primitives/notice.tsx";
import { useFinish } from "./use-finish.ts";
import { usePreview } from "../form-host/use-preview.ts";

/** Props shared by all panels that show the document. */
export type OutputProps = {
  readonly form: DocumentForm;
  readonly navigation: FormNavigation;
  /** The definition in the language of the document. */
  readonly written: DocumentDefinition;
  readonly settings: DocumentSettings;
  /** Id of the draft the document is made from. */
  readonly draft: string;
  /** Whether the visitor chose not to save anything on this device. */
  readonly isUnsaved: boolean;
  /** Retries loading the law; null unless loading failed. */
  readonly retryLaw: (() => void) | null;
};

/** The live preview. This module loads after the questions have rendered: the first answer does not need it. */
export const PreviewPanel = ({
  form,
  navigation,
  written,
  settings,
  questions,
  retryLaw,
}: OutputProps & { readonly questions: RefObject<HTMLElement | null> }) => (
  <>
    {retryLaw && (
      <Notice tone="caution" className="mb-4">
        <p>{loadFailureMessages(form.locale).lawFailedPreview}</p>
        <Button small className="mt-2" onClick={retryLaw}>
          {form.messages.tryAgain}
        </Button>
      </Notice>
    )}
    <PreviewPane
      form={form}
      navigation={navigation}
      source={usePreview(written, form, settings)}
      questions={questions}
    />
  </>
);

/** The first page as a picture. It is made only where there is room to show it. */
export const CoverPanel = (props: OutputProps) => {
  const frame = useRef<HTMLDivElement>(null);
  const isShown = useIsWide(frame, 1);
  return (
    <div ref={frame} inert className="doc-whole doc-cover">
      {isShown && <Cover {...props} />}
    </div>
  );
};

const Cover = ({ form, navigation, written, settings }: OutputProps) => {
  const nowhere = useRef<HTMLElement>(null);
  const source = usePreview(written, form, settings);
  return <PreviewPane form={form} navigation={navigation} source={source} questions={nowhere} />;
};

type PlaceProps = OutputProps & { readonly takesFocus: boolean };

/** "Check your answers". If the law failed to load, no document can be made. */
export const CheckPanel = ({ form, navigation, written, settings, takesFocus, retryLaw }: PlaceProps) => {
  const source = usePreview(written, form, settings);
  if (retryLaw) return <LawFailed form={form} takesFocus={takesFocus} onRetry={retryLaw} />;
  return (
    <CheckPage
      form={form}
      navigation={navigation}
      takesFocus={takesFocus}
      source={source}
      onCreate={() => navigation.go({ page: "finish" })}
    />
  );
};

/** The finish page: downloads, vault and next steps. */
export const FinishPanel = (props: PlaceProps) => {
  const { form, takesFocus, retryLaw } = props;
  if (retryLaw) return <LawFailed form={form} takesFocus={takesFocus} onRetry={retryLaw} />;
  return <Finished {...props} />;
};

const Finished = ({ form, navigation, written, settings, draft, isUnsaved, takesFocus }: PlaceProps) => {
  const source = usePreview(written, form, settings);
  const finish = useFinish(form, written, draft, source, settings);
  return (
    <FinishPage
      {...finish}
      isUnsaved={isUnsaved}
      form={form}
      navigation={navigation}
      takesFocus={takesFocus}
      source={source}
    />
  );
};

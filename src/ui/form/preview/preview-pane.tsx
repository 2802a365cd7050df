import { useEffect, useMemo, useState } from "react";
import type { ReactNode, RefObject } from "react";
import type { LegalDocument } from "../../../model/document.ts";
import type { FormView } from "../../../model/form-view.ts";
import type { PageStyle } from "../../../model/settings.ts";
import { DocumentPreview } from "../../document/document-preview.tsx";
import type { ReasonLine } from "../../document/preview-links.ts";
import { useFormView } from "../../form-state/use-form-state.ts";
import type { FormNavigation } from "../context/form-navigation.ts";
import type { OpenForm } from "../context/open-form.ts";

/** How the document is made from the answers and how it looks. */
export type PreviewSource = {
  /** The document to show, with blocks of the one shown before where nothing changed. */
  readonly assemble: (view: FormView) => LegalDocument;
  /** The document of the current answers from scratch: what a file, a session or the vault gets. */
  readonly assembleForFile: () => LegalDocument;
  readonly why: (clause: string) => readonly ReasonLine[];
  readonly style: PageStyle;
};

type Props = {
  readonly form: OpenForm;
  readonly navigation: FormNavigation;
  readonly source: PreviewSource;
  /** The part of the page whose focused question the preview follows. */
  readonly questions: RefObject<HTMLElement | null>;
};

/** The document beside the form, reassembled after every change. */
export function PreviewPane({ form, navigation, source, questions }: Props): ReactNode {
  const document = useDocument(form, source);
  const here = useFocusedPath(questions);
  const { question, toQuestion } = navigation;
  const links = useMemo(
    () => ({
      href: (path: string) => question(path),
      open: (path: string) => toQuestion(path),
      why: source.why,
      locale: form.locale,
    }),
    [question, toQuestion, source, form.locale],
  );
  return <DocumentPreview document={document} style={source.style} links={links} focusedPath={here} />;
}

/** The current document, slightly after the keystroke. */
export function useDocument(form: OpenForm, source: PreviewSource): LegalDocument {
  const view = useFormView(form.session);
  return useMemo(() => source.assemble(view), [source, view]);
}

const ID_START = "q-";

/** Path of the question that has the focus; none once the focus is on something else of the form. */
function useFocusedPath(questions: RefObject<HTMLElement | null>): string | null {
  const [path, setPath] = useState<string | null>(null);
  useEffect(() => {
    const element = questions.current;
    const follow = (event: FocusEvent): void => {
      const question = event.target instanceof Element ? event.target.closest("[data-question]") : null;
      const id = question?.getAttribute("data-question");
      setPath(id?.startsWith(ID_START) ? id.slice(ID_START.length) : null);
    };
    element?.addEventListener("focusin", follow);
    return () => element?.removeEventListener("focusin", follow);
  }, [questions]);
  return path;
}

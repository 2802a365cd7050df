import { useMemo, useRef, useState } from "react";
import { useNavigate } from "react-router-dom";
import type { ChatPageMessages } from "../../../i18n/en/chat.ts";
import type { FormNavigation } from "../../../ui/form/context/form-navigation.ts";
import type { DocumentForm } from "../../../ui/form/context/open-form.ts";
import { lazyModule } from "../../../ui/form/lazy-module.ts";
import { Disclosure } from "../../../ui/primitives/disclosure.tsx";
import { LoadFailedPart } from "../../../ui/shell/load-failed-part.tsx";
import { isPlainClick } from "../../shared/is-plain-click.ts";
import { useDocumentSettings } from "../../stores/browser-stores.ts";
import type { LoadedPage } from "./open-page.ts";

const useOutputPanels = lazyModule(() => import("../../create/output-panels.tsx"));

type Props = { readonly form: DocumentForm; readonly open: LoadedPage; readonly labels: ChatPageMessages };

const useOwnPageNavigation = ({ href, slots }: LoadedPage): FormNavigation => {
  const navigate = useNavigate();
  return useMemo(() => {
    const go = (): void => void navigate(href, { state: { carry: slots } });
    return {
      href: () => href,
      go,
      question: () => href,
      toQuestion: go,
      onLinkClick: (event) => {
        if (!isPlainClick(event)) return;
        event.preventDefault();
        go();
      },
    };
  }, [href, slots, navigate]);
};

/** The document with the answers given so far; it loads once it is opened. */
export const ConversationPreview = (props: Props) => {
  const [isOpen, setOpen] = useState(false);
  return (
    <Disclosure
      summary={props.labels.preview}
      className="text-sm no-print"
      onToggle={(event) => setOpen(event.currentTarget.open)}
    >
      {isOpen && <Preview {...props} />}
    </Disclosure>
  );
};

/** An answer in the document leads to the form. */
const Preview = ({ form, open }: Props) => {
  const settings = useDocumentSettings((state) => state.settings);
  const { module, retry } = useOutputPanels();
  const navigation = useOwnPageNavigation(open);
  const questions = useRef<HTMLElement>(null);
  if (!module) return retry && <LoadFailedPart language={form.locale} onRetry={retry} />;
  return (
    <module.PreviewPanel
      form={form}
      navigation={navigation}
      written={form.definition}
      settings={settings}
      draft=""
      isUnsaved
      retryLaw={null}
      questions={questions}
    />
  );
};

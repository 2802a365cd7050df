import { toolWords } from "../../i18n/tool.ts";
import { Button } from "../../ui/primitives/button.tsx";
import { Notice } from "../../ui/primitives/notice.tsx";
import { missingPage } from "../offline/missing-page.ts";
import { useOnline } from "../offline/use-online.ts";
import { usePage } from "../use-page.ts";
import { PageBody } from "./page-body.tsx";

type Props = { readonly language: string; readonly onRetry: () => void };

/** In place of a page whose content did not come: why, and a way to ask for it again. */
export const MissingPage = ({ language, onRetry }: Props) => {
  const { title, text, tryAgain } = missingPage(language, useOnline());
  return (
    <PageBody title={title} lead={text}>
      <Button look="main" onClick={onRetry}>
        {tryAgain}
      </Button>
    </PageBody>
  );
};

/** The same for a page that is not known yet, so that nothing else can name it. */
export const MissingUnknown = (props: Props) => {
  const { title } = missingPage(props.language, useOnline());
  usePage({ name: title, icon: "files", unrecorded: true });
  return <MissingPage {...props} />;
};

/** In place of a part of a page: the page around it has its own heading and still works. */
export const MissingPart = ({ language, onRetry }: Props) => {
  const { failedPart, failedText, tryAgain } = toolWords(language);
  return (
    <Notice tone="danger" role="alert" title={failedPart} className="mt-6 max-w-prose">
      <p>{failedText}</p>
      <Button small className="mt-2" onClick={onRetry}>
        {tryAgain}
      </Button>
    </Notice>
  );
};

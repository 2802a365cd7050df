import { Button } from "../../../ui/primitives/button.tsx";
import { loadFailureText } from "../../offline/load-failure-text.ts";
import { useOnline } from "../../offline/use-online.ts";
import { usePage } from "../../shared/use-page.ts";
import { PageBody } from "./page-body.tsx";

type Props = { readonly language: string; readonly onRetry: () => void };

/** Shown when a page's content failed to load: the cause and a retry button. */
export const LoadFailedPage = ({ language, onRetry }: Props) => {
  const { title, text, tryAgain } = loadFailureText(language, useOnline());
  return (
    <PageBody title={title} lead={text}>
      <Button variant="main" onClick={onRetry}>
        {tryAgain}
      </Button>
    </PageBody>
  );
};

/** The same before the page's name is known. */
export const UnnamedLoadFailedPage = (props: Props) => {
  const { title } = loadFailureText(props.language, useOnline());
  usePage({ name: title, icon: "files", unrecorded: true });
  return <LoadFailedPage {...props} />;
};

import { Button } from "../../ui/primitives/button.tsx";
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

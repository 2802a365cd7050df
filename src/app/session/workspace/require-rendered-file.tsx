import { useEffect, useState } from "react";
import type { ReactNode } from "react";
import type { SessionMessages } from "../../../i18n/en/session/session.ts";
import { Notice } from "../../../ui/primitives/notice.tsx";
import { Spinner } from "../../../ui/primitives/spinner.tsx";
import type { SessionFile } from "../file/use-session-file.ts";

type Props = {
  readonly messages: SessionMessages;
  readonly file: SessionFile;
  /** The pages that can be shown, or why none can. */
  readonly pages: ReactNode;
  readonly children: ReactNode;
};

/**
 * Lets a person sign an uploaded file only on a device that can show all of it, and otherwise explains why not; this
 * includes the person who chose the file.
 */
export const RequireRenderedFile = ({ messages: { upload }, file, pages, children }: Props) => {
  const pdf = file.type === "ready" ? file.pdf : null;
  const [drawn, setDrawn] = useState<{ readonly pdf: typeof pdf; readonly isWhole: boolean } | null>(null);
  useEffect(() => {
    if (!pdf) return undefined;
    let isShown = true;
    const show = (isWhole: boolean): void => {
      if (isShown) setDrawn({ pdf, isWhole });
    };
    // Pages that cannot be checked are not known to be whole.
    pdf.isDrawnInFull().then(show, () => show(false));
    return () => {
      isShown = false;
    };
  }, [pdf]);
  if (file.type === "absent") return pages;
  if (file.type === "opening" || (pdf && drawn?.pdf !== pdf)) return <Spinner label={upload.openTitle} />;
  if (pdf && drawn?.isWhole) return children;
  return (
    <>
      <Notice tone="danger">{upload.notWhole}</Notice>
      {pdf && pages}
    </>
  );
};

import { ChevronDown } from "lucide-react";
import { useState } from "react";
import { reviewMessages } from "../../i18n/review.ts";
import { Button } from "../../ui/primitives/button.tsx";
import { Dialog } from "../../ui/primitives/dialog.tsx";
import { changeRequestsOf } from "../../ui/review/change-request-list.tsx";
import { DownloadPanel } from "./download-panel.tsx";
import type { ReviewFilesProps } from "./download-panel.tsx";

/** One button for all ways to keep a review or to take it along, with the number of points to ask for. */
export const SaveAndExportMenu = (props: ReviewFilesProps) => {
  const { language, decisions, reviewed } = props;
  const messages = reviewMessages(language);
  const [isOpen, setOpen] = useState(false);
  const [author, setAuthor] = useState("");
  const { review, read } = reviewed;
  const asks = changeRequestsOf(review, { sections: review.sections, pages: read.pages }, decisions, messages);
  return (
    <>
      <Button
        small
        variant="main"
        className="pointer-coarse:min-h-11"
        aria-haspopup="dialog"
        onClick={() => setOpen(true)}
      >
        {asks.length === 0 ? messages.take : `${messages.take} (${asks.length})`}
        <ChevronDown aria-hidden className="size-5" />
      </Button>
      <Dialog open={isOpen} title={messages.take} closeLabel={messages.close} onClose={() => setOpen(false)}>
        <DownloadPanel {...props} asks={asks} author={author} onAuthor={setAuthor} />
      </Dialog>
    </>
  );
};

import { useState } from "react";
import type { ReviewMessages } from "../../i18n/en/review/review.ts";
import type { ReactNode } from "react";
import { CalendarClock, FileDown, HardDrive, Trash2 } from "lucide-react";
import { useLocation, useNavigate } from "react-router-dom";
import { reviewMessages } from "../../i18n/review.ts";
import type { ReviewDecisions } from "../../model/review/review-decisions.ts";
import type { RequestTone } from "../../model/review/playbook.ts";
import type { UploadedFile } from "../../model/review/uploaded-file.ts";
import { SOURCE_LANGUAGE } from "../../model/site/screen-language.ts";
import { Button } from "../../ui/primitives/button.tsx";
import { TextField } from "../../ui/primitives/text-field.tsx";
import { ChangeRequestList } from "../../ui/review/change-request-list.tsx";
import type { ChangeRequest } from "../../ui/review/change-request-list.tsx";
import { correctedFacts } from "../../ui/review/facts/corrected-facts.ts";
import { ConfirmDialog } from "../../ui/primitives/confirm-dialog.tsx";
import { nowIso } from "../shared/clock.ts";
import { datesFromReview } from "../pages/tracker/suggested-dates.ts";
import { useRefreshDevice } from "../queries/use-device-records.ts";
import { saveRecord, removeRecord } from "../storage/records.ts";
import type { ReviewChoice, ReviewedText } from "./worker/worker-messages.ts";
import { downloadReview } from "./download-review.ts";
import type { ReviewFile } from "./download-review.ts";
import { isZipFile } from "./files/is-zip-file.ts";
import { reviewRecord } from "./review-record.ts";

export type ReviewFilesProps = {
  readonly language: string;
  /** Name of the kind of document the page is about; empty where it is about any. */
  readonly about: string;
  readonly reviewed: ReviewedText;
  /** The visitor's file; null for a pasted text and a saved review. */
  readonly file: UploadedFile | null;
  readonly choice: ReviewChoice;
  readonly tone: RequestTone;
  readonly decisions: ReviewDecisions;
  /** Id of the record it was opened from; null for a review that is not saved. */
  readonly saved: string | null;
  /** Called with the id once the review is saved. */
  readonly onSaved: (id: string) => void;
  /** Called when the visitor had the saved review deleted. */
  readonly onGone: () => void;
};

type Props = ReviewFilesProps & {
  /** What the visitor chose to ask for. */
  readonly asks: readonly ChangeRequest[];
  readonly author: string;
  readonly onAuthor: (author: string) => void;
};

type SaveNotice = { readonly text: string; readonly href?: string };

const MY_SERVICES = "/my-services";
const TRACKER = "/expiration-tracker";

/** Saving a review on the device and taking it back. */
const useSaveActions = ({ language, reviewed, choice, tone, decisions, saved, onSaved, onGone }: Props) => {
  const messages = reviewMessages(language);
  const { pathname } = useLocation();
  const refresh = useRefreshDevice();
  const [notice, setNotice] = useState<SaveNotice | null>(null);
  const save = async (): Promise<void> => {
    const id = saved ?? crypto.randomUUID();
    const record = reviewRecord({ id, page: pathname, reviewed, choice, tone, decisions }, nowIso());
    const failure = await saveRecord("reviews", record);
    await refresh();
    if (failure) setNotice({ text: messages.notSaved[failure] });
    else {
      setNotice({ text: messages.saved, href: MY_SERVICES });
      onSaved(id);
    }
  };
  const remove = async (): Promise<void> => {
    if (saved === null) return;
    const isRemoved = await removeRecord("reviews", saved);
    await refresh();
    if (isRemoved) onGone();
    else setNotice({ text: messages.notDeleted });
  };
  return { notice, setNotice, save, remove };
};

type SaveActions = ReturnType<typeof useSaveActions>;

/** Whether the visitor's own Word file is marked, or a new file made from the text. */
const markedFrom = (file: UploadedFile | null): "word" | "other" => (file && isZipFile(file.bytes) ? "word" : "other");

type ActionProps = { readonly icon: typeof FileDown; readonly onPress: () => void; readonly children: string };

/** An action in a line of its own. */
const ActionRow = ({ icon: Icon, onPress, children }: ActionProps) => (
  <li>
    <Button
      variant="bare"
      className="w-full justify-start text-start"
      icon={<Icon aria-hidden className="size-5" />}
      onClick={onPress}
    >
      {children}
    </Button>
  </li>
);

type ListProps = {
  readonly files: readonly (readonly [file: ReviewFile, label: string])[];
  readonly onTake: (file: ReviewFile) => void;
  readonly children?: ReactNode;
};

/** Actions of a kind, files last. */
const ActionList = ({ files, onTake, children }: ListProps) => (
  <ul className="-mx-5 px-2">
    {children}
    {files.map(([file, label]) => (
      <ActionRow key={file} icon={FileDown} onPress={() => onTake(file)}>
        {label}
      </ActionRow>
    ))}
  </ul>
);

/** Saves the review on this device, passes its dates to the tracker, and deletes a saved one after a question. */
const KeepActions = ({ props, actions }: { readonly props: Props; readonly actions: SaveActions }) => {
  const { language, reviewed, decisions, saved } = props;
  const messages = reviewMessages(language);
  const [isAsking, setAsking] = useState(false);
  const navigate = useNavigate();
  const watch = (): void => {
    const dates = datesFromReview(reviewed.name, correctedFacts(reviewed.review.facts, decisions));
    void navigate(TRACKER, { state: { dates } });
  };
  return (
    <>
      <ActionRow icon={HardDrive} onPress={() => void actions.save()}>
        {messages.save}
      </ActionRow>
      {saved !== null && (
        <ActionRow icon={Trash2} onPress={() => setAsking(true)}>
          {messages.delete}
        </ActionRow>
      )}
      <ActionRow icon={CalendarClock} onPress={watch}>
        {messages.watch}
      </ActionRow>
      <ConfirmDialog
        open={isAsking}
        title={messages.deleteSure}
        yes={messages.deleteYes}
        no={messages.cancel}
        onYes={() => {
          setAsking(false);
          void actions.remove();
        }}
        onNo={() => setAsking(false)}
      />
    </>
  );
};

type OtherSideProps = Pick<Props, "file" | "asks" | "author" | "onAuthor"> & {
  readonly messages: ReviewMessages;
  readonly onTake: (wanted: ReviewFile) => void;
};

/** The files with what the visitor chose to ask for. */
const FilesForOtherSide = ({ messages, file, asks, author, onAuthor, onTake }: OtherSideProps) => (
  <>
    <h3 className="border-t border-rule pt-3">{messages.forOtherSide}</h3>
    <p className="text-sm text-soft">
      {asks.length === 0 ? messages.chooseFirst : messages.chosen(asks.length)}{" "}
      {asks.length > 0 && messages.markedFrom[markedFrom(file)]}
    </p>
    {asks.length > 0 && (
      <>
        <TextField
          label={messages.author}
          hint={messages.authorHint}
          autoComplete="name"
          maxLength={60}
          value={author}
          onChange={(event) => onAuthor(event.target.value)}
        />
        <ActionList
          files={[
            ["marked", messages.redline],
            ["letter", messages.letter],
            ["changes", messages.changeList],
          ]}
          onTake={onTake}
        />
        <ChangeRequestList messages={messages} asks={asks} />
      </>
    )}
  </>
);

/** Downloads of the review, and saving it on this device. */
export const DownloadPanel = (props: Props) => {
  const { language, about, reviewed, file, decisions, asks, author, onAuthor } = props;
  const messages = reviewMessages(language);
  const actions = useSaveActions(props);
  const { notice, setNotice } = actions;
  const source = { reviewed, decisions, file, author, about: language === SOURCE_LANGUAGE ? about : "" };
  const take = (wanted: ReviewFile): void => {
    setNotice({ text: messages.making });
    downloadReview(wanted, source).then(
      (name) => setNotice({ text: name }),
      () => setNotice({ text: messages.makingFailed }),
    );
  };
  return (
    <div className="grid gap-3 px-5 py-3">
      <ActionList
        files={[
          ["report_pdf", messages.reportPdf],
          ["report_markdown", messages.reportMarkdown],
        ]}
        onTake={take}
      >
        <KeepActions props={props} actions={actions} />
      </ActionList>
      <FilesForOtherSide {...{ messages, file, asks, author, onAuthor }} onTake={take} />
      <p role="status" className="sticky bottom-0 bg-paper py-1 empty:hidden">
        {notice && (notice.href ? <a href={notice.href}>{notice.text}</a> : notice.text)}
      </p>
    </div>
  );
};

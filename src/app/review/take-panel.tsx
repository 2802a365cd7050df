import { useState } from "react";
import { CalendarClock, FileDown, HardDrive, Trash2 } from "lucide-react";
import { useLocation, useNavigate } from "react-router-dom";
import { reviewWords } from "../../i18n/review.ts";
import type { Decisions } from "../../model/review-decisions.ts";
import { Button } from "../../ui/primitives/button.tsx";
import { ConfirmDialog } from "../../ui/primitives/confirm-dialog.tsx";
import { nowIso } from "../clock.ts";
import { datesOfReview } from "../pages/tracker/asked-dates.ts";
import { useRefreshDevice } from "../queries/device.ts";
import { keepRecord, removeRecord } from "../storage/records.ts";
import type { Choice, Reviewed } from "./messages.ts";
import { downloadReview } from "./download-review.ts";
import type { TakeFormat } from "./download-review.ts";

type Props = {
  readonly language: string;
  readonly reviewed: Reviewed;
  readonly choice: Choice;
  readonly decisions: Decisions;
  /** Id of the record it was opened from; null for a review that is not saved. */
  readonly saved: string | null;
  /** Told of the id once it is saved. */
  readonly onSaved: (id: string) => void;
  /** Called when the visitor had the saved review deleted. */
  readonly onGone: () => void;
};

type News = { readonly text: string; readonly href?: string };

// Of one width, however many stand in a row.
const BUTTONS = "grid grid-cols-[repeat(auto-fit,minmax(min(100%,15rem),1fr))] gap-3";

const MY_SERVICES = "/my-services";
const TRACKER = "/expiration-tracker";

/** Saving a review on the device and taking it back. */
const useKeeping = ({ language, reviewed, choice, decisions, saved, onSaved, onGone }: Props) => {
  const words = reviewWords(language);
  const { pathname } = useLocation();
  const refresh = useRefreshDevice();
  const [news, setNews] = useState<News | null>(null);
  const save = async (): Promise<void> => {
    const { name, read, review } = reviewed;
    const id = saved ?? crypto.randomUUID();
    const failure = await keepRecord("reviews", {
      format: 1,
      id,
      name,
      page: pathname,
      read,
      kind: choice.playbook ?? null,
      side: choice.side ?? null,
      decisions,
      findings: review.findings.length,
      missing: review.missing.length,
      changed: nowIso(),
    });
    await refresh();
    if (failure) setNews({ text: failure === "full" ? words.saveFull : words.saveOff });
    else {
      setNews({ text: words.saved, href: MY_SERVICES });
      onSaved(id);
    }
  };
  const remove = async (): Promise<void> => {
    if (saved === null || !(await removeRecord("reviews", saved))) return;
    await refresh();
    onGone();
  };
  return { news, setNews, save, remove };
};

/** Files to take along, and keeping the review on this device. */
export const TakePanel = (props: Props) => {
  const { language, reviewed, decisions, saved } = props;
  const words = reviewWords(language);
  const { news, setNews, save, remove } = useKeeping(props);
  const [isAsking, setAsking] = useState(false);
  const navigate = useNavigate();
  const take = (format: TakeFormat): void => {
    setNews({ text: words.making });
    downloadReview(format, reviewed, decisions).then(
      (name) => setNews({ text: name }),
      () => setNews({ text: words.makingFailed }),
    );
  };
  const formats: readonly (readonly [format: TakeFormat, label: string])[] = [
    ["docx", words.markedCopy],
    ["pdf", words.reportPdf],
    ["md", words.reportMarkdown],
  ];
  return (
    <section className="grid gap-4 rounded-md border border-rule bg-paper p-5">
      <h2>{words.take}</h2>
      <div className={BUTTONS}>
        <Button look="main" icon={<HardDrive aria-hidden className="size-5" />} onClick={() => void save()}>
          {words.save}
        </Button>
        <Button
          icon={<CalendarClock aria-hidden className="size-5" />}
          onClick={() =>
            void navigate(TRACKER, { state: { dates: datesOfReview(reviewed.name, reviewed.review.facts) } })
          }
        >
          {words.watch}
        </Button>
        {saved !== null && (
          <Button icon={<Trash2 aria-hidden className="size-5" />} onClick={() => setAsking(true)}>
            {words.delete}
          </Button>
        )}
      </div>
      <div className={BUTTONS}>
        {formats.map(([format, label]) => (
          <Button key={format} icon={<FileDown aria-hidden className="size-5" />} onClick={() => take(format)}>
            {label}
          </Button>
        ))}
      </div>
      <p role="status" className="min-h-7">
        {news && (news.href ? <a href={news.href}>{news.text}</a> : news.text)}
      </p>
      <ConfirmDialog
        open={isAsking}
        title={words.deleteSure}
        yes={words.deleteYes}
        no={words.cancel}
        onYes={() => {
          setAsking(false);
          void remove();
        }}
        onNo={() => setAsking(false)}
      />
    </section>
  );
};

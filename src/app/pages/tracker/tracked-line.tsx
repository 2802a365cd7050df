import { CalendarClock } from "lucide-react";
import { useState } from "react";
import { contractDates } from "../../../engine/deadlines/contract-dates.ts";
import type { ContractDates } from "../../../engine/deadlines/contract-dates.ts";
import { records } from "../../../i18n/english-only/records.ts";
import { tracker as messages } from "../../../i18n/english-only/tracker.ts";
import type { TrackedItem } from "../../../model/storage/vault.ts";
import { daysBetween } from "../../../values/date.ts";
import { classes } from "../../../ui/primitives/classes.ts";
import { ConfirmDialog } from "../../../ui/primitives/confirm-dialog.tsx";
import { Notice } from "../../../ui/primitives/notice.tsx";
import { today } from "../../shared/clock.ts";
import { useRefreshDevice } from "../../queries/use-device-records.ts";
import { removeRecord } from "../../storage/records.ts";
import { toasts } from "../../stores/shell-stores.ts";
import { formatDate } from "../parts/format-date.ts";
import { RowMenu } from "../rows/row-menu.tsx";
import { Row } from "../rows/row.tsx";
import { YearLine } from "./year-line-view.tsx";

const SOON_DAYS = 30;

const facts = (item: TrackedItem, dates: ContractDates): readonly string[] => {
  const { end, noticeBy, status, renewals } = dates;
  const sentences: string[] = [];
  if (end !== null) {
    if (status === "ended") sentences.push(messages.endedOn(formatDate(end)));
    else
      sentences.push(
        item.renewMonths === null
          ? messages.ends(formatDate(end))
          : messages.renewsOn(formatDate(end), item.renewMonths),
      );
  }
  if (noticeBy !== null)
    sentences.push(
      (status === "running" || status === "not_started" ? messages.noticeBy : messages.noticeWas)(formatDate(noticeBy)),
    );
  if (status === "notice_passed" && dates.deadline !== null && item.renewMonths !== null)
    sentences.push(messages.noticeBy(formatDate(dates.deadline)));
  if (renewals > 0) sentences.push(messages.renewedTimes(renewals));
  return sentences;
};

type AboutProps = { readonly item: TrackedItem; readonly dates: ContractDates };

const About = ({ item, dates }: AboutProps) => (
  <>
    {dates.daysSinceNotice !== null && (
      <span className="font-semibold text-danger">{messages.missed(dates.daysSinceNotice)}</span>
    )}
    {(dates.status === "open_ended" || dates.status === "not_started") && <span>{messages.status[dates.status]}</span>}
    {facts(item, dates).map((fact) => (
      <span key={fact}>{fact}</span>
    ))}
    {item.note !== "" && <span className="w-full">{item.note}</span>}
  </>
);

type Tone = "calm" | "soon" | "late";

const TONES: Readonly<Record<Tone, string>> = {
  calm: "bg-well text-ink",
  soon: "bg-caution-tint text-caution",
  late: "bg-danger-tint text-danger",
};

/** What comes next, and how urgent it is; null for a perpetual agreement. */
const nextOf = ({ renewMonths }: TrackedItem, dates: ContractDates): { text: string; tone: Tone } | null => {
  const { status, end, daysLeft, daysSinceNotice } = dates;
  if (end === null || daysLeft === null) return null;
  if (status === "ended") return { text: messages.status.ended, tone: "calm" };
  if (daysSinceNotice === null)
    return { text: messages.daysLeft(daysLeft), tone: daysLeft <= SOON_DAYS ? "soon" : "calm" };
  const count = daysBetween(today(), end);
  return { text: renewMonths === null ? messages.endsIn(count) : messages.renewsIn(count), tone: "late" };
};

const NextPill = ({ item, dates }: AboutProps) => {
  const next = nextOf(item, dates);
  if (next === null) return null;
  return (
    <span className={classes("rounded-full px-3 py-1 text-sm font-semibold tabular-nums", TONES[next.tone])}>
      {next.text}
    </span>
  );
};

/** One tracked item: its status and its next date. */
export const TrackedLine = ({ item, onEdit }: { readonly item: TrackedItem; readonly onEdit: () => void }) => {
  const [asking, setAsking] = useState(false);
  const [isFailed, setFailed] = useState(false);
  const refresh = useRefreshDevice();
  const dates = contractDates(item, today());
  const remove = async () => {
    setAsking(false);
    const isRemoved = await removeRecord("tracked", item.id);
    setFailed(!isRemoved);
    if (isRemoved) toasts.getState().add({ title: messages.removed });
    await refresh();
  };
  return (
    <Row
      mark={<CalendarClock />}
      name={item.name}
      about={<About item={item} dates={dates} />}
      facts={
        <>
          <YearLine dates={dates} today={today()} />
          <span>
            <NextPill item={item} dates={dates} />
          </span>
        </>
      }
      menu={
        <RowMenu
          label={messages.actions(item.name)}
          items={[
            { name: messages.edit, onSelect: onEdit },
            { name: messages.remove, isApart: true, onSelect: () => setAsking(true) },
          ]}
        />
      }
    >
      {isFailed && (
        <Notice role="alert" tone="danger">
          {records.notDeleted(item.name)}
        </Notice>
      )}
      <ConfirmDialog
        open={asking}
        title={messages.removeSure(item.name)}
        yes={messages.remove}
        no={messages.cancel}
        onYes={() => void remove()}
        onNo={() => setAsking(false)}
      />
    </Row>
  );
};

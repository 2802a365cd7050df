import { useState } from "react";
import { contractDates } from "../../../engine/deadlines/contract-dates.ts";
import type { ContractDates } from "../../../engine/deadlines/contract-dates.ts";
import { records } from "../../../i18n/english-only/records.ts";
import { tracker as messages } from "../../../i18n/english-only/tracker.ts";
import type { TrackedItem } from "../../../model/storage/vault.ts";
import { Button } from "../../../ui/primitives/button.tsx";
import { classes } from "../../../ui/primitives/classes.ts";
import { ConfirmDialog } from "../../../ui/primitives/confirm-dialog.tsx";
import { Notice } from "../../../ui/primitives/notice.tsx";
import { today } from "../../shared/clock.ts";
import { useRefreshDevice } from "../../queries/use-device-records.ts";
import { removeRecord } from "../../storage/records.ts";
import { toasts } from "../../stores/shell-stores.ts";
import { formatDate } from "../parts/format-date.ts";

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

/** One tracked item: its status and its next date. */
export const TrackedLine = ({ item, onEdit }: { readonly item: TrackedItem; readonly onEdit: () => void }) => {
  const [asking, setAsking] = useState(false);
  const [isFailed, setFailed] = useState(false);
  const refresh = useRefreshDevice();
  const dates = contractDates(item, today());
  const { daysLeft, daysSinceNotice, status } = dates;
  const isSoon = status !== "ended" && daysLeft !== null && daysLeft <= SOON_DAYS;
  const remove = async () => {
    setAsking(false);
    const isRemoved = await removeRecord("tracked", item.id);
    setFailed(!isRemoved);
    if (isRemoved) toasts.getState().add({ title: messages.removed });
    await refresh();
  };
  return (
    <li className="grid gap-x-6 gap-y-2 border-b border-rule py-5 first:border-t @lg:grid-cols-[1fr_auto]">
      <div className="min-w-0">
        <h3 className="text-lg leading-7">{item.name}</h3>
        {daysSinceNotice !== null && (
          <p className="text-sm font-semibold text-danger">{messages.missed(daysSinceNotice)}</p>
        )}
        {status !== "notice_passed" && <p className="text-sm text-soft">{messages.status[status]}</p>}
        {facts(item, dates).map((fact) => (
          <p key={fact} className="text-sm">
            {fact}
          </p>
        ))}
        {item.note !== "" && <p className="mt-1 text-sm text-soft">{item.note}</p>}
      </div>
      <div className="flex flex-wrap items-center gap-3 @lg:items-start @lg:justify-end">
        {daysLeft !== null && status !== "ended" && (isSoon || daysSinceNotice === null) && (
          <p
            className={classes(
              "rounded-full px-3 py-1 text-sm font-semibold tabular-nums",
              isSoon ? "bg-caution-tint text-caution" : "bg-well text-ink",
            )}
          >
            {messages.daysLeft(daysLeft)}
          </p>
        )}
        <Button small onClick={onEdit}>
          {messages.edit}
          <span className="sr-only"> {item.name}</span>
        </Button>
        <Button small onClick={() => setAsking(true)}>
          {messages.remove}
          <span className="sr-only"> {item.name}</span>
        </Button>
      </div>
      {isFailed && (
        <Notice role="alert" tone="danger" className="@lg:col-span-2">
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
    </li>
  );
};

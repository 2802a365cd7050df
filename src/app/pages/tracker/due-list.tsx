import { BellRing } from "lucide-react";
import { useState } from "react";
import type { StorageFailure } from "../../../model/storage/storage-failure.ts";
import type { TrackedItem } from "../../../model/storage/vault.ts";
import type { Reminder } from "../../../engine/deadlines/reminders.ts";
import { tracker as messages } from "../../../i18n/english-only/tracker.ts";
import { Button } from "../../../ui/primitives/button.tsx";
import { classes } from "../../../ui/primitives/classes.ts";
import { Notice } from "../../../ui/primitives/notice.tsx";
import { useRefreshDevice } from "../../queries/use-device-records.ts";
import { saveRecord } from "../../storage/records.ts";
import { nowIso } from "../../shared/clock.ts";
import { formatDate } from "../parts/format-date.ts";
import { failureMessage } from "../vault/status-message.ts";

const TITLES = { notice: messages.dueNotice, end: messages.dueEnd, missed: messages.dueMissed } as const;

const whenOf = ({ about, deadline, daysLeft }: Reminder): string => {
  const day = formatDate(deadline);
  return `${about === "missed" ? messages.noticeWas(day) : day}, ${messages.daysLeft(daysLeft)}`;
};

/** Reminders that are due; each can be dismissed for good. */
export const DueList = ({ reminders }: { readonly reminders: readonly Reminder[] }) => {
  const [failure, setFailure] = useState<StorageFailure | null>(null);
  const refresh = useRefreshDevice();
  const putAway = async ({ item, key }: Reminder) => {
    const onto = (before: TrackedItem): TrackedItem => ({ ...before, seen: [...before.seen, key], changed: nowIso() });
    setFailure(await saveRecord("tracked", onto(item), onto));
    await refresh();
  };
  return (
    <section className="space-y-4">
      <h2>{messages.due}</h2>
      {failure && (
        <Notice role="alert" tone="danger">
          {failureMessage(failure).text}
        </Notice>
      )}
      {reminders.length === 0 ? (
        <p className="text-soft">{messages.noneDue}</p>
      ) : (
        <ul className="space-y-3">
          {reminders.map((reminder) => (
            <li
              key={`${reminder.item.id}:${reminder.key}`}
              className={classes(
                "flex flex-wrap items-center gap-x-4 gap-y-2 rounded-md border-s-4 px-4 py-3",
                reminder.about === "missed" ? "border-danger bg-danger-tint" : "border-caution bg-caution-tint",
              )}
            >
              <BellRing
                aria-hidden
                className={classes("size-5 shrink-0", reminder.about === "missed" ? "text-danger" : "text-caution")}
              />
              <p className={classes("min-w-0 grow", reminder.about === "missed" && "text-danger")}>
                <strong>{TITLES[reminder.about](reminder.item.name)}</strong>
                <span className="block text-sm">{whenOf(reminder)}</span>
              </p>
              <Button small onClick={() => void putAway(reminder)}>
                {messages.putAway}
                <span className="sr-only"> {reminder.item.name}</span>
              </Button>
            </li>
          ))}
        </ul>
      )}
    </section>
  );
};

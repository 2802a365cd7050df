import { site } from "virtual:catalog-site";
import { CalendarClock, CalendarPlus, Plus } from "lucide-react";
import { useState } from "react";
import { useLocation, useSearchParams } from "react-router-dom";
import { contractDates } from "../../../engine/deadlines/contract-dates.ts";
import { byUrgency, dueReminders } from "../../../engine/deadlines/reminders.ts";
import { writeCalendar } from "../../../engine/deadlines/write-calendar.ts";
import { records as recordMessages } from "../../../i18n/english-only/records.ts";
import { tracker as messages } from "../../../i18n/english-only/tracker.ts";
import { vault as vaultMessages } from "../../../i18n/english-only/vault.ts";
import type { TrackedItem, VaultDocument } from "../../../model/storage/vault.ts";
import { Button } from "../../../ui/primitives/button.tsx";
import { EmptyState } from "../../../ui/primitives/empty-state.tsx";
import { Notice } from "../../../ui/primitives/notice.tsx";
import { nowIso, today } from "../../shared/clock.ts";
import { download } from "../../shared/download.ts";
import { useTracked, useVault } from "../../queries/use-device-records.ts";
import { usePage } from "../../shared/use-page.ts";
import { AsyncContent } from "../parts/async-content.tsx";
import { DeviceStorageNote } from "../parts/device-storage-note.tsx";
import { PageBody } from "../parts/page-body.tsx";
import { Rows } from "../rows/row.tsx";
import { UnreadableRecordsNotice } from "../parts/unreadable-records-notice.tsx";
import { suggestedDates } from "./suggested-dates.ts";
import type { SuggestedDates } from "./suggested-dates.ts";
import { DueList } from "./due-list.tsx";
import { TrackedForm } from "./tracked-form.tsx";
import { MonthHeads, YearLegend } from "./year-line-view.tsx";
import { TrackedLine } from "./tracked-line.tsx";

const saveCalendar = (items: readonly TrackedItem[]) => {
  const entries = items.flatMap((item) => {
    const { deadline, noticeBy, status } = contractDates(item, today());
    if (deadline === null || status === "ended") return [];
    const isNotice = noticeBy !== null && deadline.day <= noticeBy.day;
    const title = isNotice ? messages.dueNotice(item.name) : messages.dueEnd(item.name);
    return [{ id: `${item.id}@${site.host}`, title, on: deadline, description: item.note, alarms: item.remind }];
  });
  const stamp = `${nowIso().replaceAll(/[-:]/g, "").slice(0, 15)}Z`;
  download(messages.calendarName, writeCalendar(entries, site.product, stamp), "text/calendar");
};

type Editing = {
  readonly item: TrackedItem | null;
  readonly document: VaultDocument | null;
  readonly suggested?: SuggestedDates;
} | null;

type RowsProps = { readonly items: readonly TrackedItem[]; readonly onEdit: (item: TrackedItem) => void };

/** The dates as rows of a year, and their download as a calendar. */
const TrackedRows = ({ items, onEdit }: RowsProps) => (
  <>
    <YearLegend />
    <Rows heads={[messages.heads[0], <MonthHeads key="months" today={today()} />, messages.heads[1]]}>
      {byUrgency(items, today()).map((item) => (
        <TrackedLine key={item.id} item={item} onEdit={() => onEdit(item)} />
      ))}
    </Rows>
    <Button icon={<CalendarPlus aria-hidden className="size-5" />} onClick={() => saveCalendar(items)}>
      {messages.calendar}
    </Button>
  </>
);

const Tracked = ({
  items,
  documents,
}: {
  readonly items: readonly TrackedItem[];
  readonly documents: readonly VaultDocument[];
}) => {
  const [search, setSearch] = useSearchParams();
  const { state } = useLocation();
  const [editing, setEditing] = useState<Editing>(() => {
    const document = documents.find(({ id }) => id === search.get("document")) ?? null;
    const suggested = suggestedDates(state);
    return document || suggested ? { item: null, document, suggested: suggested ?? {} } : null;
  });
  const close = () => {
    setEditing(null);
    setSearch({}, { replace: true });
  };
  if (editing) return <TrackedForm {...editing} documents={documents} onDone={close} />;
  const add = (
    <Button
      variant="main"
      icon={<Plus aria-hidden className="size-5" />}
      onClick={() => setEditing({ item: null, document: null })}
    >
      {messages.add}
    </Button>
  );
  return (
    <div className="space-y-10">
      {items.length > 0 && <DueList reminders={dueReminders(items, today())} />}
      <section className="space-y-4">
        <div className="flex flex-wrap items-center gap-3">
          <h2 className="grow max-sm:w-full">{messages.watched}</h2>
          {items.length > 0 && add}
        </div>
        {items.length === 0 ? (
          <EmptyState icon={<CalendarClock />} title={messages.emptyTitle} action={add}>
            {messages.empty}
          </EmptyState>
        ) : (
          <TrackedRows items={items} onEdit={(item) => setEditing({ item, document: null })} />
        )}
      </section>
    </div>
  );
};

/** Dates on which documents end, renew or need notice. */
export const TrackerPage = () => {
  usePage({ name: messages.title, icon: "calendar-clock" });
  const tracked = useTracked();
  const vault = useVault();
  const isHere = tracked.data !== undefined && vault.data !== undefined;
  const both = isHere ? { tracked: tracked.data, vault: vault.data } : undefined;
  return (
    <PageBody width="page" title={messages.title} lead={messages.lead}>
      <AsyncContent part from={{ data: both, error: tracked.error ?? vault.error }}>
        {({ tracked: { records, unreadable, failure }, vault: { records: documents } }) =>
          failure !== null ? (
            <Notice tone="caution">{recordMessages.notRead[failure]}</Notice>
          ) : (
            <div className="space-y-8">
              <UnreadableRecordsNotice aside={unreadable} save={recordMessages.saveAside}>
                {recordMessages.unreadable(unreadable.length)}
              </UnreadableRecordsNotice>
              <Tracked items={records} documents={documents.filter(({ trashed }) => trashed === null)} />
              <DeviceStorageNote>{vaultMessages.onDevice}</DeviceStorageNote>
            </div>
          )
        }
      </AsyncContent>
    </PageBody>
  );
};

import type { OpenForm } from "../../ui/form/context/open-form.ts";
import { ResumeCard } from "../../ui/form/start/resume-card.tsx";
import type { ResumeProps } from "../../ui/form/start/resume-card.tsx";
import { UnreadableRecordsNotice } from "../pages/parts/unreadable-records-notice.tsx";
import type { UnreadableRecord } from "../storage/read-store.ts";

type InForm<Props> = Props & { readonly form: OpenForm };

/** Offers to resume the draft on this device. */
export const StoredDraftCard = ({ form, ...props }: InForm<Omit<ResumeProps, "locale">>) => (
  <ResumeCard {...props} locale={form.locale} />
);

/** Says that the draft on this device cannot be read. */
export const UnreadableDraft = ({ form, aside }: InForm<{ readonly aside: UnreadableRecord }>) => (
  <UnreadableRecordsNotice aside={[aside]} save={form.messages.saveAside}>
    {form.messages.draftUnreadable}
  </UnreadableRecordsNotice>
);

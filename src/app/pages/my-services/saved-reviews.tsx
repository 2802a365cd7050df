import { FileSearch } from "lucide-react";
import { records } from "../../../i18n/english-only/records.ts";
import type { SavedReview } from "../../../model/review/saved-review.ts";
import { EmptyState } from "../../../ui/primitives/empty-state.tsx";
import { Notice } from "../../../ui/primitives/notice.tsx";
import { useReviews } from "../../queries/use-device-records.ts";
import { removeRecord } from "../../storage/records.ts";
import { AsyncContent } from "../parts/async-content.tsx";
import { UnreadableRecordsNotice } from "../parts/unreadable-records-notice.tsx";
import { Rows } from "../rows/row.tsx";
import { firstLine } from "./row-texts.ts";
import { SavedItemLine } from "./saved-item-line.tsx";

const ReviewLine = ({ review }: { readonly review: SavedReview }) => (
  <SavedItemLine
    name={review.name || firstLine(review.read.text) || records.pastedText}
    mark={<FileSearch />}
    about={records.found(review.findings, review.missing)}
    changed={review.changed}
    href={`${review.page}?review=${review.id}`}
    open={records.open}
    remove={() => removeRecord("reviews", review.id)}
  />
);

/** Reviews saved on this device, most recently changed first. */
export const SavedReviews = () => {
  const { data, error } = useReviews();
  return (
    <AsyncContent part from={{ data, error }}>
      {({ records: reviews, unreadable, failure }) => (
        <>
          <UnreadableRecordsNotice aside={unreadable} save={records.saveAside}>
            {records.unreadable(unreadable.length)}
          </UnreadableRecordsNotice>
          {failure !== null ? (
            <Notice tone="caution">{records.notRead[failure]}</Notice>
          ) : reviews.length === 0 ? (
            <EmptyState small icon={<FileSearch />} title={records.noReviews}>
              <a href="/document-review">{records.startReview}</a>
            </EmptyState>
          ) : (
            <Rows>
              {reviews.map((review) => (
                <ReviewLine key={review.id} review={review} />
              ))}
            </Rows>
          )}
        </>
      )}
    </AsyncContent>
  );
};

import { FileSearch } from "lucide-react";
import { records } from "../../../i18n/en/records.ts";
import type { SavedReview } from "../../../model/saved-review.ts";
import { EmptyState } from "../../../ui/primitives/empty-state.tsx";
import { useReviews } from "../../queries/device.ts";
import { removeRecord } from "../../storage/records.ts";
import { Loaded } from "../loading.tsx";
import { SetAside } from "../set-aside.tsx";
import { sayMoment } from "../say-date.ts";
import { KeptLine } from "./kept-line.tsx";

const ReviewLine = ({ review }: { readonly review: SavedReview }) => (
  <KeptLine
    name={review.name === "" ? records.pastedText : review.name}
    about={`${records.found(review.findings, review.missing)} ${records.changed(sayMoment(review.changed))}`}
    href={`${review.page}?review=${review.id}`}
    open={records.open}
    remove={() => removeRecord("reviews", review.id)}
  />
);

/** Reviews kept on this device, the last changed first. */
export const SavedReviews = () => {
  const { data, error } = useReviews();
  return (
    <Loaded part from={{ data, error }}>
      {({ records: reviews, aside }) => (
        <>
          <SetAside aside={aside} save={records.saveAside}>
            {records.unreadable(aside.length)}
          </SetAside>
          {reviews.length === 0 ? (
            <EmptyState small icon={<FileSearch />} title={records.noReviews}>
              <a href="/document-review">{records.startReview}</a>
            </EmptyState>
          ) : (
            <ul>
              {reviews.map((review) => (
                <ReviewLine key={review.id} review={review} />
              ))}
            </ul>
          )}
        </>
      )}
    </Loaded>
  );
};

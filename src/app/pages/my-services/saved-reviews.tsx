import { FileSearch } from "lucide-react";
import { useState } from "react";
import { records } from "../../../i18n/en/records.ts";
import type { SavedReview } from "../../../model/saved-review.ts";
import { Button } from "../../../ui/primitives/button.tsx";
import { buttonClasses } from "../../../ui/primitives/button-classes.ts";
import { ConfirmDialog } from "../../../ui/primitives/confirm-dialog.tsx";
import { EmptyState } from "../../../ui/primitives/empty-state.tsx";
import { Notice } from "../../../ui/primitives/notice.tsx";
import { useRefreshDevice, useReviews } from "../../queries/device.ts";
import { removeRecord } from "../../storage/records.ts";
import { toasts } from "../../stores/first-stores.ts";
import { Loaded } from "../loading.tsx";
import { sayMoment } from "../say-date.ts";

const ReviewLine = ({ review }: { readonly review: SavedReview }) => {
  const [asking, setAsking] = useState(false);
  const refresh = useRefreshDevice();
  const name = review.name === "" ? records.pastedText : review.name;
  const remove = async () => {
    setAsking(false);
    if (await removeRecord("reviews", review.id)) toasts.getState().add({ title: records.deleted });
    await refresh();
  };
  return (
    <li className="flex flex-wrap items-center gap-x-4 gap-y-2 border-b border-rule py-4 first:border-t">
      <div className="min-w-0 grow">
        <p className="font-serif text-lg leading-6 font-semibold">{name}</p>
        <p className="text-sm text-soft">
          {records.found(review.findings, review.missing)} {records.changed(sayMoment(review.changed))}
        </p>
      </div>
      <a href={`${review.page}?review=${review.id}`} className={buttonClasses("main", true)}>
        {records.open}
        <span className="sr-only"> {name}</span>
      </a>
      <Button small onClick={() => setAsking(true)}>
        {records.delete}
        <span className="sr-only"> {name}</span>
      </Button>
      <ConfirmDialog
        open={asking}
        title={records.deleteSure(name)}
        yes={records.deleteYes}
        no={records.cancel}
        onYes={() => void remove()}
        onNo={() => setAsking(false)}
      />
    </li>
  );
};

/** Reviews kept on this device, the last changed first. */
export const SavedReviews = () => {
  const { data, error } = useReviews();
  return (
    <Loaded from={{ data, error }}>
      {({ records: reviews, unreadable }) => (
        <>
          {unreadable > 0 && <Notice tone="caution">{records.unreadable(unreadable)}</Notice>}
          {reviews.length === 0 ? (
            <EmptyState small icon={<FileSearch />} title={records.noReviews}>
              <a href="/document-review">{records.startReview}</a>
            </EmptyState>
          ) : (
            <ul>
              {reviews
                .toSorted((a, b) => b.changed.localeCompare(a.changed))
                .map((review) => (
                  <ReviewLine key={review.id} review={review} />
                ))}
            </ul>
          )}
        </>
      )}
    </Loaded>
  );
};

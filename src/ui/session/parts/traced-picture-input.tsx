import { useId, useState } from "react";
import type { Strokes } from "../../../model/document.ts";
import { StrokesPicture } from "./strokes-view.tsx";

type Props = {
  readonly label: string;
  readonly hint: string;
  /** Shown if no lines are found in the picture. */
  readonly failure: string;
  readonly tracedLabel: string;
  readonly strokes: Strokes;
  readonly onChange: (strokes: Strokes) => void;
  /** The strokes in a picture; null if it cannot be read. */
  readonly onTrace: (file: File) => Promise<Strokes | null>;
};

/** A file input for a picture of a signature or seal, of which the lines are kept and shown. */
export const TracedPictureInput = ({ label, hint, failure, tracedLabel, strokes, onChange, onTrace }: Props) => {
  const id = useId();
  const [hasFailed, setFailed] = useState(false);
  const read = async (file: File | undefined): Promise<void> => {
    if (!file) return;
    const traced = (await onTrace(file)) ?? [];
    setFailed(traced.length === 0);
    onChange(traced);
  };
  return (
    <div>
      <label htmlFor={id} className="mb-1 block font-semibold">
        {label}
      </label>
      <p id={`${id}-hint`} className="mb-2 text-sm text-soft">
        {hint}
      </p>
      <input
        id={id}
        type="file"
        accept="image/png,image/jpeg,image/webp"
        aria-describedby={`${id}-hint`}
        className="max-w-full"
        onChange={(event) => void read(event.target.files?.[0])}
      />
      <p role="alert" className="text-sm font-semibold text-danger">
        {hasFailed && failure}
      </p>
      {strokes.length > 0 && <StrokesPicture strokes={strokes} label={tracedLabel} />}
    </div>
  );
};

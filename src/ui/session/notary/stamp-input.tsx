import { useId, useState } from "react";
import type { SessionMessages } from "../../../i18n/en/session/session.ts";
import type { Strokes } from "../../../model/document.ts";
import { StrokesPicture } from "../parts/strokes-view.tsx";

type Props = {
  readonly messages: SessionMessages;
  readonly stamp: Strokes;
  readonly onChange: (stamp: Strokes) => void;
  /** The strokes in a picture; null if it cannot be read. */
  readonly onTrace: (file: File) => Promise<Strokes | null>;
};

/** A picture of a notary's seal, of which the lines are used. */
export const StampInput = ({ messages: { notary }, stamp, onChange, onTrace }: Props) => {
  const id = useId();
  const [hasFailed, setFailed] = useState(false);
  const read = async (file: File | undefined): Promise<void> => {
    const strokes = (file && (await onTrace(file))) ?? [];
    setFailed(file !== undefined && strokes.length === 0);
    onChange(strokes);
  };
  return (
    <div>
      <label htmlFor={id} className="mb-1 block font-semibold">
        {notary.stamp}
      </label>
      <p id={`${id}-hint`} className="mb-2 text-sm text-soft">
        {notary.stampHint}
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
        {hasFailed && notary.noStamp}
      </p>
      {stamp.length > 0 && <StrokesPicture strokes={stamp} label={notary.stampShown} />}
    </div>
  );
};

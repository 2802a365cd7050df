import type { Reply } from "../../../engine/assistant/conversation.ts";
import { SOURCE_LANGUAGE } from "../../../model/site/screen-language.ts";

/** Passages of the attached file, each with what the review says about it; both are in English. */
export const FilePointsView = ({ points }: { readonly points: NonNullable<Reply["points"]> }) => (
  <ul className="grid gap-4" lang={SOURCE_LANGUAGE}>
    {points.map(({ title, says, quote, where }) => (
      <li key={`${quote}|${where}`} className="grid min-w-0 gap-1">
        {title !== "" && <p className="font-semibold">{title}</p>}
        {says !== "" && <p>{says}</p>}
        <blockquote className="border-s-2 border-edge ps-3 font-serif break-words whitespace-pre-line">
          “{quote}”{where !== "" && <span className="text-sm text-soft"> ({where})</span>}
        </blockquote>
      </li>
    ))}
  </ul>
);

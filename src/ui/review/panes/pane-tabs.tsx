import type { ReviewMessages } from "../../../i18n/en/review/review.ts";
import { classes } from "../../primitives/classes.ts";
import type { ShownPane } from "./use-selection.ts";

type Props = {
  readonly messages: ReviewMessages;
  readonly shown: ShownPane;
  readonly onShow: (pane: ShownPane) => void;
};

const PANES: readonly ShownPane[] = ["points", "text"];

/** Switches between the points and the text where there is room for one of them. */
export const PaneTabs = ({ messages, shown, onShow }: Props) => (
  <div role="group" aria-label={messages.panes} className="grid grid-cols-2 border-b border-rule">
    {PANES.map((pane) => (
      <button
        key={pane}
        type="button"
        aria-pressed={shown === pane}
        onClick={() => onShow(pane)}
        className={classes(
          "min-h-11 border-b-2 font-semibold",
          shown === pane ? "border-accent text-accent" : "border-transparent text-soft",
        )}
      >
        {messages.paneNames[pane]}
      </button>
    ))}
  </div>
);

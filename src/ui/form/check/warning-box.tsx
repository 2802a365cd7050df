import type { ReactNode } from "react";
import { stepsMessages } from "../../../i18n/steps.ts";
import type { WarningView } from "../../../model/form-view.ts";
import { Button } from "../../primitives/button.tsx";
import { buttonClasses } from "../../primitives/button-classes.ts";
import { classes } from "../../primitives/classes.ts";
import { Notice } from "../../primitives/notice.tsx";
import { needsDecision } from "../context/decisions.ts";
import { LawFacts } from "./law-facts.tsx";

type Props = {
  readonly warning: WarningView;
  readonly isAccepted: boolean;
  readonly locale: string;
  /** Whether an open decision is named in the title, with its buttons beside the text. */
  readonly isCompact?: boolean;
  readonly onChange: () => void;
  readonly onAccept: () => void;
  /** Corrects the answer as the warning offers, where the page offers it, too. */
  readonly onFix?: () => void;
};

/** One warning: the reason, its source, and the visitor's decision. */
export function WarningBox(props: Props): ReactNode {
  const { warning, isAccepted, locale, isCompact = false } = props;
  const messages = stepsMessages(locale);
  const { stop, missingLaw, law = [] } = warning;
  const isFact = warning.fact === true && !stop;
  const isDecided = !needsDecision(warning) || isAccepted;
  const title = stop ? messages.stopTitle : isFact ? messages.factTitle : messages.warningTitle;
  return (
    <Notice
      tone={missingLaw ? "plain" : stop ? "danger" : "caution"}
      title={missingLaw?.[0] ?? (isCompact && !isDecided ? messages.undecided(1) : title)}
      id={`warning-${warning.id}`}
      tabIndex={-1}
    >
      <div className={classes("grid gap-1", isCompact && "@2xl:flex @2xl:items-end @2xl:justify-between @2xl:gap-4")}>
        <div className="space-y-1">
          <p>{missingLaw?.[1] ?? warning.text}</p>
          {warning.cite && (
            <p className="text-sm text-soft">
              {messages.source}: {warning.href ? <a href={warning.href}>{warning.cite}</a> : warning.cite}
            </p>
          )}
          {missingLaw ? (
            <p className="text-sm text-soft">{law[0]?.cite}</p>
          ) : (
            <LawFacts facts={law} locale={locale} {...(isCompact && { maxShown: 0 })} />
          )}
          {!isDecided && !isCompact && (
            <p className="font-semibold">{isFact ? messages.decide.fact : messages.decide.change}</p>
          )}
        </div>
        <Decision {...props} isFact={isFact} isDecided={isDecided} />
      </div>
    </Notice>
  );
}

type DecisionProps = Props & { readonly isFact: boolean; readonly isDecided: boolean };

/** What the visitor decided, and the buttons to decide. */
function Decision(props: DecisionProps): ReactNode {
  const { warning, isAccepted, locale, isFact, isDecided, onChange, onAccept, onFix } = props;
  const messages = stepsMessages(locale);
  const official = warning.missingLaw && warning.law?.[0]?.href;
  const fix = warning.instead?.label ?? (warning.split && messages.splitInto(...warning.split));
  return (
    <div className="flex shrink-0 flex-wrap items-center gap-3 pt-1 text-sm empty:hidden">
      {official && (
        <a href={official} rel="noreferrer" target="_blank" className={buttonClasses("main")}>
          {messages.officialPage}
        </a>
      )}
      {isAccepted && <span className="font-semibold">{isFact ? messages.noted : messages.youKept}</span>}
      {fix && onFix && (
        <Button small onClick={onFix}>
          {fix}
        </Button>
      )}
      {!isFact && (
        <Button small={!warning.missingLaw} onClick={onChange}>
          {warning.missingLaw ? messages.changeAnswer : messages.change}
        </Button>
      )}
      {!isDecided && (
        <Button small onClick={onAccept}>
          {isFact ? messages.takeNote : messages.keepMine}
        </Button>
      )}
    </div>
  );
}

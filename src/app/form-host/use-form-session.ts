import { useLayoutEffect, useMemo, useState } from "react";
import { prepareForm } from "../../engine/form/prepare-form.ts";
import type { PreparedForm } from "../../engine/form/prepare-form.ts";
import type { Draft } from "../../model/answers.ts";
import type { Context } from "../../model/context.ts";
import type { PageDefinition } from "../../model/definition.ts";
import { createFormSession } from "../../ui/form-state/create-form-session.ts";
import type { FormSession } from "../../ui/form-state/form-session.ts";

/** The part of a draft that a session opens with; a new object opens a new session. */
export type DraftContent = Pick<Draft, "answers" | "kept">;

type OpenSession = {
  readonly session: FormSession;
  readonly start: DraftContent;
  readonly prepared: PreparedForm;
  /** Number of this session on the page; inputs remount when it changes. */
  readonly sessionNumber: number;
};

/**
 * The session of a definition. When the definition changes (another language of the page, an author's save), the new
 * session starts with the current answers.
 */
export const useFormSession = (definition: PageDefinition, start: DraftContent, context: Context): OpenSession => {
  const prepared = useMemo(() => prepareForm(definition), [definition]);
  const [open, setOpen] = useState<OpenSession>(() => ({
    session: createFormSession({ prepared, context, answers: start.answers, acceptedWarnings: start.kept }),
    start,
    prepared,
    sessionNumber: 0,
  }));
  if (open.start === start && open.prepared === prepared) return open;
  const isSameDraft = open.start === start;
  const answers = isSameDraft ? open.session.answers() : start.answers;
  const acceptedWarnings = isSameDraft ? open.session.acceptedWarnings() : start.kept;
  const next: OpenSession = {
    session: createFormSession({ prepared, context, answers, acceptedWarnings }),
    start,
    prepared,
    sessionNumber: open.sessionNumber + 1,
  };
  setOpen(next);
  return next;
};

/** Current settings, law and date; the form updates before the next paint. */
export const useSessionContext = (session: FormSession, context: Context): void => {
  useLayoutEffect(() => {
    if (session.context() !== context) session.setContext(context);
  }, [session, context]);
};

import { useLayoutEffect, useMemo, useState } from "react";
import { prepareForm } from "../../engine/form/prepare-form.ts";
import type { PreparedForm } from "../../engine/form/prepare-form.ts";
import type { RawAnswers } from "../../model/answers.ts";
import type { Context } from "../../model/context.ts";
import type { PageDefinition } from "../../model/definition.ts";
import { createFormSession } from "../../ui/form-state/create-form-session.ts";
import type { FormSession } from "../../ui/form-state/form-session.ts";

/** What a session opens with; a new object opens a new session. */
export type SessionStart = { readonly answers: RawAnswers; readonly kept: readonly string[] };

type Open = {
  readonly session: FormSession;
  readonly start: SessionStart;
  readonly prepared: PreparedForm;
  /** Counts the sessions of this page: the inputs belong to one of them. */
  readonly turn: number;
};

/**
 * The session of a definition. When the definition changes under it (another language of the page, an author's save),
 * the answers go along.
 */
export const useSession = (definition: PageDefinition, start: SessionStart, context: Context): Open => {
  const prepared = useMemo(() => prepareForm(definition), [definition]);
  const [open, setOpen] = useState<Open>(() => ({
    session: createFormSession({ prepared, context, ...start }),
    start,
    prepared,
    turn: 0,
  }));
  if (open.start === start && open.prepared === prepared) return open;
  const isSameDraft = open.start === start;
  const answers = isSameDraft ? open.session.answers() : start.answers;
  const kept = isSameDraft ? open.session.kept() : start.kept;
  const next: Open = {
    session: createFormSession({ prepared, context, answers, kept }),
    start,
    prepared,
    turn: open.turn + 1,
  };
  setOpen(next);
  return next;
};

/** Settings, law and day as they are now; the form follows before the next picture. */
export const useSessionContext = (session: FormSession, context: Context): void => {
  useLayoutEffect(() => {
    if (session.context() !== context) session.setContext(context);
  }, [session, context]);
};

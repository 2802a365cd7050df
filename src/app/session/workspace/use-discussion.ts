import { useEffect, useState } from "react";
import * as z from "zod/mini";
import type { NextActs } from "../../../engine/session/next-acts.ts";
import type { Remark, RemarkSubject } from "../../../model/session/remark.ts";
import type { Discussion, TypedRemark } from "../../../ui/session/remarks/discussion.ts";
import { parseUnsent } from "../parse-unsent.ts";
import { readRemarks } from "../read-remarks.ts";
import type { ActOfSeat, SessionProps } from "../session-props.ts";

type Props = Pick<SessionProps, "client" | "session"> & {
  readonly acts: NextActs;
  readonly isBusy: boolean;
  readonly act: ActOfSeat;
  /** Performs a task while the page is busy; true once it is done. */
  readonly run: (task: () => Promise<boolean>) => Promise<boolean>;
};

const shape: z.ZodMiniType<TypedRemark> = z.object({ text: z.string(), isInternal: z.boolean() });

// Ids of clauses, under which unsent proposals are kept, have no spaces.
const keyOf = ({ clause, proposal }: RemarkSubject): string => `comment ${clause ?? ""} ${proposal ?? ""}`;

/** The comments and notes of an open session. */
export const useDiscussion = ({ client, session, acts, isBusy, act, run }: Props): Discussion => {
  const [remarks, setRemarks] = useState<readonly Remark[]>([]);
  const { id, seat, state, noteSecret } = session;
  useEffect(() => {
    let isShown = true;
    void readRemarks(globalThis.crypto, { id, seat, state, noteSecret }).then((read) => isShown && setRemarks(read));
    return () => {
      isShown = false;
    };
  }, [id, seat, state, noteSecret]);
  const write: Discussion["write"] = async (subject, { text, isInternal }) => {
    const isStored = isInternal
      ? await run(async () => (await client.writeNote({ ...subject, text })) === null)
      : await act({ type: "comment", ...subject, text });
    if (isStored) await client.saveUnsent(keyOf(subject), "");
    return isStored;
  };
  return {
    remarks,
    isBusy,
    write: acts.canComment ? write : null,
    typed: (subject) => parseUnsent(shape, session.unsent[keyOf(subject)]),
    keep: (subject, typed) => {
      const isEmpty = typed.text === "";
      void client.saveUnsent(keyOf(subject), isEmpty ? "" : JSON.stringify(typed));
    },
  };
};

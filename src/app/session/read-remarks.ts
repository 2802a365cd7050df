import { readNote } from "../../engine/session/shape/note-shape.ts";
import type { Remark } from "../../model/session/remark.ts";
import { openNote } from "../../sealing/encrypt-note.ts";
import type { WebCrypto } from "../../sealing/web-crypto.ts";
import type { DeviceSession } from "./session-view.ts";

/** The comments of everyone and the notes of this device's seat, in order; a note that this device cannot open is left out. */
export const readRemarks = async (
  crypto: WebCrypto,
  {
    id,
    seat,
    state,
    noteSecret,
  }: Pick<DeviceSession, "id" | "seat" | "state"> & { readonly noteSecret: string | undefined },
): Promise<readonly Remark[]> => {
  if (!state) return [];
  const read = state.history.map(async ({ seq, seat: by, event }): Promise<Remark | null> => {
    if (event.type === "comment") return { ...event, seq, seat: by, isInternal: false };
    if (event.type !== "note" || by !== seat || noteSecret === undefined) return null;
    const note = readNote(await openNote(crypto, noteSecret, { session: id, seat: by }, event.box));
    return note && { ...note, seq, seat: by, isInternal: true };
  });
  return (await Promise.all(read)).filter((each) => each !== null);
};

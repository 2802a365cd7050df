import type { SeatState, SessionState } from "../../../model/session/session-state.ts";

/** When a person did what their status says: signed, agreed to the current text, or joined. */
export const seatTime = (
  { signatures, agreements, history }: Pick<SessionState, "signatures" | "agreements" | "history">,
  { id, claimed }: Pick<SeatState, "id" | "claimed">,
): string | null => {
  const { [id]: signature } = signatures;
  const agreed = history.findLast(({ seat, event }) => seat === id && event.type === "agree");
  const position = signature?.seq ?? (Object.hasOwn(agreements, id) ? agreed?.seq : undefined) ?? claimed;
  return history.find(({ seq }) => seq === position)?.at ?? null;
};

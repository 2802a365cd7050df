import type { SessionMessages } from "../../../i18n/en/session/session.ts";
import type { SeatState, SessionState } from "../../../model/session/session-state.ts";
import { seatName } from "../../../engine/session/rules/seats.ts";

/** What a seat is invited to, in one sentence. */
export const invitationSentence = (messages: SessionMessages, state: SessionState, seat: SeatState): string => {
  const founder = seatName(state, state.founder);
  const { title } = state.document;
  if (seat.role === "notary") return messages.notary.joinText(founder, title);
  return seat.witnessOf === undefined
    ? messages.services[state.service].joinText(founder, title)
    : messages.witness.joinText(founder, title, seatName(state, seat.witnessOf));
};

/** The address that opens a mail program with an invitation; the title stays out of the subject, which lock screens show. */
export const mailAddress = (messages: SessionMessages, state: SessionState, seat: SeatState, link: string): string => {
  const subject = messages.invite.mailSubject(seatName(state, state.founder));
  const body = messages.invite.mailBody(invitationSentence(messages, state, seat), link).replaceAll("\n", "\r\n");
  return `mailto:?subject=${encodeURIComponent(subject)}&body=${encodeURIComponent(body)}`;
};

/** Opens the device's list of ways to share; false if the person closed it without sharing. */
export const shareLink = (url: string): Promise<boolean> =>
  navigator.share({ url }).then(
    () => true,
    () => false,
  );

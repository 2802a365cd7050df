import { devicesOf } from "../../engine/session/rules/devices.ts";
import { seatNameAt } from "../../engine/session/rules/seats.ts";
import { sanitizeLine } from "../../engine/session/shape/sanitize-line.ts";
import { formatInZone } from "./parts/format-in-zone.ts";
import type { SessionMessages } from "../../i18n/en/session/session.ts";
import type { Remark } from "../../model/session/remark.ts";
import type { HistoryLine, IgnoredAct, SessionState } from "../../model/session/session-state.ts";
import { remarkSubject } from "./remarks/remark-subject.ts";

type Props = {
  readonly messages: SessionMessages;
  readonly locale: string;
  readonly state: SessionState;
  /** The comments and notes that this device can read. */
  readonly remarks: readonly Remark[];
  /** The seat of this device. */
  readonly own: string;
};

const format = (locale: string, at: string, zone: string): string =>
  formatInZone(locale, zone, { dateStyle: "medium", timeStyle: "medium" }, new Date(at));

/** A time in UTC and in the zone of the session, if that is another, both named. */
const timeIn = ({ messages, locale, state: { zone } }: Props, at: string): string => {
  const utc = format(locale, at, "UTC");
  return zone === "UTC" ? `${utc} UTC` : messages.at(utc, format(locale, at, zone), zone);
};

/** The name of the person who held a seat at an entry. */
const nameOf = ({ state, messages }: Props, seat: string | null, seq: number): string =>
  sanitizeLine((seat === null ? null : seatNameAt(state, seat, seq)) ?? messages.someone);

const sentenceOf = (props: Props, { seq, seat, event }: HistoryLine): string => {
  const { messages, state } = props;
  const name = nameOf(props, seat, seq);
  if (event.type === "replace_witness") {
    const { replaced, leftOut } = messages.witness;
    const before = sanitizeLine(event.before);
    return event.name === null ? leftOut(name, before) : replaced(name, before, sanitizeLine(event.name));
  }
  if (event.type === "invite_notary") return messages.notary.wasInvited(name, sanitizeLine(event.name));
  if (event.type === "leave_out_notary") return messages.notary.wasLeftOut(name, nameOf(props, event.seat, seq));
  if (event.type === "invite") return messages.invite.madeNew(name, nameOf(props, event.seat, seq));
  if (event.type === "host") return messages.inPerson.hosted(name, nameOf(props, event.seat, seq));
  if (event.type === "pass_on") return messages.invite.passedOn(name, nameOf(props, event.seat, seq), event.how);
  const witnessOf = state.seats.find(({ id }) => id === seat)?.witnessOf;
  if (event.type === "signature" && witnessOf !== undefined) {
    return messages.witness.signed(name, nameOf(props, witnessOf, seq));
  }
  return messages.acts[event.type](name);
};

const reasonIn = ({ event }: HistoryLine): string => ("reason" in event ? event.reason : "");

/** What a comment or an own note says; null for all other acts and for the notes of others. */
const RemarkIn = ({ messages, state, remarks, own, line }: Props & { readonly line: HistoryLine }) => {
  const { seq, seat, event } = line;
  if (event.type !== "comment" && event.type !== "note") return null;
  const remark = remarks.find((each) => each.seq === seq);
  if (!remark) return event.type === "note" && seat === own ? <p>{messages.comments.unreadable}</p> : null;
  return (
    <>
      <span className="block text-sm text-soft">{remarkSubject(messages, state, remark)}</span>
      <span className="block whitespace-pre-line">{remark.text}</span>
    </>
  );
};

/** The sentence of an act, with the device if it is not the first one of its seat. */
const sentenceWithDevice = (props: Props, line: HistoryLine): string => {
  const sentence = sentenceOf(props, line);
  const { devices } = props.messages;
  if (line.device === undefined) return sentence;
  const index = devicesOf(props.state, line.seat).findIndex(({ id }) => id === line.device);
  return index < 0 ? devices.onRemoved(sentence) : devices.on(sentence, index + 1);
};

/** Everything that was done, oldest first, and what had no effect. */
export const HistoryList = (props: Props) => {
  const { messages, state } = props;
  return (
    <>
      <ol className="grid gap-3">
        {state.history.map((line) => (
          <li key={line.seq} className="break-words">
            <span className="font-medium">{sentenceWithDevice(props, line)}</span>
            {reasonIn(line) !== "" && <span className="block">{messages.reasonGiven(reasonIn(line))}</span>}
            <RemarkIn {...props} line={line} />
            <time className="block text-sm text-soft" dateTime={line.at}>
              {timeIn(props, line.at)}
            </time>
          </li>
        ))}
      </ol>
      {state.ignored.length > 0 && <Ignored {...props} acts={state.ignored} />}
    </>
  );
};

const Ignored = (props: Props & { readonly acts: readonly IgnoredAct[] }) => {
  const { messages, acts } = props;
  return (
    <>
      <h3 className="mt-5 mb-2 text-lg">{messages.ignoredActs}</h3>
      <ol className="grid gap-3">
        {acts.map(({ seq, at, seat, act, problem }) => (
          <li key={seq}>
            {act !== null && <span className="font-medium">{messages.acts[act](nameOf(props, seat, seq))}: </span>}
            {messages.problems[problem]}
            <time className="block text-sm text-soft" dateTime={at}>
              {timeIn(props, at)}
            </time>
          </li>
        ))}
      </ol>
    </>
  );
};

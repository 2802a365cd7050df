import { Suspense, useState } from "react";
import type { NextActs } from "../../../engine/session/next-acts.ts";
import { certifyProblem, isCertified } from "../../../engine/session/rules/notaries.ts";
import { seatOf } from "../../../engine/session/rules/seats.ts";
import type { SeatState } from "../../../model/session/session-state.ts";
import { Button } from "../../../ui/primitives/button.tsx";
import { Disclosure } from "../../../ui/primitives/disclosure.tsx";
import { Notice } from "../../../ui/primitives/notice.tsx";
import { Spinner } from "../../../ui/primitives/spinner.tsx";
import { NotaryAsked } from "../../../ui/session/notary/notary-asked.tsx";
import { lazyComponent } from "../../shared/lazy-component.ts";
import type { ActOfSeat, SessionProps } from "../session-props.ts";
import { seatName } from "../../../engine/session/rules/seats.ts";

const { Component: InviteNotary } = lazyComponent(async () => (await import("./invite-notary.tsx")).InviteNotary);
const { Component: CompleteCertificate } = lazyComponent(
  async () => (await import("./complete-certificate.tsx")).CompleteCertificate,
);

type Props = SessionProps & {
  readonly seat: string;
  readonly acts: NextActs;
  readonly isBusy: boolean;
  readonly act: ActOfSeat;
};

/** What a person can do about notaries: invite one, continue without one, or, as the notary, complete the certificate. */
export const NotaryPanels = (props: Props) => {
  const { messages, state, seat, acts } = props;
  const own = seatOf(state, seat);
  return (
    <>
      {own?.role === "notary" && <OwnCertificate {...props} own={own} />}
      {acts.toLeaveOut.map((notary) => (
        <LeaveOut key={notary.id} {...props} notary={notary} />
      ))}
      {acts.canInviteNotary && <Invite {...props} key={messages.notary.addTitle + state.seats.length} />}
    </>
  );
};

const Invite = (props: Props) => {
  const { notary } = props.messages;
  const hasOwnPage = props.state.document.blocks.some(({ type }) => type === "notarial");
  const [isOpen, setOpen] = useState(false);
  return (
    <Disclosure summary={notary.addTitle} onToggle={(event) => setOpen(event.currentTarget.open)}>
      <div className="grid gap-4 py-3">
        <p>{notary.addText}</p>
        <p>{notary.sees}</p>
        <p>{notary.askFirst}</p>
        {hasOwnPage && <p>{notary.ownPage}</p>}
        <p>
          {notary.noProvider} <a href="/s/notarize/new/en">{notary.packet}</a>
        </p>
        <p className="font-semibold">{notary.before}</p>
        {isOpen && (
          <Suspense fallback={<Spinner label={notary.loading} />}>
            <InviteNotary {...props} />
          </Suspense>
        )}
      </div>
    </Disclosure>
  );
};

const LeaveOut = ({ messages, state, isBusy, act, notary: seat }: Props & { readonly notary: SeatState }) => {
  const { notary } = messages;
  const name = seatName(state, seat.id);
  const leave = (
    <div className="grid gap-3 py-3">
      <p>{notary.leaveOutText(name)}</p>
      <div>
        <Button disabled={isBusy} onClick={() => void act({ type: "leave_out_notary", seat: seat.id })}>
          {notary.leaveOut}
        </Button>
      </div>
    </div>
  );
  if (seat.refused === undefined) return <Disclosure summary={notary.leaveOutTitle(name)}>{leave}</Disclosure>;
  return (
    <Notice tone="caution" title={notary.refusedTitle(name)}>
      {seat.refused !== "" && <p className="mb-3 break-words">{messages.reasonGiven(seat.refused)}</p>}
      {leave}
    </Notice>
  );
};

const OwnCertificate = (props: Props & { readonly own: SeatState }) => {
  const { messages, state, own } = props;
  const { notary } = messages;
  const { request } = own;
  if (!request || own.refused !== undefined) return null;
  if (isCertified(state, own.id)) return <p>{notary.done}</p>;
  const problem = certifyProblem(state, own.id);
  return (
    <section className="grid gap-5" aria-labelledby="session-notary">
      <h2 id="session-notary" className="text-2xl">
        {notary.title}
      </h2>
      <NotaryAsked messages={messages} state={state} request={request} />
      {problem === "signatures_open" && <p>{request.act === "jurat" ? notary.waitsJurat : notary.waits}</p>}
      {problem === null && (
        <Suspense fallback={<Spinner label={notary.loading} />}>
          <CompleteCertificate {...props} request={request} />
        </Suspense>
      )}
    </section>
  );
};

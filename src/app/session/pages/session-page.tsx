import { sessionMessages } from "../../../i18n/session.ts";
import type { SessionMessages } from "../../../i18n/en/session/session.ts";
import type { AddressParts } from "../../shared/address-parts.ts";
import { usePage } from "../../shared/use-page.ts";
import { Notice } from "../../../ui/primitives/notice.tsx";
import { Spinner } from "../../../ui/primitives/spinner.tsx";
import { NotFound } from "../../pages/parts/lazy-not-found.ts";
import { PageBody } from "../../pages/parts/page-body.tsx";
import { usePathLanguage } from "../../pages/parts/use-path-language.ts";
import type { SessionClient } from "../create-session-client.ts";
import { useSessionClient, useSessionView } from "../use-session-client.ts";
import { JoinPage } from "./join-page.tsx";
import { SessionFailure } from "../workspace/session-failure.tsx";
import { SessionWorkspace } from "../workspace/session-workspace.tsx";

/** `/s/negotiation/{id}`: one negotiation, in whatever phase it is. */
export const SessionPage = ({ parts: { id = "", language } }: { readonly parts: AddressParts }) => {
  const { code, segment } = usePathLanguage();
  if (language !== undefined && language.toLowerCase() !== segment) return <NotFound />;
  return <SessionOf key={id} id={id} locale={code} />;
};

const SessionOf = ({ id, locale }: { readonly id: string; readonly locale: string }) => {
  const messages = sessionMessages(locale);
  const load = useSessionClient(id);
  usePage({ name: messages.kicker, icon: "handshake" });
  switch (load.type) {
    case "opening":
      return <Spinner label={messages.opening} />;
    case "ready":
      return <Opened messages={messages} locale={locale} client={load.client} />;
    case "absent":
      return <Absent messages={messages} title={messages.absentTitle} text={messages.absentText} />;
    case "cut_link":
      return <Absent messages={messages} title={messages.cutLinkTitle} text={messages.cutLinkText} />;
    case "insecure":
      return <Absent messages={messages} title={messages.kicker} text={messages.insecure} />;
    case "no_answer":
      return <Absent messages={messages} title={messages.kicker} text={messages.logFailures.offline} />;
    case "no_storage":
      return <Absent messages={messages} title={messages.kicker} text={messages.storageFailed} />;
  }
};

type AbsentProps = { readonly messages: SessionMessages; readonly title: string; readonly text: string };

const Absent = ({ messages, title, text }: AbsentProps) => (
  <PageBody kicker={messages.kicker} title={title}>
    <Notice>{text}</Notice>
  </PageBody>
);

type OpenedProps = { readonly messages: SessionMessages; readonly locale: string; readonly client: SessionClient };

const Opened = ({ messages, locale, client }: OpenedProps) => {
  const { session, failure } = useSessionView(client);
  const { state, seat } = session;
  if (!state) {
    return (
      <PageBody kicker={messages.kicker} title={messages.invite.notOpened}>
        <SessionFailure messages={messages} failure={failure} />
      </PageBody>
    );
  }
  const given = { messages, locale, client, session, state, failure };
  return seat === null ? <JoinPage {...given} /> : <SessionWorkspace {...given} seat={seat} />;
};

import { sessionWords } from "../../../i18n/session.ts";
import type { SessionWords } from "../../../i18n/en/session/session.ts";
import type { AddressParts } from "../../shared/address-parts.ts";
import { usePage } from "../../shared/use-page.ts";
import { Notice } from "../../../ui/primitives/notice.tsx";
import { Spinner } from "../../../ui/primitives/spinner.tsx";
import { NotFound } from "../../pages/parts/lazy-not-found.ts";
import { PageBody } from "../../pages/parts/page-body.tsx";
import { usePathLanguage } from "../../pages/parts/path-language.ts";
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
  const words = sessionWords(locale);
  const load = useSessionClient(id);
  usePage({ name: words.kicker, icon: "handshake" });
  switch (load.type) {
    case "opening":
      return <Spinner label={words.opening} />;
    case "ready":
      return <Opened words={words} locale={locale} client={load.client} />;
    case "absent":
      return <Absent words={words} title={words.absentTitle} text={words.absentText} />;
    case "cut_link":
      return <Absent words={words} title={words.cutLinkTitle} text={words.cutLinkText} />;
    case "insecure":
      return <Absent words={words} title={words.kicker} text={words.insecure} />;
    case "no_answer":
      return <Absent words={words} title={words.kicker} text={words.logFailures.offline} />;
    case "no_storage":
      return <Absent words={words} title={words.kicker} text={words.storageFailed} />;
  }
};

type AbsentProps = { readonly words: SessionWords; readonly title: string; readonly text: string };

const Absent = ({ words, title, text }: AbsentProps) => (
  <PageBody kicker={words.kicker} title={title}>
    <Notice>{text}</Notice>
  </PageBody>
);

type OpenedProps = { readonly words: SessionWords; readonly locale: string; readonly client: SessionClient };

const Opened = ({ words, locale, client }: OpenedProps) => {
  const { session, failure } = useSessionView(client);
  const { state, seat } = session;
  if (!state) {
    return (
      <PageBody kicker={words.kicker} title={words.absentTitle}>
        <SessionFailure words={words} failure={failure} />
      </PageBody>
    );
  }
  const given = { words, locale, client, session, state, failure };
  return seat === null ? <JoinPage {...given} /> : <SessionWorkspace {...given} seat={seat} />;
};

import { useState } from "react";
import type { ReactNode } from "react";
import type { SessionMessages } from "../../../i18n/en/session/session.ts";
import type { Strokes } from "../../../model/document.ts";
import type { NotaryRequest, NotaryStatement } from "../../../model/session/notary.ts";
import { Button } from "../../primitives/button.tsx";
import { Notice } from "../../primitives/notice.tsx";
import { ConsentCheck } from "../signing/consent-check.tsx";
import { TracedPictureInput } from "../parts/traced-picture-input.tsx";
import { SignatureInput } from "../signing/signature-input.tsx";
import { CertificateBlanks } from "./certificate-blanks.tsx";
import { blanksOf, emptyCertificate, statementOf } from "./certificate-draft.ts";
import type { CertificateDraft } from "./certificate-draft.ts";
import { NotaryFacts } from "./notary-facts.tsx";

type Props = {
  readonly messages: SessionMessages;
  readonly request: NotaryRequest;
  /** The name by which the notary was invited. */
  readonly name: string;
  /** Today, as an ISO date. */
  readonly today: string;
  /** The hash of what everyone signed. */
  readonly version: string;
  readonly isBusy: boolean;
  /** The certificate as the notary fills it in. */
  readonly preview: (blanks: readonly string[]) => ReactNode;
  readonly onTrace: (file: File) => Promise<Strokes | null>;
  readonly onComplete: (statement: NotaryStatement) => void;
};

type MarksProps = Pick<Props, "messages" | "onTrace"> & {
  readonly draft: CertificateDraft;
  readonly onChange: (parts: Partial<CertificateDraft>) => void;
};

/** The notary's stamp and signature. */
const NotaryMarks = ({ messages, draft, onChange, onTrace }: MarksProps) => (
  <>
    <TracedPictureInput
      label={messages.notary.stamp}
      hint={messages.notary.stampHint}
      failure={messages.notary.noStamp}
      tracedLabel={messages.notary.stampShown}
      strokes={draft.stamp}
      onChange={(stamp) => onChange({ stamp })}
      onTrace={onTrace}
    />
    <SignatureInput
      messages={messages}
      purpose="signature"
      draft={draft.signature}
      onChange={(signature) => onChange({ signature })}
      onTrace={onTrace}
    />
  </>
);

/** What a notary states, the blanks of the certificate, a signature, and the button that says what it does. */
export const CertificateForm = (props: Props) => {
  const { messages, request, name, today, version, isBusy, preview, onTrace, onComplete } = props;
  const { notary } = messages;
  const [draft, setDraft] = useState(() => emptyCertificate(name, today));
  const [problem, setProblem] = useState<string | null>(null);
  const edit = (parts: Partial<CertificateDraft>): void => setDraft((before) => ({ ...before, ...parts }));
  const blanks = blanksOf(request, draft);
  const submit = (): void => {
    const at = new Date().toISOString();
    const statement = statementOf(messages, request, draft, { version, at });
    setProblem(typeof statement === "string" ? statement : null);
    if (typeof statement !== "string") onComplete(statement);
  };
  return (
    <form
      className="grid gap-6"
      noValidate
      aria-label={notary.title}
      onSubmit={(event) => {
        event.preventDefault();
        submit();
      }}
    >
      <p>{notary.selfStated}</p>
      <NotaryFacts messages={messages} request={request} draft={draft} isChecked={problem !== null} onChange={edit} />
      <fieldset className="grid gap-4">
        <legend className="mb-2 text-xl">{notary.wording}</legend>
        <p>{notary.wordingText}</p>
        <CertificateBlanks
          messages={messages}
          source={request.wording.value ?? ""}
          blanks={blanks}
          onChange={(at, words) => edit({ typed: { ...draft.typed, [at]: words } })}
        />
        {preview(blanks)}
      </fieldset>
      <NotaryMarks messages={messages} draft={draft} onChange={edit} onTrace={onTrace} />
      <ConsentCheck
        label={notary.confirm(request.state)}
        isChecked={draft.isConfirmed}
        onChange={(isConfirmed) => edit({ isConfirmed })}
      />
      <div role="alert">{problem !== null && <Notice tone="danger">{problem}</Notice>}</div>
      <div>
        <Button type="submit" variant="main" disabled={isBusy}>
          {notary.complete}
        </Button>
      </div>
    </form>
  );
};

import { useState } from "react";
import { sessionMessages } from "../../i18n/session.ts";
import type { SessionMessages } from "../../i18n/en/session/session.ts";
import { classes } from "../../ui/primitives/classes.ts";
import { Disclosure } from "../../ui/primitives/disclosure.tsx";
import { DropZone } from "../../ui/primitives/drop-zone.tsx";
import { FilePicker } from "../../ui/primitives/file-picker.tsx";
import { Notice } from "../../ui/primitives/notice.tsx";
import { Spinner } from "../../ui/primitives/spinner.tsx";
import { PageBody } from "../pages/parts/page-body.tsx";
import { usePathLanguage } from "../pages/parts/use-path-language.ts";
import { BuildLine } from "../session/build-line.tsx";
import { usePage } from "../shared/use-page.ts";
import type { VerifiedFile } from "./verify-file.ts";

type Status = VerifiedFile | "checking" | "failed" | null;

/** `/verify`: checks a sealed PDF on this device. */
export const VerifyPage = () => {
  const { code } = usePathLanguage();
  const messages = sessionMessages(code);
  const { verify } = messages;
  const [status, setStatus] = useState<Status>(null);
  usePage({ name: verify.title, icon: "shield-check" });
  const check = async (file: File): Promise<void> => {
    setStatus("checking");
    try {
      const { verifyFile } = await import("./verify-file.ts");
      setStatus(await verifyFile(messages, file));
    } catch {
      setStatus("failed");
    }
  };
  return (
    <PageBody title={verify.title} lead={verify.lead} asideLast aside={<Limits messages={messages} />}>
      <div className="grid gap-8">
        <DropZone onFile={(file) => void check(file)}>
          <p>{verify.drop}</p>
          <FilePicker
            label={verify.choose}
            aria-label={verify.choose}
            variant="main"
            accept="application/pdf,.pdf"
            onFile={(file) => void check(file)}
          />
        </DropZone>
        <div aria-live="polite">
          {status === "checking" && <Spinner label={verify.checking} />}
          {status === "failed" && <Notice tone="danger">{verify.failed}</Notice>}
          {status !== null && typeof status === "object" && <Result messages={messages} result={status} />}
        </div>
      </div>
    </PageBody>
  );
};

/** What the check does not show, and how to compare the code that makes it. */
const Limits = ({ messages }: { readonly messages: SessionMessages }) => (
  <div className="grid gap-4">
    <p className="text-sm text-soft">{messages.verify.limits}</p>
    <Disclosure summary={messages.verify.ownCode}>
      <BuildLine messages={messages} />
    </Disclosure>
  </div>
);

const Result = ({
  messages: { verify },
  result,
}: {
  readonly messages: SessionMessages;
  readonly result: VerifiedFile;
}) => (
  <section className="grid gap-5" aria-labelledby="verify-result">
    <h2 id="verify-result" className="text-2xl wrap-anywhere">
      {result.name}
    </h2>
    {result.problems.length === 0 ? (
      <Notice tone="good" title={verify.good}>
        <p>{verify.goodText}</p>
      </Notice>
    ) : (
      <Notice tone={result.isUnsigned ? "caution" : "danger"} title={result.isUnsigned ? verify.unsigned : verify.bad}>
        <ul className="grid list-disc gap-1 ps-5">
          {result.problems.map((problem) => (
            <li key={problem}>{problem}</li>
          ))}
        </ul>
      </Notice>
    )}
    <Facts facts={result.facts.filter(({ isTechnical }) => !isTechnical)} />
    <Disclosure summary={verify.details}>
      <Facts facts={result.facts.filter(({ isTechnical }) => isTechnical)} />
    </Disclosure>
  </section>
);

const Facts = ({ facts }: { readonly facts: VerifiedFile["facts"] }) =>
  facts.length > 0 && (
    <dl className="border-t border-rule">
      {facts.map(({ label, value, language, isTechnical }) => (
        <div
          key={`${label} ${value}`}
          className="grid gap-x-6 border-b border-rule py-3 sm:grid-cols-[12rem_minmax(0,1fr)]"
        >
          <dt className="text-sm text-soft">{label}</dt>
          <dd className={classes("wrap-anywhere", isTechnical && "font-mono text-sm")} lang={language}>
            {value}
          </dd>
        </div>
      ))}
    </dl>
  );

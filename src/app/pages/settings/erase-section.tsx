import { useState, useSyncExternalStore } from "react";
import { erase as english } from "../../../i18n/en/erase.ts";
import type { EraseMessages } from "../../../i18n/en/erase.ts";
import { erase as japanese } from "../../../i18n/ja/erase.ts";
import { SOURCE_LANGUAGE, inScreenLanguage } from "../../../model/site/screen-language.ts";
import type { ByScreenLanguage } from "../../../model/site/screen-language.ts";
import { Button } from "../../../ui/primitives/button.tsx";
import { ConfirmDialog } from "../../../ui/primitives/confirm-dialog.tsx";
import { Notice } from "../../../ui/primitives/notice.tsx";
import { eraseDevice } from "../../storage/erase-device.ts";

const MESSAGES: ByScreenLanguage<EraseMessages> = { en: english, ja: japanese };

const neverChanges = () => () => undefined;
const CODES: ByScreenLanguage<string> = { en: "en", ja: "ja" };
const browserLanguage = (): string => inScreenLanguage(CODES, navigator.language);
// The page was prerendered in the source language.
const prerenderedLanguage = (): string => SOURCE_LANGUAGE;

/** The language of the browser: the other words of the settings are in English only, but no one may misread these. */
const useBrowserLanguage = (): string => useSyncExternalStore(neverChanges, browserLanguage, prerenderedLanguage);

type ListProps = { readonly items: readonly string[] };

const List = ({ items }: ListProps) => (
  <ul className="mb-3 grid list-disc gap-1 ps-5">
    {items.map((item) => (
      <li key={item}>{item}</li>
    ))}
  </ul>
);

/** Deletes all that this site has stored in this browser, after it says what that is and asks. */
export const EraseSection = () => {
  const language = useBrowserLanguage();
  const messages = inScreenLanguage(MESSAGES, language);
  const [status, setStatus] = useState<"shown" | "asking" | "erasing" | "failed">("shown");
  const run = async (): Promise<void> => {
    setStatus("erasing");
    // A new page is loaded, because this one still has in memory what was deleted.
    if (await eraseDevice()) globalThis.location.replace("/");
    else setStatus("failed");
  };
  return (
    <section className="mt-14" lang={language} aria-labelledby="erase">
      <h2 id="erase">{messages.title}</h2>
      <p className="mt-2 max-w-prose">{messages.text}</p>
      <div className="mt-3 grid items-start gap-x-12 @min-[54rem]:grid-cols-2">
        <List items={messages.before} />
        <div>
          <h3 className="mb-1">{messages.notTitle}</h3>
          <List items={messages.not} />
        </div>
      </div>
      {status === "failed" && (
        <Notice role="alert" tone="danger">
          {messages.failed}
        </Notice>
      )}
      <Button variant="danger" className="mt-3" disabled={status === "erasing"} onClick={() => setStatus("asking")}>
        {messages.button}
      </Button>
      <ConfirmDialog
        open={status === "asking"}
        title={messages.confirm}
        yes={messages.yes}
        no={messages.no}
        onYes={() => void run()}
        onNo={() => setStatus("shown")}
      />
    </section>
  );
};

import type { SessionMessages } from "../../../i18n/en/session/session.ts";
import { isoDate } from "../../../values/date.ts";
import { today } from "../../shared/clock.ts";
import type { FileToSign, SessionSubject } from "../start-session.ts";

const LAW = { cite: "15 U.S.C. § 7003", href: "https://www.law.cornell.edu/uscode/text/15/7003" } as const;

/** Where the kind of a document is not known, each party confirms that it may be signed electronically. */
export const confirmedByParties = ({ upload }: SessionMessages): Pick<SessionSubject, "signing" | "signingReason"> => ({
  signing: "conditional",
  signingReason: { text: upload.lawText, ...LAW },
});

/**
 * What a session about an uploaded file signs. Only the parties know what the file is, so each of them confirms that it may
 * be signed electronically. The certificate is in the language of the screen.
 */
export const uploadSubject = (
  messages: SessionMessages,
  locale: string,
  title: string,
  file: FileToSign,
): SessionSubject => ({
  document: {
    title: title.trim(),
    language: locale,
    numbering: "decimal",
    blocks: [],
    provenance: { definition: "", version: "", hash: "", on: isoDate(today()) },
  },
  file,
  source: null,
  ...confirmedByParties(messages),
});

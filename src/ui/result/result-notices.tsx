import type { ReactNode } from "react";
import { result as words } from "../../i18n/english-only/result.ts";
import type { RefusalView, ToolResult } from "../../model/tool-result.ts";
import { bannerWords } from "./law/banner-words.ts";
import { Notice } from "../primitives/notice.tsx";

/** Banners that qualify the answer: values read only in a summary, and values past their review date. */
export function ResultBanners({ found }: { readonly found: ToolResult }): ReactNode {
  return found.banners.map((banner) => {
    const { title, text } = bannerWords(banner);
    return (
      <Notice key={banner.kind} tone="caution" title={title}>
        <p>{text}</p>
      </Notice>
    );
  });
}

/** The official page for a visitor without a result. */
export function OfficialHelp({ refused }: { readonly refused: RefusalView }): ReactNode {
  const { official } = refused;
  if (official === null) return null;
  return (
    <p>
      {words.officialHelp}{" "}
      <a href={official} rel="noreferrer" target="_blank">
        {new URL(official).hostname.replace(/^www\./, "")}
      </a>
    </p>
  );
}

/** Limits of the tool's coverage. */
export function NotCovered({ lines }: { readonly lines: readonly string[] }): ReactNode {
  if (lines.length === 0) return null;
  return (
    <section
      aria-labelledby="result-not-covered"
      className="rounded-lg border border-rule bg-paper p-5 shadow-paper print:break-inside-avoid print:p-3 print:shadow-none"
    >
      <h2 id="result-not-covered" className="text-xl">
        {words.notCovered}
      </h2>
      <ul className="mt-2 grid list-disc gap-1 ps-5 print:mt-1 print:gap-0">
        {lines.map((line) => (
          <li key={line}>{line}</li>
        ))}
      </ul>
    </section>
  );
}

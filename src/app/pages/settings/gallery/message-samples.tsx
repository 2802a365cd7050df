import { FolderOpen } from "lucide-react";
import { settings } from "../../../../i18n/english-only/settings.ts";
import { review } from "../../../../i18n/en/review/review.ts";
import { Card } from "../../../../ui/primitives/card.tsx";
import { Disclosure } from "../../../../ui/primitives/disclosure.tsx";
import { EmptyState } from "../../../../ui/primitives/empty-state.tsx";
import { Notice } from "../../../../ui/primitives/notice.tsx";
import type { NoticeTone } from "../../../../ui/primitives/notice.tsx";
import { Spinner } from "../../../../ui/primitives/spinner.tsx";
import { OutcomeBadge } from "../../../../ui/result/head/outcome-badge.tsx";
import { SeverityBadge } from "../../../../ui/review/parts/severity-badge.tsx";
import { GallerySection } from "./color-scheme-section.tsx";

const messages = settings.gallery;

const TONES: readonly NoticeTone[] = ["plain", "good", "caution", "danger"];
const OUTCOMES = ["good", "neutral", "caution", "bad"] as const;
const SEVERITIES = ["high", "medium", "low"] as const;

const Badges = () => (
  <div className="flex flex-wrap items-center gap-4">
    {OUTCOMES.map((tone) => (
      <OutcomeBadge key={tone} outcome={{ text: messages.outcomes[tone], tone }} />
    ))}
    {SEVERITIES.map((severity) => (
      <SeverityBadge key={severity} severity={severity} messages={review} />
    ))}
  </div>
);

/** Samples of notices, toasts, cards and other text components. */
export const MessageSamples = () => (
  <>
    <GallerySection title={messages.notices}>
      <div className="grid gap-4">
        {TONES.map((tone) => (
          <Notice key={tone} tone={tone} title={messages.noticeTitles[tone]}>
            {messages.noticeText}
          </Notice>
        ))}
      </div>
    </GallerySection>
    <GallerySection title={messages.badges}>
      <Badges />
    </GallerySection>
    <GallerySection title={messages.papers}>
      <div className="grid gap-4 @3xl:grid-cols-2">
        <Card>
          <p className="margin-line">{messages.noticeText}</p>
          <p className="mt-4">
            <a href="?gallery">{messages.link}</a>, <span className="marked">{messages.marked}</span>
          </p>
        </Card>
        <EmptyState small icon={<FolderOpen />} title={messages.noticeTitles.plain}>
          {messages.noticeText}
        </EmptyState>
        <EmptyState level={5} icon={<FolderOpen />} title={messages.noticeTitles.plain}>
          {messages.noticeText}
        </EmptyState>
        <Spinner />
      </div>
      <Disclosure summary={messages.disclosure} open className="mt-4">
        {messages.noticeText}
      </Disclosure>
    </GallerySection>
  </>
);

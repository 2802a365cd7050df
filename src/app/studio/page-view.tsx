import { useEffect, useMemo, useRef, useState } from "react";
import type { RefObject } from "react";
import { studio } from "../../i18n/english-only/studio.ts";
import { NativeSelect } from "../../ui/primitives/native-select.tsx";
import type { SampleAnswers } from "./compiler/compiler-messages.ts";
import type { ValidPreview } from "./compiler/use-last-valid-preview.ts";
import { DocumentFrame, ToolFrame } from "./sample-pages.tsx";

const WIDTHS = { phone: 360, tablet: 768, desktop: 1280 } as const;
type Width = keyof typeof WIDTHS;
const widths = Object.keys(WIDTHS) as readonly Width[];

/** Width of a frame in pixels; a page wider than its frame is shown smaller, as from a greater distance. */
const useContentWidth = (frame: RefObject<HTMLElement | null>): number => {
  const [room, setRoom] = useState<number>(WIDTHS.desktop);
  useEffect(() => {
    if (!frame.current) return;
    const observer = new ResizeObserver(([entry]) => entry && setRoom(entry.contentRect.width));
    observer.observe(frame.current);
    return () => observer.disconnect();
  }, [frame]);
  return room;
};

type PageProps = { readonly preview: ValidPreview; readonly sample: SampleAnswers | null };

const Page = ({ preview: { shown, law }, sample }: PageProps) =>
  shown.type === "tool" ? (
    <ToolFrame tool={shown.definition} law={law} sample={sample} />
  ) : (
    <DocumentFrame definition={shown.definition} written={shown.written} law={law} sample={sample} />
  );

type Props = { readonly preview: ValidPreview; readonly isStale: boolean };

/** The form of a definition beside its document or its result, at the width of a phone, a tablet or a desk. */
export const PageView = ({ preview, isStale }: Props) => {
  const { samples } = preview;
  const frame = useRef<HTMLDivElement>(null);
  const room = useContentWidth(frame);
  const [width, setWidth] = useState<Width>("desktop");
  const [name, setName] = useState<string | null>(null);
  const sample = useMemo(
    () => (name === "" ? null : (samples.find((one) => one.name === name) ?? samples[0] ?? null)),
    [samples, name],
  );
  const names = samples.map((one) => ({ value: one.name, label: one.name }));
  return (
    <>
      <div className="mb-3 grid gap-3 sm:grid-cols-2">
        <label className="grid gap-1 text-sm font-semibold">
          {studio.sample}
          <NativeSelect
            small
            value={sample?.name ?? "none"}
            options={[...names, { value: "none", label: studio.noSample }]}
            onValueChange={(value) => setName(value === "none" ? "" : value)}
          />
        </label>
        <label className="grid gap-1 text-sm font-semibold">
          {studio.width}
          <NativeSelect
            small
            value={width}
            options={widths.map((one) => ({ value: one, label: studio.widths[one] }))}
            onValueChange={(value) => setWidth(widths.find((one) => one === value) ?? "desktop")}
          />
        </label>
      </div>
      {isStale && <p className="mb-3 text-sm text-caution">{studio.stale}</p>}
      <div
        ref={frame}
        className="h-[70dvh] overflow-auto rounded-lg border border-rule bg-desk"
        tabIndex={0}
        role="region"
        aria-label={studio.views.page}
      >
        <div style={{ width: WIDTHS[width], zoom: Math.min(1, room / WIDTHS[width]) }}>
          <Page key={`${preview.shown.definition.id} ${sample?.name ?? ""}`} preview={preview} sample={sample} />
        </div>
      </div>
    </>
  );
};

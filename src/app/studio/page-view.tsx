import { useEffect, useMemo, useRef, useState } from "react";
import type { RefObject } from "react";
import { studio } from "../../i18n/english-only/studio.ts";
import type { DocumentDefinition } from "../../model/definition.ts";
import { AllQuestionsPage } from "../../ui/form/step/all-questions-page.tsx";
import { focusQuestion } from "../../ui/form/context/focus-question.ts";
import { FormLayout } from "../../ui/form/page/form-layout.tsx";
import type { FormNavigation } from "../../ui/form/context/form-navigation.ts";
import { PreviewPane } from "../../ui/form/preview/preview-pane.tsx";
import { NativeSelect } from "../../ui/primitives/native-select.tsx";
import { usePreview } from "../form-host/use-preview.ts";
import { useDocumentSettings } from "../stores/browser-stores.ts";
import type { SampleAnswers, PreviewBuild } from "./compiler/compiler-messages.ts";
import { useSampleForm } from "./use-sample-form.ts";

const WIDTHS = { phone: 360, tablet: 768, desktop: 1280 } as const;
type Width = keyof typeof WIDTHS;
const widths = Object.keys(WIDTHS) as readonly Width[];

/** All questions are on one page here, so navigation only focuses a question. */
const navigation: FormNavigation = {
  href: () => "#",
  go: () => {},
  question: (path) => `#${path}`,
  toQuestion: (path) => void focusQuestion(path),
  onLinkClick: (event, path) => {
    event.preventDefault();
    focusQuestion(path);
  },
};

type ShownPreview = Pick<PreviewBuild, "law"> & {
  readonly definition: DocumentDefinition;
  readonly written: DocumentDefinition;
};

const Page = ({ shown, sample }: { readonly shown: ShownPreview; readonly sample: SampleAnswers | null }) => {
  const { definition, written, law } = shown;
  const form = useSampleForm(definition, law, sample);
  const settings = useDocumentSettings((state) => state.settings);
  const source = usePreview(written, form, settings);
  return (
    <FormLayout
      locale={form.locale}
      arrival={definition.id}
      questions={<AllQuestionsPage form={form} navigation={navigation} takesFocus={false} onDone={() => {}} />}
      preview={(questions) => <PreviewPane form={form} navigation={navigation} source={source} questions={questions} />}
    />
  );
};

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

type Props = { readonly shown: ShownPreview; readonly samples: readonly SampleAnswers[]; readonly isStale: boolean };

/** Form and document of the shown definition, at the width of a phone, a tablet or a desk. */
export const PageView = ({ shown, samples, isStale }: Props) => {
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
          <Page key={`${shown.definition.id} ${sample?.name ?? ""}`} shown={shown} sample={sample} />
        </div>
      </div>
    </>
  );
};

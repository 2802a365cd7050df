import { FolderOpen } from "lucide-react";
import { useState } from "react";
import type { ReactNode } from "react";
import { settings } from "../../../i18n/en/settings.ts";
import { Button } from "../../../ui/primitives/button.tsx";
import type { ButtonLook } from "../../../ui/primitives/button-classes.ts";
import { Card } from "../../../ui/primitives/card.tsx";
import { Dialog } from "../../../ui/primitives/dialog.tsx";
import { Disclosure } from "../../../ui/primitives/disclosure.tsx";
import { EmptyState } from "../../../ui/primitives/empty-state.tsx";
import { NativeSelect } from "../../../ui/primitives/native-select.tsx";
import { Notice } from "../../../ui/primitives/notice.tsx";
import type { NoticeTone } from "../../../ui/primitives/notice.tsx";
import { Select } from "../../../ui/primitives/select.tsx";
import { Spinner } from "../../../ui/primitives/spinner.tsx";
import { TextField } from "../../../ui/primitives/text-field.tsx";
import { Tooltip, TooltipProvider } from "../../../ui/primitives/tooltip.tsx";
import { toasts } from "../../stores/first-stores.ts";
import { ThemeChoice } from "./theme-choice.tsx";

const words = settings.gallery;

const STATES = ["default", "hover", "focus", "disabled"] as const;
const LOOKS: readonly ButtonLook[] = ["main", "quiet", "bare", "danger"];
const TONES: readonly NoticeTone[] = ["plain", "good", "caution", "danger"];
const TYPE = ["text-xs", "text-sm", "text-base", "text-lg", "text-xl", "text-2xl", "text-3xl", "text-4xl", "text-5xl"];
const COLORS = [
  "bg-desk",
  "bg-paper",
  "bg-well",
  "bg-rule",
  "bg-edge",
  "bg-ink",
  "bg-soft",
  "bg-faint",
  "bg-accent",
  "bg-accent-strong",
  "bg-accent-tint",
  "bg-margin",
  "bg-ruled",
  "bg-marker",
  "bg-danger",
  "bg-danger-tint",
  "bg-caution",
  "bg-caution-tint",
  "bg-success",
  "bg-success-tint",
  "bg-focus",
  "bg-sheet",
];

const Part = ({ title, children }: { readonly title: string; readonly children: ReactNode }) => (
  <section className="mt-10">
    <h3 className="mb-4 border-b border-rule pb-2">{title}</h3>
    {children}
  </section>
);

const Buttons = () => (
  <table className="text-sm">
    <thead>
      <tr>
        <td />
        {STATES.map((state) => (
          <th key={state} className="px-3 pb-2 text-start font-medium text-soft">
            {words.states[state]}
          </th>
        ))}
      </tr>
    </thead>
    <tbody>
      {LOOKS.map((look) => (
        <tr key={look}>
          <th className="pe-4 text-start font-medium text-soft">{words.looks[look]}</th>
          {STATES.map((state) => (
            <td key={state} className="p-3">
              <Button look={look} disabled={state === "disabled"} data-show={state}>
                {words.looks[look]}
              </Button>
            </td>
          ))}
        </tr>
      ))}
    </tbody>
  </table>
);

const Fields = () => (
  <div className="grid gap-6 @md:grid-cols-2">
    <TextField label={words.field} hint={words.fieldHint} defaultValue={words.fieldValue} />
    <TextField label={words.field} data-show="hover" defaultValue={words.fieldValue} />
    <TextField label={words.field} data-show="focus" defaultValue={words.fieldValue} />
    <TextField label={words.field} error={words.fieldError} />
    <TextField label={words.field} disabled defaultValue={words.fieldValue} />
  </div>
);

const Lists = () => {
  const [value, setValue] = useState("main");
  const options = LOOKS.map((look) => ({ value: look, label: words.looks[look] }));
  const shared = { value, options, onValueChange: setValue, "aria-label": words.lists };
  return (
    <div className="grid max-w-xl gap-4 @md:grid-cols-2">
      <Select {...shared} />
      <Select {...shared} disabled />
      <Select {...shared} data-show="hover" />
      <Select {...shared} data-show="focus" />
      <NativeSelect {...shared} />
      <NativeSelect {...shared} disabled />
    </div>
  );
};

const Windows = () => {
  const [open, setOpen] = useState(false);
  const { add } = toasts.getState();
  return (
    <div className="flex flex-wrap gap-3">
      <Button onClick={() => setOpen(true)}>{words.openWindow}</Button>
      <Button onClick={() => add({ title: words.toast })}>{words.showToast}</Button>
      <Button onClick={() => add({ title: words.noticeTitles.danger, variant: "destructive" })}>
        {words.showWarning}
      </Button>
      <TooltipProvider>
        <Tooltip text={words.tooltip}>
          <Button>{words.withTooltip}</Button>
        </Tooltip>
      </TooltipProvider>
      <Dialog open={open} title={words.openWindow} onClose={() => setOpen(false)}>
        <p className="p-5">{words.noticeText}</p>
      </Dialog>
    </div>
  );
};

/** Every part of the interface in every state, to be looked at in each theme and in forced colours. */
export const Gallery = () => (
  <div className="@container">
    <ThemeChoice />
    <Part title={words.buttons}>
      <div className="overflow-x-auto">
        <Buttons />
      </div>
    </Part>
    <Part title={words.fields}>
      <Fields />
    </Part>
    <Part title={words.lists}>
      <Lists />
    </Part>
    <Part title={words.notices}>
      <div className="grid gap-4">
        {TONES.map((tone) => (
          <Notice key={tone} tone={tone} title={words.noticeTitles[tone]}>
            {words.noticeText}
          </Notice>
        ))}
        <Card>{words.noticeText}</Card>
        <Disclosure summary={words.disclosure}>{words.noticeText}</Disclosure>
        <EmptyState icon={<FolderOpen />} title={words.noticeTitles.plain}>
          {words.noticeText}
        </EmptyState>
        <EmptyState small icon={<FolderOpen />} title={words.noticeTitles.plain}>
          {words.noticeText}
        </EmptyState>
        <Spinner />
      </div>
    </Part>
    <Part title={words.windows}>
      <Windows />
    </Part>
    <Part title={words.type}>
      {TYPE.map((size) => (
        <p key={size} className={`${size} font-serif`}>
          {words.typeSample} <span className="font-mono text-xs text-faint">{size}</span>
        </p>
      ))}
    </Part>
    <Part title={words.colors}>
      <ul className="grid grid-cols-2 gap-3 @md:grid-cols-4 @3xl:grid-cols-6">
        {COLORS.map((color) => (
          <li key={color} className="font-mono text-xs">
            <span className={`${color} mb-1 block h-12 rounded-md border border-edge`} />
            {color.slice(3)}
          </li>
        ))}
      </ul>
    </Part>
  </div>
);

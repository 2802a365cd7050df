import { useState } from "react";
import { settings } from "../../../../i18n/english-only/settings.ts";
import { Button } from "../../../../ui/primitives/button.tsx";
import { ConfirmDialog } from "../../../../ui/primitives/confirm-dialog.tsx";
import { Dialog } from "../../../../ui/primitives/dialog.tsx";
import { Tooltip, TooltipProvider } from "../../../../ui/primitives/tooltip.tsx";
import { toasts } from "../../../stores/shell-stores.ts";
import { ThemeChoice } from "../../parts/theme-choice.tsx";
import { ControlSamples } from "./control-samples.tsx";
import { MessageSamples } from "./message-samples.tsx";
import { GallerySection, COLOR_SCHEMES, ColorSchemeSection } from "./color-scheme-section.tsx";

const messages = settings.gallery;

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

const Colors = () => (
  <ul className="grid grid-cols-2 gap-3 @md:grid-cols-4 @3xl:grid-cols-6">
    {COLORS.map((color) => (
      <li key={color} className="font-mono text-xs">
        <span className={`${color} mb-1 block h-12 rounded-md border border-edge`} />
        {color.slice(3)}
      </li>
    ))}
  </ul>
);

type Window = "center" | "start" | "bottom" | "sure";

const Windows = () => {
  const [open, setOpen] = useState<Window | null>(null);
  const close = () => setOpen(null);
  const { add } = toasts.getState();
  return (
    <div className="flex flex-wrap gap-3">
      {(["center", "start", "bottom", "sure"] as const).map((one) => (
        <Button key={one} onClick={() => setOpen(one)}>
          {messages.openWindow[one]}
        </Button>
      ))}
      <Button onClick={() => add({ title: messages.toast })}>{messages.showToast}</Button>
      <Button onClick={() => add({ title: messages.noticeTitles.danger, variant: "destructive" })}>
        {messages.showWarning}
      </Button>
      <TooltipProvider>
        <Tooltip text={messages.tooltip}>
          <Button>{messages.withTooltip}</Button>
        </Tooltip>
      </TooltipProvider>
      <ConfirmDialog
        open={open === "sure"}
        title={messages.openWindow.sure}
        yes={messages.variants.danger}
        no={messages.variants.quiet}
        onYes={close}
        onNo={close}
      />
      {open !== null && open !== "sure" && (
        <Dialog open from={open} title={messages.openWindow[open]} onClose={close}>
          <p className="p-5">{messages.noticeText}</p>
        </Dialog>
      )}
    </div>
  );
};

const Type = () =>
  TYPE.map((size) => (
    <p key={size} className={`${size} font-serif`}>
      {messages.typeSample} <span className="font-mono text-xs text-faint">{size}</span>
    </p>
  ));

/** Every interface component in every state, in light, dark and forced colors. */
export const Gallery = () => (
  <div className="@container">
    <ThemeChoice />
    {COLOR_SCHEMES.map((scene) => (
      <ColorSchemeSection key={scene} name={scene}>
        <ControlSamples scene={scene} />
        <MessageSamples />
        {scene !== "forced" && (
          <GallerySection title={messages.colors}>
            <Colors />
          </GallerySection>
        )}
      </ColorSchemeSection>
    ))}
    <GallerySection title={messages.windows}>
      <Windows />
    </GallerySection>
    <GallerySection title={messages.type}>
      <Type />
    </GallerySection>
  </div>
);

import { useState } from "react";
import { settings } from "../../../../i18n/en/settings.ts";
import { Button } from "../../../../ui/primitives/button.tsx";
import { ConfirmDialog } from "../../../../ui/primitives/confirm-dialog.tsx";
import { Dialog } from "../../../../ui/primitives/dialog.tsx";
import { Tooltip, TooltipProvider } from "../../../../ui/primitives/tooltip.tsx";
import { toasts } from "../../../stores/first-stores.ts";
import { ThemeChoice } from "../theme-choice.tsx";
import { Controls } from "./controls.tsx";
import { Messages } from "./messages.tsx";
import { Part, SCENES, Scene } from "./scene.tsx";

const words = settings.gallery;

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
          {words.openWindow[one]}
        </Button>
      ))}
      <Button onClick={() => add({ title: words.toast })}>{words.showToast}</Button>
      <Button onClick={() => add({ title: words.noticeTitles.danger, variant: "destructive" })}>
        {words.showWarning}
      </Button>
      <TooltipProvider>
        <Tooltip text={words.tooltip}>
          <Button>{words.withTooltip}</Button>
        </Tooltip>
      </TooltipProvider>
      <ConfirmDialog
        open={open === "sure"}
        title={words.openWindow.sure}
        yes={words.looks.danger}
        no={words.looks.quiet}
        onYes={close}
        onNo={close}
      />
      {open !== null && open !== "sure" && (
        <Dialog open from={open} title={words.openWindow[open]} onClose={close}>
          <p className="p-5">{words.noticeText}</p>
        </Dialog>
      )}
    </div>
  );
};

const Type = () =>
  TYPE.map((size) => (
    <p key={size} className={`${size} font-serif`}>
      {words.typeSample} <span className="font-mono text-xs text-faint">{size}</span>
    </p>
  ));

/** Every part of the interface in every state, by day, at night and in forced colors. */
export const Gallery = () => (
  <div className="@container">
    <ThemeChoice />
    {SCENES.map((scene) => (
      <Scene key={scene} name={scene}>
        <Controls scene={scene} />
        <Messages />
        {scene !== "forced" && (
          <Part title={words.colors}>
            <Colors />
          </Part>
        )}
      </Scene>
    ))}
    <Part title={words.windows}>
      <Windows />
    </Part>
    <Part title={words.type}>
      <Type />
    </Part>
  </div>
);

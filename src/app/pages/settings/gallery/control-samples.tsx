import { useState } from "react";
import { settings } from "../../../../i18n/english-only/settings.ts";
import { controlClasses, markClasses, optionClasses } from "../../../../ui/inputs/control-classes.ts";
import { Button } from "../../../../ui/primitives/button.tsx";
import type { ButtonVariant } from "../../../../ui/primitives/button-classes.ts";
import { DropZone } from "../../../../ui/primitives/drop-zone.tsx";
import { FilePicker } from "../../../../ui/primitives/file-picker.tsx";
import { NativeSelect } from "../../../../ui/primitives/native-select.tsx";
import { Select } from "../../../../ui/primitives/select.tsx";
import { TextField } from "../../../../ui/primitives/text-field.tsx";
import { StateSamples, GallerySection, STATES } from "./color-scheme-section.tsx";
import type { ColorScheme, ComponentState } from "./color-scheme-section.tsx";

const messages = settings.gallery;

const VARIANTS: readonly ButtonVariant[] = ["main", "quiet", "bare", "danger"];
// Buttons have no error state; show outcomes in adjacent text.
const OF_BUTTONS: readonly ComponentState[] = STATES.filter((state) => state !== "error");

const shown = (state: ComponentState) => ({
  "data-show": state,
  disabled: state === "disabled",
  "aria-invalid": state === "error" || undefined,
});

const Buttons = () => (
  <div className="overflow-x-auto p-1">
    <table className="text-sm">
      <thead>
        <tr>
          <td />
          {OF_BUTTONS.map((state) => (
            <th key={state} className="px-3 pb-2 text-start text-xs font-normal text-faint">
              {messages.states[state]}
            </th>
          ))}
        </tr>
      </thead>
      <tbody>
        {VARIANTS.map((variant) => (
          <tr key={variant}>
            <th className="pe-4 text-start font-medium text-soft">{messages.variants[variant]}</th>
            {OF_BUTTONS.map((state) => (
              <td key={state} className="p-3">
                <Button variant={variant} disabled={state === "disabled"} data-show={state}>
                  {messages.variants[variant]}
                </Button>
              </td>
            ))}
          </tr>
        ))}
      </tbody>
    </table>
  </div>
);

const Field = ({ state }: { readonly state: ComponentState }) => (
  <TextField
    {...shown(state)}
    label={messages.field}
    hint={state === "default" ? messages.fieldHint : undefined}
    error={state === "error" ? messages.fieldError : undefined}
    defaultValue={state === "error" ? "" : messages.fieldValue}
  />
);

const Lists = () => {
  const [value, setValue] = useState("main");
  const options = VARIANTS.map((variant) => ({ value: variant, label: messages.variants[variant] }));
  const shared = { value, options, onValueChange: setValue };
  return (
    <>
      <StateSamples>{(state) => <Select {...shared} {...shown(state)} aria-label={messages.lists} />}</StateSamples>
      <p className="mt-6 mb-3 text-sm text-soft">{messages.nativeLists}</p>
      <StateSamples>
        {(state) => <NativeSelect {...shared} {...shown(state)} aria-label={messages.nativeLists} />}
      </StateSamples>
    </>
  );
};

type MarkProps = { readonly type: "radio" | "checkbox"; readonly scene: ColorScheme };

const Marks = ({ type, scene }: MarkProps) => (
  <StateSamples>
    {(state) => (
      <div className="grid gap-2">
        {messages.options.map((option, index) => (
          <label key={option} data-show={index === 0 ? state : undefined} className={optionClasses}>
            <input
              type={type}
              name={`${scene}-${type}-${state}`}
              defaultChecked={index === 0}
              disabled={state === "disabled"}
              aria-invalid={state === "error" || undefined}
              className={markClasses}
            />
            {option}
          </label>
        ))}
        {state === "error" && <p className="text-sm font-semibold text-danger">{messages.optionError}</p>}
      </div>
    )}
  </StateSamples>
);

const Blocks = () => (
  <StateSamples>
    {(state) => (
      <textarea
        {...shown(state)}
        aria-label={messages.block}
        defaultValue={messages.noticeText}
        className={controlClasses("min-h-24 w-full py-2.5 disabled:border-dashed disabled:bg-well disabled:text-soft")}
      />
    )}
  </StateSamples>
);

const Files = () => (
  <DropZone onFile={() => undefined} className="max-w-md">
    <FilePicker label={messages.chooseFile} aria-label={messages.chooseFile} onFile={() => undefined} />
    <p className="text-sm text-soft">{messages.dropFile}</p>
  </DropZone>
);

/** Samples of buttons, text fields, choices and pickers. */
export const ControlSamples = ({ scene }: { readonly scene: ColorScheme }) => (
  <>
    <GallerySection title={messages.buttons}>
      <Buttons />
    </GallerySection>
    <GallerySection title={messages.fields}>
      <StateSamples>{(state) => <Field state={state} />}</StateSamples>
    </GallerySection>
    <GallerySection title={messages.block}>
      <Blocks />
    </GallerySection>
    <GallerySection title={messages.lists}>
      <Lists />
    </GallerySection>
    <GallerySection title={messages.radios}>
      <Marks type="radio" scene={scene} />
    </GallerySection>
    <GallerySection title={messages.ticks}>
      <Marks type="checkbox" scene={scene} />
    </GallerySection>
    <GallerySection title={messages.files}>
      <Files />
    </GallerySection>
  </>
);

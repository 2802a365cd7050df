import { useState } from "react";
import { settings } from "../../../../i18n/en/settings.ts";
import { controlClasses, markClasses, optionClasses } from "../../../../ui/inputs/control-classes.ts";
import { Button } from "../../../../ui/primitives/button.tsx";
import type { ButtonLook } from "../../../../ui/primitives/button-classes.ts";
import { DropZone } from "../../../../ui/primitives/drop-zone.tsx";
import { FilePicker } from "../../../../ui/primitives/file-picker.tsx";
import { NativeSelect } from "../../../../ui/primitives/native-select.tsx";
import { Select } from "../../../../ui/primitives/select.tsx";
import { TextField } from "../../../../ui/primitives/text-field.tsx";
import { InStates, Part, STATES } from "./scene.tsx";
import type { SceneName, State } from "./scene.tsx";

const words = settings.gallery;

const LOOKS: readonly ButtonLook[] = ["main", "quiet", "bare", "danger"];
// A button is never wrong: what it did is said beside it.
const OF_BUTTONS: readonly State[] = STATES.filter((state) => state !== "error");

const shown = (state: State) => ({
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
              {words.states[state]}
            </th>
          ))}
        </tr>
      </thead>
      <tbody>
        {LOOKS.map((look) => (
          <tr key={look}>
            <th className="pe-4 text-start font-medium text-soft">{words.looks[look]}</th>
            {OF_BUTTONS.map((state) => (
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
  </div>
);

const Field = ({ state }: { readonly state: State }) => (
  <TextField
    {...shown(state)}
    label={words.field}
    hint={state === "default" ? words.fieldHint : undefined}
    error={state === "error" ? words.fieldError : undefined}
    defaultValue={state === "error" ? "" : words.fieldValue}
  />
);

const Lists = () => {
  const [value, setValue] = useState("main");
  const options = LOOKS.map((look) => ({ value: look, label: words.looks[look] }));
  const shared = { value, options, onValueChange: setValue };
  return (
    <>
      <InStates>{(state) => <Select {...shared} {...shown(state)} aria-label={words.lists} />}</InStates>
      <p className="mt-6 mb-3 text-sm text-soft">{words.nativeLists}</p>
      <InStates>{(state) => <NativeSelect {...shared} {...shown(state)} aria-label={words.nativeLists} />}</InStates>
    </>
  );
};

type MarkProps = { readonly type: "radio" | "checkbox"; readonly scene: SceneName };

const Marks = ({ type, scene }: MarkProps) => (
  <InStates>
    {(state) => (
      <div className="grid gap-2">
        {words.options.map((option, place) => (
          <label key={option} data-show={place === 0 ? state : undefined} className={optionClasses}>
            <input
              type={type}
              name={`${scene}-${type}-${state}`}
              defaultChecked={place === 0}
              disabled={state === "disabled"}
              aria-invalid={state === "error" || undefined}
              className={markClasses}
            />
            {option}
          </label>
        ))}
        {state === "error" && <p className="text-sm font-semibold text-danger">{words.optionError}</p>}
      </div>
    )}
  </InStates>
);

const Blocks = () => (
  <InStates>
    {(state) => (
      <textarea
        {...shown(state)}
        aria-label={words.block}
        defaultValue={words.noticeText}
        className={controlClasses("min-h-24 w-full py-2.5 disabled:border-dashed disabled:bg-well disabled:text-soft")}
      />
    )}
  </InStates>
);

const Files = () => (
  <DropZone onFile={() => undefined} className="max-w-md">
    <FilePicker label={words.chooseFile} aria-label={words.chooseFile} onFile={() => undefined} />
    <p className="text-sm text-soft">{words.dropFile}</p>
  </DropZone>
);

/** Everything that is pressed, typed into or chosen from. */
export const Controls = ({ scene }: { readonly scene: SceneName }) => (
  <>
    <Part title={words.buttons}>
      <Buttons />
    </Part>
    <Part title={words.fields}>
      <InStates>{(state) => <Field state={state} />}</InStates>
    </Part>
    <Part title={words.block}>
      <Blocks />
    </Part>
    <Part title={words.lists}>
      <Lists />
    </Part>
    <Part title={words.radios}>
      <Marks type="radio" scene={scene} />
    </Part>
    <Part title={words.ticks}>
      <Marks type="checkbox" scene={scene} />
    </Part>
    <Part title={words.files}>
      <Files />
    </Part>
  </>
);

import { useId, useState } from "react";
import { localizedText } from "../../../engine/nav/localized-text.ts";
import { settings } from "../../../i18n/english-only/settings.ts";
import type { Setting } from "../../../model/site/site.ts";
import { NativeSelect } from "../../../ui/primitives/native-select.tsx";
import { Select } from "../../../ui/primitives/select.tsx";
import { documentSettings } from "../../stores/browser-stores.ts";
import { hasTouchPointer } from "../../shell/has-touch-pointer.ts";

type Props = { readonly setting: Setting; readonly value: string | number };

const save = (setting: Setting, value: string | number) =>
  void documentSettings.getState().update({ [setting.id]: value });

const Choice = ({ setting, value, id }: Props & { readonly id: string }) => {
  const options = (setting.options ?? []).map((option) => ({
    value: option.value,
    label: localizedText(option.label, "en"),
  }));
  const described = setting.hint ? `${id}-hint` : undefined;
  const onValueChange = (next: string) => save(setting, next);
  const shared = { options, onValueChange, value: String(value), "aria-describedby": described };
  // Touch devices handle their own list best.
  if (hasTouchPointer()) return <NativeSelect id={id} {...shared} />;
  return <Select aria-labelledby={`${id}-label`} id={id} {...shared} />;
};

const Amount = ({ setting, value, id }: Props & { readonly id: string }) => {
  const range = setting.range!;
  const [typed, setTyped] = useState<string | null>(null);
  const number = Number(typed);
  const isBad = typed !== null && (typed.trim() === "" || !(number >= range.min && number <= range.max));
  const unit = range.unit && localizedText(range.unit, "en");
  const change = (text: string) => {
    setTyped(text);
    const next = Number(text);
    if (text.trim() !== "" && next >= range.min && next <= range.max) save(setting, next);
  };
  return (
    <>
      <span className="flex items-center gap-3">
        <input
          id={id}
          inputMode="decimal"
          autoComplete="off"
          aria-invalid={isBad || undefined}
          aria-describedby={`${id}-range`}
          value={typed ?? String(value)}
          onChange={(event) => change(event.target.value)}
          onBlur={() => {
            if (!isBad) setTyped(null);
          }}
          className="h-12 w-24 rounded-md border border-edge bg-paper px-3.5 tabular-nums hover:border-accent aria-invalid:border-2 aria-invalid:border-danger"
        />
        {unit && <span className="text-soft">{unit}</span>}
      </span>
      <p
        id={`${id}-range`}
        role={isBad ? "alert" : undefined}
        className={isBad ? "mt-1 text-sm font-semibold text-danger" : "mt-1 text-xs text-faint"}
      >
        {isBad ? settings.notNumber(range.min, range.max) : settings.between(range.min, range.max)}
      </p>
    </>
  );
};

/** One document setting: a list to choose from, or a number within its limits. */
export const SettingControl = ({ setting, value }: Props) => {
  const id = useId();
  return (
    <div>
      <label id={`${id}-label`} htmlFor={id} className="mb-1 block text-sm font-semibold">
        {localizedText(setting.label, "en")}
      </label>
      {setting.hint && (
        <p id={`${id}-hint`} className="mb-2 text-sm text-soft">
          {localizedText(setting.hint, "en")}
        </p>
      )}
      {setting.options ? (
        <Choice setting={setting} value={value} id={id} />
      ) : (
        <Amount setting={setting} value={value} id={id} />
      )}
    </div>
  );
};

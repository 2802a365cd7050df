import { settings } from "../../../i18n/english-only/settings.ts";
import { interfaceState, useInterfaceState } from "../../stores/shell-stores.ts";
import type { Theme } from "../../stores/interface-state.ts";

const THEMES: readonly Theme[] = ["device", "light", "dark"];

/** Light, dark, or as the device is set. */
export const ThemeChoice = () => {
  const theme = useInterfaceState((state) => state.theme);
  return (
    <fieldset>
      <legend className="mb-3 font-serif text-2xl font-semibold">{settings.appearance}</legend>
      <div className="flex flex-wrap gap-3">
        {THEMES.map((one) => (
          <label
            key={one}
            className="flex min-h-12 items-center gap-3 rounded-md border border-edge bg-paper px-4 has-checked:border-accent has-checked:bg-accent-tint"
          >
            <input
              type="radio"
              name="theme"
              checked={theme === one}
              onChange={() => interfaceState.getState().setTheme(one)}
              className="size-5 accent-accent"
            />
            {settings.themes[one]}
          </label>
        ))}
      </div>
    </fieldset>
  );
};

import type { ReactNode } from "react";
import { settings } from "../../../../i18n/english-only/settings.ts";
import { redeclareThemeColors } from "./redeclare-theme-colors.ts";

const messages = settings.gallery;

/** Color schemes in which the components are shown: light, dark and forced colors. */
export const COLOR_SCHEMES = ["light", "dark", "forced"] as const;
export type ColorScheme = (typeof COLOR_SCHEMES)[number];

export const STATES = ["default", "hover", "focus", "error", "disabled"] as const;
export type ComponentState = (typeof STATES)[number];

const settle = (element: HTMLElement | null): void => {
  if (element) redeclareThemeColors(element);
};

/** Renders samples in one color scheme, whatever the scheme of the page. */
export const ColorSchemeSection = ({
  name,
  children,
}: {
  readonly name: ColorScheme;
  readonly children: ReactNode;
}) => (
  <section
    ref={name === "forced" ? undefined : settle}
    aria-label={messages.scenes[name]}
    data-scene={name}
    className="@container mt-8 rounded-lg border border-rule bg-desk p-5 text-ink sm:p-8"
  >
    <h3>{messages.scenes[name]}</h3>
    {children}
  </section>
);

export const GallerySection = ({ title, children }: { readonly title: string; readonly children: ReactNode }) => (
  <div className="mt-8">
    <h4 className="mb-4 border-b border-rule pb-2 font-semibold">{title}</h4>
    {children}
  </div>
);

/** A component in each of its states, labeled with the name of the state. */
export const StateSamples = ({
  states = STATES,
  children,
}: {
  readonly states?: readonly ComponentState[];
  readonly children: (state: ComponentState) => ReactNode;
}) => (
  <ul className="grid items-start gap-5 @sm:grid-cols-2 @3xl:grid-cols-3">
    {states.map((state) => (
      <li key={state}>
        <p className="mb-2 text-xs text-faint">{messages.states[state]}</p>
        {children(state)}
      </li>
    ))}
  </ul>
);

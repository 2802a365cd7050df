import type { ReactNode } from "react";
import { settings } from "../../../../i18n/en/settings.ts";
import { declareColors } from "./own-colors.ts";

const words = settings.gallery;

/** The ways the parts are shown: as by day, as at night, and as a device with forced colors draws them. */
export const SCENES = ["light", "dark", "forced"] as const;
export type SceneName = (typeof SCENES)[number];

export const STATES = ["default", "hover", "focus", "error", "disabled"] as const;
export type State = (typeof STATES)[number];

const settle = (element: HTMLElement | null): void => {
  if (element) declareColors(element);
};

/** A desk in one of the three looks; the look goes with it and does not follow the page. */
export const Scene = ({ name, children }: { readonly name: SceneName; readonly children: ReactNode }) => (
  <section
    ref={name === "forced" ? undefined : settle}
    aria-label={words.scenes[name]}
    data-scene={name}
    className="@container mt-8 rounded-lg border border-rule bg-desk p-5 text-ink sm:p-8"
  >
    <h3>{words.scenes[name]}</h3>
    {children}
  </section>
);

export const Part = ({ title, children }: { readonly title: string; readonly children: ReactNode }) => (
  <div className="mt-8">
    <h4 className="mb-4 border-b border-rule pb-2 font-semibold">{title}</h4>
    {children}
  </div>
);

/** One part in each of its states, each with the name of the state above it. */
export const InStates = ({
  states = STATES,
  children,
}: {
  readonly states?: readonly State[];
  readonly children: (state: State) => ReactNode;
}) => (
  <ul className="grid items-start gap-5 @sm:grid-cols-2 @3xl:grid-cols-3">
    {states.map((state) => (
      <li key={state}>
        <p className="mb-2 text-xs text-faint">{words.states[state]}</p>
        {children(state)}
      </li>
    ))}
  </ul>
);

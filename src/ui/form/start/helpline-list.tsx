import type { ReactNode } from "react";
import { safetyMessages } from "../../../i18n/safety.ts";

/** A telephone number and page for a visitor in danger. */
export type ShownHelpline = { readonly name: string; readonly phone: string; readonly href: string };

type Props = { readonly language: string; readonly helplines: readonly ShownHelpline[] };

const LINK = "font-semibold text-accent underline underline-offset-4";

/** Where a visitor in danger finds a person; nothing where the site names no helpline. */
export function HelplineList({ language, helplines }: Props): ReactNode {
  if (helplines.length === 0) return null;
  return (
    <div className="grid max-w-prose gap-1 border-s-4 border-caution ps-3">
      <p>{safetyMessages(language).danger}</p>
      {helplines.map(({ name, phone, href }) => (
        <p key={phone}>
          {name}:{" "}
          <a href={`tel:${phone.replaceAll(/[^+\d]/g, "")}`} className={LINK}>
            {phone}
          </a>
          {", "}
          <a href={href} rel="noreferrer" target="_blank" className={LINK}>
            {new URL(href).host.replace(/^www\./, "")}
          </a>
        </p>
      ))}
    </div>
  );
}

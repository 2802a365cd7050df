import type { ReactNode } from "react";
import { Button } from "../../primitives/button.tsx";
import type { OutputMessages } from "../../../i18n/en/output.ts";
import type { DocumentDefinition } from "../../../model/definition.ts";
import type { DocumentService } from "./document-services.tsx";
import { ServiceText, SigningNote } from "./document-services.tsx";
import { NextStepText } from "./next-steps.tsx";
import type { ShownNextStep } from "./next-steps.tsx";

export type ChecklistProps = {
  readonly services: readonly DocumentService[];
  readonly nextSteps: readonly ShownNextStep[];
  readonly onSaveToVault: () => void;
  /** Whether the visitor chose not to save on this device. */
  readonly isUnsaved: boolean;
  /** When the document ends, in words, and how to be reminded; null where it does not end or that is not known. */
  readonly ends: { readonly on: string; readonly onRemind: () => void } | null;
};

type Props = ChecklistProps & {
  readonly esign: DocumentDefinition["esign"];
  readonly messages: OutputMessages;
};

/** What to do with the finished document, in order: agree on it, sign it, meet its deadlines, keep it. */
export function Checklist({ messages, services, nextSteps, esign, ...keeping }: Props): ReactNode {
  const { onSaveToVault, isUnsaved, ends } = keeping;
  return (
    <section aria-labelledby="next-steps" className="grid gap-3">
      <h2 id="next-steps" className="text-xl">
        {messages.nextSteps}
      </h2>
      <SigningNote esign={esign} messages={messages} />
      <ol className="divide-y divide-rule border-y border-rule [counter-reset:step]">
        {services.map((service) => (
          <Item key={service.href}>
            <ServiceText {...service} />
          </Item>
        ))}
        {nextSteps.map((step, index) => (
          <Item key={index}>
            <NextStepText step={step} messages={messages} />
          </Item>
        ))}
        <Item>
          <p className="font-semibold">{messages.keep}</p>
          {isUnsaved && <p className="max-w-prose text-sm text-soft">{messages.vaultNote}</p>}
          <Button small className="mt-2" onClick={onSaveToVault}>
            {messages.saveToVault}
          </Button>
        </Item>
        {ends && (
          <Item>
            <p className="font-semibold">{messages.ends(ends.on)}</p>
            <Button small className="mt-2" onClick={ends.onRemind}>
              {messages.toTracker}
            </Button>
          </Item>
        )}
      </ol>
    </section>
  );
}

function Item({ children }: { readonly children: ReactNode }): ReactNode {
  return (
    <li className="relative flex gap-3 py-3 before:w-5 before:shrink-0 before:font-semibold before:text-accent before:tabular-nums before:content-[counter(step)] before:[counter-increment:step]">
      <div className="min-w-0 grow">{children}</div>
    </li>
  );
}

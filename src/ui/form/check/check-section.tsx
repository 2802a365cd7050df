import { useSyncExternalStore } from "react";
import type { ReactNode } from "react";
import { outputMessages } from "../../../i18n/output.ts";
import type { StepView } from "../../../model/form-view.ts";
import { checkLines } from "./check-lines.ts";
import type { AnswerPart, CheckLine } from "./check-lines.ts";
import type { FormNavigation } from "../context/form-navigation.ts";
import type { OpenForm } from "../context/open-form.ts";

type Props = { readonly form: OpenForm; readonly step: StepView; readonly navigation: FormNavigation };

/** The answers of one step, each with a link to change it. */
export function CheckSection({ form, step, navigation }: Props): ReactNode {
  const { definition, session } = form;
  useSyncExternalStore(session.onViewChange, session.view);
  const fields = definition.steps.find((plan) => plan.id === step.id)?.fields ?? [];
  const lines = fields.flatMap((field) => checkLines(form, { path: field.id, field }));
  return (
    <section aria-labelledby={`check-${step.id}`}>
      <h2 id={`check-${step.id}`} className="mb-2 text-xl">
        {step.title}
      </h2>
      <dl className="border-b border-rule">
        {lines.map((line) => (
          <Line key={line.path} form={form} line={line} navigation={navigation} />
        ))}
      </dl>
    </section>
  );
}

type LineProps = Pick<Props, "form" | "navigation"> & { readonly line: CheckLine };

function Line({ form, line, navigation }: LineProps): ReactNode {
  const messages = outputMessages(form.locale);
  return (
    <div className="grid grid-cols-[minmax(0,1fr)_auto] items-baseline gap-x-6 gap-y-0.5 border-t border-rule py-2.5 @md:grid-cols-[minmax(0,2fr)_minmax(0,3fr)_auto]">
      <dt className="max-w-prose font-medium">{line.label}</dt>
      <dd className="order-last col-span-2 grid min-w-0 gap-1 @md:order-none @md:col-span-1">
        {line.parts.length === 0 && <Answer form={form} part={nothing(line.path)} />}
        {line.parts.map((part) => (
          <Answer key={part.path} form={form} part={part} />
        ))}
      </dd>
      <dd>
        <a
          href={navigation.question(line.path, true)}
          onClick={(event) => navigation.onLinkClick(event, line.path, true)}
          aria-label={messages.changeWhat(line.label)}
          className="inline-block py-0.5 text-accent underline underline-offset-4"
        >
          {messages.change}
        </a>
      </dd>
    </div>
  );
}

const nothing = (path: string): AnswerPart => ({ path, label: null, text: "", state: "open" });

function Answer({ form, part }: { form: OpenForm; part: AnswerPart }): ReactNode {
  const messages = outputMessages(form.locale);
  const empty = part.state === "unsure" ? messages.notSureYet : messages.notProvided;
  return (
    <p className="min-w-0 gap-x-4 break-words whitespace-pre-line @2xl:flex">
      {part.label !== null && (
        <span className="me-2 text-sm text-soft @2xl:me-0 @2xl:w-44 @2xl:shrink-0">{part.label}</span>
      )}
      {part.state === "given" ? (
        <span className="min-w-0">{part.text}</span>
      ) : (
        <span className={part.state === "open" ? "text-soft" : "text-caution"}>{empty}</span>
      )}
    </p>
  );
}

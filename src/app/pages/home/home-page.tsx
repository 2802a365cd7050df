import { navigation } from "virtual:catalog-navigation";
import { site } from "virtual:catalog-site";
import { lazy, Suspense } from "react";
import type { HomeMessages } from "../../../i18n/en/home.ts";
import { Disclosure } from "../../../ui/primitives/disclosure.tsx";
import { usePage } from "../../shared/use-page.ts";
import { HomeFooter } from "./home-footer.tsx";
import { HomeSearch } from "./home-search.tsx";
import { MarkedSheet } from "./marked-sheet.tsx";
import { containerClasses, containerWidth } from "./page-container.ts";
import { ReadyList } from "./ready-list.tsx";
import { RentBar } from "./rent-bar.tsx";
import { SampleDocument } from "./sample-document.tsx";
import { useHasDrafts } from "./use-has-drafts.ts";
import { TopBar } from "./top-bar.tsx";

const ResumeDrafts = lazy(async () => ({ default: (await import("./resume-drafts.tsx")).ResumeDrafts }));

type Props = { readonly messages: HomeMessages; readonly locale: string };

const Resume = (props: Props) =>
  useHasDrafts() && (
    <Suspense>
      <ResumeDrafts {...props} />
    </Suspense>
  );

const Hero = ({ messages, locale }: Props) => (
  <div
    className={`${containerWidth} grid items-center gap-x-12 gap-y-8 pt-12 pb-14 md:pt-16 md:pb-20 lg:grid-cols-[minmax(0,1fr)_24rem]`}
  >
    <div className="group/hero grid gap-8">
      <h1 tabIndex={-1} className="max-w-[19ch] text-5xl text-balance tracking-tight lang-wide:max-w-[22em]">
        {messages.title}
      </h1>
      <p className="max-w-prose text-lg text-soft">{messages.lead}</p>
      <Resume messages={messages} locale={locale} />
      <div className="max-w-prose">
        <HomeSearch messages={messages} locale={locale} />
      </div>
      <ul className="flex flex-wrap gap-x-6">
        {(navigation.home.buttons[locale] ?? []).map(({ name, href }) => (
          <li key={href}>
            <a
              href={href}
              className="inline-flex min-h-11 items-center font-semibold text-accent underline underline-offset-4"
            >
              {name}
            </a>
          </li>
        ))}
      </ul>
      {messages.notes?.map((note) => (
        <p key={note} className="max-w-prose">
          {note}
        </p>
      ))}
    </div>
    <MarkedSheet messages={messages.marked} />
  </div>
);

const Choices = ({ messages, locale }: Props) => {
  const choices = navigation.home.choices[locale] ?? [];
  return (
    <section className={`${containerWidth} py-14`}>
      {choices.length > 0 && (
        <>
          <h2 className="text-3xl">{messages.choices}</h2>
          <ul className="mt-6 grid gap-px overflow-hidden rounded-lg border border-rule bg-rule sm:grid-cols-2 lg:grid-cols-3">
            {choices.map(({ name, about, href }) => (
              <li key={name}>
                <a href={href} className="group block h-full bg-paper px-6 py-6 text-ink hover:bg-accent-tint">
                  <span className="block font-serif text-xl font-semibold group-hover:underline">{name}</span>
                  <span className="mt-1 block text-sm text-soft">{about}</span>
                </a>
              </li>
            ))}
          </ul>
        </>
      )}
      <ReadyList messages={messages} locale={locale} />
    </section>
  );
};

const Steps = ({ messages, locale }: Props) => (
  <section className="border-y border-rule bg-paper">
    <div className={`${containerWidth} relative grid gap-10 py-16`}>
      <h2 className="text-3xl">{messages.stepsTitle}</h2>
      <ol className="grid gap-8 md:grid-cols-3">
        {messages.steps.map(({ name, text }, index) => (
          <li key={name} className="border-t-2 border-ink pt-4">
            <span aria-hidden className="font-serif text-4xl text-accent">
              {index + 1}
            </span>
            <h3 className="mt-1">{name}</h3>
            <p className="mt-1 text-soft">{text}</p>
          </li>
        ))}
      </ol>
      {messages.sample && <SampleDocument messages={messages.sample} locale={locale} />}
    </div>
  </section>
);

const Honest = ({ messages }: { readonly messages: HomeMessages }) => (
  <div className="margin-line max-w-prose self-start">
    <h2>{messages.honestTitle}</h2>
    {messages.honest.map((line) => (
      <p key={line} className="mt-3">
        {line.replace("{product}", site.product)}
      </p>
    ))}
    <p className="mt-3">
      <a href={messages.freeHelp.href}>{messages.freeHelp.text}</a>
    </p>
  </div>
);

const Questions = ({ messages }: { readonly messages: HomeMessages }) => (
  <div>
    <h2>{messages.questionsTitle}</h2>
    <div className="mt-4 divide-y divide-rule border-y border-rule">
      {messages.questions.map(({ ask, answer }) => (
        <Disclosure key={ask} summary={ask} className="py-3">
          <p className="py-1">{answer}</p>
        </Disclosure>
      ))}
    </div>
  </div>
);

/** The first page, in one of its three languages. */
export const HomePage = ({ messages, locale }: Props) => {
  usePage({ name: messages.name, icon: "house" });
  return (
    <>
      <TopBar messages={messages} locale={locale} />
      <main id="content" tabIndex={-1} className={containerClasses}>
        <div className="pad">
          <Hero messages={messages} locale={locale} />
        </div>
        <Choices messages={messages} locale={locale} />
        <Steps messages={messages} locale={locale} />
        {messages.bar && <RentBar messages={messages.bar} />}
        <section className={`${containerWidth} grid gap-14 py-16 lg:grid-cols-2`}>
          <Honest messages={messages} />
          <Questions messages={messages} />
        </section>
      </main>
      <HomeFooter messages={messages} locale={locale} />
    </>
  );
};

import { home } from "../../i18n/en/home.ts";
import { pages } from "../../i18n/en/pages.ts";
import { buttonClasses } from "../../ui/primitives/button-classes.ts";
import { usePage } from "../use-page.ts";
import { HomeFooter } from "./home/home-footer.tsx";
import { ReadyList } from "./home/ready-list.tsx";
import { Sample } from "./home/sample.tsx";
import { TopBar } from "./home/top-bar.tsx";

const words = { ...home, notes: [] };

/** The trial: a filled-in form to play with, then the real ones. */
export const TrialPage = () => {
  usePage({ name: pages.trialTitle, icon: "circle-play" });
  return (
    <>
      <TopBar words={words} locale="en" />
      <main id="content" tabIndex={-1} className="mx-auto w-full max-w-page px-5 py-14 md:px-10">
        <div className="margin-line max-w-prose">
          <h1 tabIndex={-1}>{pages.trialTitle}</h1>
          <p className="mt-3 text-lg text-soft">{pages.trialLead}</p>
        </div>
        <div className="mt-10 rounded-lg border border-rule bg-paper">
          <Sample words={home.sample} level={2} />
        </div>
        <ReadyList words={words} locale="en" />
        <p className="mt-6">
          <a href="/document-generator" className={buttonClasses("main")}>
            {pages.trialAll}
          </a>
        </p>
      </main>
      <HomeFooter words={words} locale="en" />
    </>
  );
};

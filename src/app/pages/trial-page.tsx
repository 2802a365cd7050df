import { home } from "../../i18n/en/home.ts";
import { pages } from "../../i18n/en/pages.ts";
import { buttonClasses } from "../../ui/primitives/button-classes.ts";
import { usePage } from "../shared/use-page.ts";
import { HomeFooter } from "./home/home-footer.tsx";
import { containerClasses, containerWidth } from "./home/page-container.ts";
import { ReadyList } from "./home/ready-list.tsx";
import { SampleDocument } from "./home/sample-document.tsx";
import { TopBar } from "./home/top-bar.tsx";

const messages = { ...home, notes: [] };

/** The trial: a filled-in form to play with, then the real ones. */
export const TrialPage = () => {
  usePage({ name: pages.trialTitle, icon: "circle-play" });
  return (
    <>
      <TopBar messages={messages} locale="en" />
      <main id="content" tabIndex={-1} className={containerClasses}>
        <div className={`${containerWidth} pt-12 pb-10 md:pt-16`}>
          <h1 tabIndex={-1}>{pages.trialTitle}</h1>
          <p className="mt-3 max-w-prose text-lg text-soft">{pages.trialLead}</p>
        </div>
        <div className="border-y border-rule bg-paper">
          <div className={`${containerWidth} py-10`}>
            <SampleDocument messages={home.sample} locale="en" level={2} />
          </div>
        </div>
        <div className={`${containerWidth} pb-16`}>
          <ReadyList messages={messages} locale="en" />
          <p className="mt-6">
            <a href="/document-generator" className={buttonClasses("main")}>
              {pages.trialAll}
            </a>
          </p>
        </div>
      </main>
      <HomeFooter messages={messages} locale="en" />
    </>
  );
};

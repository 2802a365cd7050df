import type { ReactNode } from "react";
import { buttonClasses } from "../../ui/primitives/button-classes.ts";
import { classes } from "../../ui/primitives/classes.ts";
import { Brand } from "../../ui/shell/brand-mark.tsx";
import { HeaderBlanks, PaneBlank } from "../../ui/shell/frame-blanks.tsx";
import { headerTitleClasses } from "../../ui/shell/header-title.ts";
import { padClasses, padWidth } from "../pages/home/pad.ts";

/** What can be said of a page before any of its code is there. */
export type FirstPage = {
  /** `home` has a bar of its own, `form` is a start panel, `page` any other page inside the frame. */
  readonly look: "home" | "form" | "page";
  readonly title: string;
  readonly lead: string;
  /** What the bar at the top says; on a first page the word on its button. */
  readonly bar: string;
  readonly language: string;
};

type Props = { readonly page: FirstPage; readonly product: string };

// Drawn as headings are, but a heading only once the page itself is here.
const HEADING = "font-serif font-semibold tracking-[-0.011em] text-balance lang-wide:tracking-normal";

const Home = ({ page, product }: Props) => (
  <>
    <div className="border-b border-rule bg-paper">
      <div className="mx-auto flex max-w-page flex-wrap items-center gap-x-3 gap-y-1 px-5 py-3 sm:gap-x-6 md:pe-10">
        <Brand product={product} href="/" label={product} />
        <span className="min-h-11 max-sm:order-last max-sm:w-full" />
        <span className={buttonClasses("main", false, "ms-auto max-sm:px-4")}>{page.bar}</span>
      </div>
    </div>
    <div className={padClasses}>
      <div
        className={`${padWidth} grid gap-x-12 gap-y-8 pt-12 pb-14 md:pt-16 md:pb-20 lg:grid-cols-[minmax(0,1fr)_24rem]`}
      >
        <div className="grid gap-8">
          <p className={classes(HEADING, "max-w-[19ch] text-5xl text-pretty lang-wide:max-w-[22em]")}>{page.title}</p>
          <p className="max-w-prose text-lg text-soft">{page.lead}</p>
        </div>
      </div>
    </div>
  </>
);

const Frame = ({ page, product, children }: Props & { readonly children: ReactNode }) => (
  <>
    <div className="flex h-(--header-height) items-center gap-2 border-b border-rule bg-paper px-3 md:gap-4 md:px-5">
      <span className="size-11 shrink-0 rounded-md border border-edge md:hidden" />
      <span className="max-md:hidden">
        <Brand quiet product={product} href="/" label={product} />
      </span>
      <span className={headerTitleClasses}>{page.bar}</span>
      <HeaderBlanks />
    </div>
    <div className="flex">
      <PaneBlank />
      {children}
    </div>
  </>
);

const Form = ({ page }: { readonly page: FirstPage }) => (
  <div className="grid min-w-0 grow content-start gap-3 px-4 py-4 sm:px-6 sm:py-6 md:px-10 md:pt-14">
    <p className={classes(HEADING, "margin-line text-3xl")}>{page.title}</p>
    <p className="max-w-prose text-lg text-soft">{page.lead}</p>
  </div>
);

const Page = ({ page }: { readonly page: FirstPage }) => (
  <div className="min-w-0 grow">
    <div className="mx-auto w-full max-w-page px-5 pt-10 md:px-10 md:pt-14">
      <div className="margin-line max-w-prose">
        <p className={classes(HEADING, "text-4xl")}>{page.title}</p>
        <p className="mt-3 text-lg text-soft">{page.lead}</p>
      </div>
    </div>
  </div>
);

/**
 * The heading of a page where the page will draw it, written into the page by the server: something to read while the
 * code is on its way. It lies over the page and is taken away once the page has a heading of its own.
 */
export const FirstPicture = ({ page, product }: Props) => (
  <div
    id="first-picture"
    aria-hidden
    inert
    lang={page.language}
    className="fixed inset-0 z-50 overflow-hidden bg-desk text-ink"
  >
    {page.look === "home" ? (
      <Home page={page} product={product} />
    ) : (
      <Frame page={page} product={product}>
        {page.look === "form" ? <Form page={page} /> : <Page page={page} />}
      </Frame>
    )}
  </div>
);

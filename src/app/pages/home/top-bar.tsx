import { navigation } from "virtual:catalog-navigation";
import { site } from "virtual:catalog-site";
import type { HomeMessages } from "../../../i18n/en/home.ts";
import { buttonClasses } from "../../../ui/primitives/button-classes.ts";
import { Brand } from "../../../ui/shell/brand-mark.tsx";

/** The bar of the first page: chat, support line, free trial. */
export const TopBar = ({ messages, locale }: { readonly messages: HomeMessages; readonly locale: string }) => {
  const { phone } = site.support;
  const { chat, contact, trial } = navigation.home;
  const link = "inline-flex min-h-11 items-center font-medium text-ink underline-offset-4 hover:underline";
  const home = site.languages.find(({ code }) => code === locale)?.home ?? "/";
  return (
    <header className="border-b border-rule bg-paper">
      <div className="mx-auto flex max-w-page flex-wrap items-center gap-x-3 gap-y-1 px-5 py-3 sm:gap-x-6 md:ps-24 md:pe-10">
        <Brand product={site.product} href={home} label={site.product} />
        <div className="ms-auto flex flex-wrap items-center gap-x-6 gap-y-1 max-sm:order-last max-sm:ms-0 max-sm:w-full max-sm:justify-between">
          <a href={chat} className={link}>
            {messages.chat}
          </a>
          {phone ? (
            <a href={`tel:${phone.replaceAll(/[^+\d]/g, "")}`} className={link}>
              {phone}
            </a>
          ) : (
            <a href={contact} className={link}>
              {messages.contact}
            </a>
          )}
        </div>
        <a href={trial} className={buttonClasses("quiet", false, "max-sm:ms-auto max-sm:px-3")}>
          {messages.trial}
        </a>
      </div>
    </header>
  );
};

import { site } from "virtual:catalog-site";
import type { HomeMessages } from "../../../i18n/en/home.ts";
import { Brand } from "../../../ui/shell/brand-mark.tsx";

/** The foot of the first page: languages and the small print. */
export const HomeFooter = ({ messages, locale }: { readonly messages: HomeMessages; readonly locale: string }) => {
  const link = "inline-flex min-h-11 items-center text-ink underline underline-offset-4 hover:decoration-2";
  const home = site.languages.find(({ code }) => code === locale)?.home ?? "/";
  return (
    <footer className="border-t border-rule bg-well">
      <div className="mx-auto grid max-w-page gap-x-10 gap-y-4 px-5 py-10 md:grid-cols-[1fr_auto] md:ps-24 md:pe-10">
        <Brand product={site.product} href={home} label={site.product} />
        <ul className="flex flex-wrap gap-x-6">
          {Object.values(messages.footer).map(({ name, href }) => (
            <li key={href}>
              <a href={href} className={link}>
                {name}
              </a>
            </li>
          ))}
        </ul>
        <nav aria-label={messages.languages} className="md:col-span-2">
          <ul className="flex flex-wrap gap-x-6">
            {site.languages.map(({ code, name, home: href }) => (
              <li key={code}>
                <a
                  href={href}
                  lang={code}
                  hrefLang={code}
                  aria-current={code === locale ? "page" : undefined}
                  className={link}
                >
                  {name}
                </a>
              </li>
            ))}
          </ul>
        </nav>
      </div>
    </footer>
  );
};

import { navigation } from "virtual:catalog-navigation";
import { site } from "virtual:catalog-site";
import { useEffect, useState } from "react";
import { useLocation, useNavigate } from "react-router-dom";
import { linkInLanguage } from "../../engine/nav/link-in-language.ts";
import { localizedText } from "../../engine/nav/localized-text.ts";
import { SOURCE_LANGUAGE } from "../../model/site/screen-language.ts";
import type { SiteLanguage } from "../../model/site/site.ts";
import { shellMessages } from "../../i18n/shell.ts";
import { FooterBar } from "../../ui/shell/footer-bar.tsx";
import { iconOf } from "./icon.tsx";

// An on-screen keyboard covers more than this share of the window.
const KEYBOARD_SHARE = 0.75;

/** Whether an on-screen keyboard covers part of the page. */
const useKeyboard = (): boolean => {
  const [open, setOpen] = useState(false);
  useEffect(() => {
    const viewport = globalThis.visualViewport;
    if (!viewport) return;
    const measure = () => setOpen(viewport.height * viewport.scale < innerHeight * KEYBOARD_SHARE);
    viewport.addEventListener("resize", measure);
    return () => viewport.removeEventListener("resize", measure);
  }, []);
  return open;
};

/** The footer bar of narrow screens. */
export const SiteFooterBar = ({ language }: { readonly language: SiteLanguage }) => {
  const navigate = useNavigate();
  const { pathname, key } = useLocation();
  const keyboard = useKeyboard();
  // "default" is the key of the first page: there is nothing to go back to.
  const goBack = (home: string) => void (key === "default" ? navigate(home) : navigate(-1));
  if (keyboard) return null;
  const items = navigation.footer.map((item) => {
    const href = linkInLanguage(item.href, language, site.languages);
    return {
      name: localizedText(item.name, language.code),
      href,
      icon: iconOf(item.icon),
      current: item.goes === undefined && (pathname === href || pathname.startsWith(`${href}/`)) && href !== "/",
      act: item.goes === "back" ? () => goBack(href) : undefined,
    };
  });
  // A language with only a home page uses the English label.
  const borrowed = language.choice ? undefined : SOURCE_LANGUAGE;
  const label = shellMessages(language.code).quickLinks;
  return <FooterBar label={label} labelLanguage={borrowed} items={items} language={language.code} />;
};

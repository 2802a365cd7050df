import { settings as plan } from "virtual:catalog-settings";
import { site } from "virtual:catalog-site";
import { useLocation, useNavigate } from "react-router-dom";
import { alternateAddress } from "../../engine/nav/alternate-address.ts";
import { languageGroups } from "../../engine/nav/link-in-language.ts";
import { localizedText } from "../../engine/nav/localized-text.ts";
import { shellMessages } from "../../i18n/shell.ts";
import type { Setting, SiteLanguage } from "../../model/site/site.ts";
import type { Selector } from "../../ui/shell/selector.ts";
import { confirmLeaving } from "../shared/leave-guard.ts";
import { useCatalog } from "../queries/use-catalog.ts";
import { documentSettings, useDocumentSettings } from "../stores/browser-stores.ts";
import { interfaceState, useInterfaceState } from "../stores/shell-stores.ts";
import type { FixedSettings } from "../stores/interface-state.ts";

const settingOf = (id: Setting["id"]): Setting => plan.settings.find((setting) => setting.id === id)!;

const HEADER_SETTINGS = ["language", "jurisdiction", "currency"] as const;

const useLanguageSelector = (language: SiteLanguage): Selector => {
  const navigate = useNavigate();
  const { pathname } = useLocation();
  const { data: catalog } = useCatalog();
  const messages = shellMessages(language.code);
  const choices = site.languages.filter(({ choice }) => choice);
  const change = (code: string) => {
    const to = choices.find((choice) => choice.code === code);
    if (!to || to.code === language.code) return;
    const pages = catalog?.pages ?? [];
    const target = alternateAddress({ path: pathname, to, languages: site.languages, pages, groups: languageGroups });
    if (target === null) interfaceState.getState().setMissingOn(pathname);
    else if (confirmLeaving(target)) void navigate(target);
  };
  return {
    id: "site-language",
    label: messages.siteLanguage,
    hint: messages.siteLanguageHint,
    value: language.code,
    options: choices.map((choice) => ({ value: choice.code, label: localizedText(choice.label, language.code) })),
    onChange: change,
  };
};

const settingSelector = (
  id: (typeof HEADER_SETTINGS)[number],
  language: SiteLanguage,
  current: string,
  fixed: FixedSettings | undefined,
): Selector => {
  const setting = settingOf(id);
  const options = (setting.options ?? []).map(({ value, label }) => ({
    value,
    label: localizedText(label, language.code),
  }));
  const shown = fixed?.[id];
  return {
    id,
    label: localizedText(setting.label, language.code),
    hint: setting.hint && localizedText(setting.hint, language.code),
    value: shown ?? current,
    options: shown === undefined ? options : [{ value: shown, label: shown }],
    onChange: (value) => {
      if (shown === undefined) documentSettings.getState().update({ [id]: value });
    },
    fixed: fixed?.reason,
  };
};

/** The four selectors of the header, in order. */
export const useSelectors = (language: SiteLanguage): readonly Selector[] => {
  const settings = useDocumentSettings((state) => state.settings);
  const { pathname } = useLocation();
  const page = useInterfaceState((state) => state.page);
  // During navigation, ignore the settings that the previous page fixed.
  const fixed = page?.path === pathname ? page.fixed : undefined;
  const siteLanguage = useLanguageSelector(language);
  return [siteLanguage, ...HEADER_SETTINGS.map((id) => settingSelector(id, language, settings[id], fixed))];
};

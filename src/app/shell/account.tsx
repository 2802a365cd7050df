import { navigation } from "virtual:catalog-navigation";
import { site } from "virtual:catalog-site";
import { linkInLanguage } from "../../engine/nav/link-in-language.ts";
import { localizedText } from "../../engine/nav/localized-text.ts";
import { shellMessages } from "../../i18n/shell.ts";
import type { SiteLanguage } from "../../model/site/site.ts";
import { initialsOf } from "../../text/words/initials.ts";
import { AccountMenu } from "../../ui/shell/account-menu.tsx";
import { useAccount } from "../stores/account-store.ts";
import { iconOf } from "./icon.tsx";

/** The account button with its pages; only Log-in and Log-out depend on who is signed in. */
export const Account = ({ language }: { readonly language: SiteLanguage }) => {
  const user = useAccount((state) => state.user);
  const messages = shellMessages(language.code);
  const hidden = user ? "signed_out" : "signed_in";
  const items = navigation.dropdown
    .filter((part) => part.when !== hidden)
    .map((part) => ({
      name: localizedText(part.name, language.code),
      href: linkInLanguage(part.href, language, site.languages),
      icon: iconOf(part.icon),
    }));
  const initials = user ? initialsOf([user.firstName, user.lastName]) : undefined;
  return (
    <AccountMenu
      label={user ? messages.accountOf(user.firstName) : messages.accountMenu}
      items={items}
      initials={initials}
    />
  );
};

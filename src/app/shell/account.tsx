import { navigation } from "virtual:catalog-navigation";
import { say } from "../../engine/nav/words.ts";
import { shellWords } from "../../i18n/shell.ts";
import type { SiteLanguage } from "../../model/site.ts";
import { initialsOf } from "../../text/initials.ts";
import { AccountMenu } from "../../ui/shell/account-menu.tsx";
import { useSession } from "../stores/session-store.ts";
import { iconOf } from "./icon.tsx";
import { linkIn } from "./link-in.ts";

/** The account button with its pages; only Log-in and Log-out depend on who is signed in. */
export const Account = ({ language }: { readonly language: SiteLanguage }) => {
  const user = useSession((state) => state.user);
  const words = shellWords(language.code);
  const hidden = user ? "signed_out" : "signed_in";
  const items = navigation.dropdown
    .filter((part) => part.when !== hidden)
    .map((part) => ({
      name: say(part.name, language.code),
      href: linkIn(part.href, language),
      icon: iconOf(part.icon),
    }));
  const initials = user ? initialsOf([user.firstName, user.lastName]) : undefined;
  return (
    <AccountMenu label={user ? words.accountOf(user.firstName) : words.accountMenu} items={items} initials={initials} />
  );
};

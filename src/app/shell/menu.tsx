import { navigation } from "virtual:catalog-navigation";
import { site } from "virtual:catalog-site";
import { useMemo, useState } from "react";
import { useLocation } from "react-router-dom";
import { buildNavigation } from "../../engine/nav/build-navigation.ts";
import { listedTitle } from "../../engine/titles/listed-title.ts";
import { shellMessages } from "../../i18n/shell.ts";
import type { SiteLanguage } from "../../model/site/site.ts";
import { NavPane } from "../../ui/shell/nav/nav-pane.tsx";
import { NavRail } from "../../ui/shell/nav/nav-rail.tsx";
import { useCatalog } from "../queries/use-catalog.ts";
import { useSearch } from "../queries/use-search.ts";
import { interfaceState, useInterfaceState, useRecentPages } from "../stores/shell-stores.ts";
import { iconOf } from "./icon.tsx";

const FILTER_LIMIT = 30;

type Props = { readonly language: SiteLanguage; readonly isCollapsed?: boolean };

/** The menu with the pages of the catalog and recently visited pages. */
export const Menu = ({ language, isCollapsed }: Props) => {
  const { pathname } = useLocation();
  const { data: catalog } = useCatalog();
  const toggled = useInterfaceState((state) => state.toggledGroups);
  const listingId = useInterfaceState((state) => state.page?.listing);
  const recents = useRecentPages((state) => state.pages);
  const messages = shellMessages(language.code);
  const [filtered, setFiltered] = useState(false);
  const { find } = useSearch(language.code, filtered);
  const listings = useMemo(() => catalog?.listings ?? [], [catalog]);
  const current = listingId === undefined ? undefined : catalog?.lookup.byId(listingId);

  const nodes = useMemo(
    () =>
      buildNavigation({
        listings,
        plan: navigation,
        language,
        languages: site.languages,
        product: site.product,
        current,
      }),
    [listings, language, current],
  );
  if (!catalog) return null;
  if (isCollapsed) {
    const expand = () => interfaceState.getState().setMenuCollapsed(false);
    return <NavRail nodes={nodes} path={pathname} iconOf={iconOf} onExpand={expand} />;
  }
  return (
    <NavPane
      nodes={nodes}
      recents={recents.map(({ title, path, icon }) => ({ name: listedTitle(title), href: path, icon, planned: false }))}
      path={pathname}
      messages={messages}
      iconOf={iconOf}
      toggled={toggled}
      onToggle={interfaceState.getState().toggleGroup}
      find={find && ((text) => find(text, FILTER_LIMIT))}
      onFilter={() => setFiltered(true)}
      plain={current?.kind === "review" && current.review?.plainNav === true}
    />
  );
};

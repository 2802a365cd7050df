import { useEffect } from "react";
import { useNavigate } from "react-router-dom";
import { isPlainClick } from "../shared/is-plain-click.ts";
import { confirmLeaving } from "../shared/leave-guard.ts";

/** The link within this site that a click follows, or null if the browser should handle the click. */
const innerLink = (event: MouseEvent): URL | null => {
  if (event.defaultPrevented || !isPlainClick(event)) return null;
  const link = (event.target as Element).closest?.("a[href]");
  if (!(link instanceof HTMLAnchorElement)) return null;
  if (link.target !== "" || link.hasAttribute("download") || link.origin !== location.origin) return null;
  const url = new URL(link.href);
  // A file, such as the third-party notices, is not a page of the site.
  if (/\.[a-z0-9]{1,11}$/i.test(url.pathname)) return null;
  const staysHere = url.pathname === location.pathname && url.search === location.search;
  return staysHere && url.hash !== "" ? null : url;
};

/** Routes plain links on the client, without reloading the site. */
export const useLinkNavigation = (): void => {
  const navigate = useNavigate();
  useEffect(() => {
    const onClick = (event: MouseEvent) => {
      const url = innerLink(event);
      if (!url) return;
      event.preventDefault();
      if (!confirmLeaving(url.pathname)) return;
      void navigate(url.pathname + url.search + url.hash);
    };
    document.addEventListener("click", onClick);
    return () => document.removeEventListener("click", onClick);
  }, [navigate]);
};

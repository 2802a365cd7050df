import { shellMessages } from "../../i18n/shell.ts";
import { Button } from "../../ui/primitives/button.tsx";
import { Notice } from "../../ui/primitives/notice.tsx";
import { useSiteUpdate } from "./site-update.ts";
import { useOnline } from "./use-online.ts";

/** Announces that the device is offline or that a newer version is ready, at the bottom of the page. */
export const SiteNotices = ({ locale }: { readonly locale: string }) => {
  const online = useOnline();
  const waiting = useSiteUpdate((state) => state.waiting);
  const later = useSiteUpdate((state) => state.later);
  const takeOver = useSiteUpdate((state) => state.takeOver);
  const messages = shellMessages(locale);
  return (
    <div
      role="status"
      data-shell
      data-news
      className="pointer-events-none fixed inset-x-0 bottom-(--footer-bar) z-40 mx-auto grid max-w-xl gap-2 p-3 *:pointer-events-auto *:shadow-lift"
    >
      {!online && <Notice tone="caution">{messages.offline}</Notice>}
      {waiting && (
        <Notice>
          <p>{messages.updateReady}</p>
          <div className="flex flex-wrap gap-2 pt-1">
            <Button small variant="main" onClick={takeOver}>
              {messages.updateNow}
            </Button>
            <Button small onClick={later}>
              {messages.updateLater}
            </Button>
          </div>
        </Notice>
      )}
    </div>
  );
};

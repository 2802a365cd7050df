import { CONSTANTS } from "../constants.ts";

/** Placeholder of settings and account in the header while they load. */
export const HeaderSkeleton = () => (
  <>
    <span className="hidden shrink-0 md:block md:w-[29rem] lg:w-[34rem] xl:w-[40rem]" />
    <span className="size-11 shrink-0 rounded-md border border-edge md:hidden" />
    <span className="size-11 shrink-0 rounded-full border border-edge" />
  </>
);

/** Placeholder of the menu on wide screens while it loads. Its initial width is a class: no style attribute may be in HTML. */
export const PaneSkeleton = ({ width }: { readonly width: number }) => (
  <div
    style={width === CONSTANTS.navWidth.initial ? undefined : { width }}
    className="h-[calc(100dvh-var(--header-height))] w-75 shrink-0 border-e border-rule bg-paper max-md:hidden noscript:hidden"
  />
);

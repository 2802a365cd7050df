/** The room settings and account take in the header, before they are here. */
export const HeaderBlanks = () => (
  <>
    <span className="hidden shrink-0 md:block md:w-[29rem] lg:w-[34rem] xl:w-[40rem]" />
    <span className="size-11 shrink-0 rounded-md border border-edge md:hidden" />
    <span className="size-11 shrink-0 rounded-full border border-edge" />
  </>
);

/** The room the menu takes on wide screens, before it is here; without a width as wide as it is at first. */
export const PaneBlank = ({ width }: { readonly width?: number }) => (
  <div
    style={width === undefined ? undefined : { width }}
    className="h-[calc(100dvh-var(--header-height))] w-75 shrink-0 border-e border-rule bg-paper max-md:hidden"
  />
);

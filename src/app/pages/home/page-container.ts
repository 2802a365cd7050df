/** The width of the page container and its paddings; on wide screens the text begins to the right of the margin line. */
export const containerWidth = "mx-auto w-full max-w-page px-5 md:ps-24 md:pe-10";

/** The page container: the red margin line from top to bottom. */
export const containerClasses =
  "relative before:pointer-events-none before:absolute before:inset-y-0 before:start-[max(3rem,calc(50%-var(--container-page)/2+3rem))] before:z-10 before:hidden before:w-1 before:border-x before:border-margin md:before:block";

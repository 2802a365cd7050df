// Drawn here: an icon of the library that three pages use moves into the file that every form loads.

/** Three dots, for the button of a menu. */
export const DotsIcon = () => (
  <svg viewBox="0 0 24 24" fill="currentColor" aria-hidden className="size-5">
    <path d="M10.5 5h3v3h-3zM10.5 10.5h3v3h-3zM10.5 16h3v3h-3z" />
  </svg>
);

/** A bin, for what takes something away. */
export const BinIcon = () => (
  <svg viewBox="0 0 24 24" fill="none" stroke="currentColor" strokeWidth="2" aria-hidden>
    <path d="M4 6h16M9 6V3h6v3M6 6l1 15h10l1-15M10 11v6M14 11v6" />
  </svg>
);

// Drawn here: an icon of the library that three pages use moves into the file that every form loads.

/** Three dots, for the button of a menu. */
export const DotsIcon = () => (
  <svg viewBox="0 0 24 24" fill="currentColor" aria-hidden className="size-5">
    <path d="M10.5 5h3v3h-3zM10.5 10.5h3v3h-3zM10.5 16h3v3h-3z" />
  </svg>
);

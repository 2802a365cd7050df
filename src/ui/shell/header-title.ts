/** Classes of the header title: smaller on narrow screens, so that names fit. */
export const headerTitleClasses =
  "line-clamp-2 min-w-0 grow font-serif text-sm leading-5 font-semibold text-balance sm:text-base sm:leading-6 md:line-clamp-3 md:border-s-3 md:border-double md:border-margin md:ps-4 md:text-sm md:leading-5 lg:line-clamp-2 lg:text-lg lg:leading-6";

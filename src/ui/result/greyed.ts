/** The look of a result that is waiting for a change to be complete: pale, with enough contrast to be read. */
export const GREYED = "opacity-85 grayscale [&_h1]:text-soft [&_h2]:text-soft [&_strong]:text-soft";

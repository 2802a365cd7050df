/** The look of a result that is waiting for a change to be complete; pale, yet still readable. */
export const GREYED = "opacity-70 grayscale transition-opacity motion-reduce:transition-none";

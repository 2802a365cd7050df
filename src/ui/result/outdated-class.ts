/** Style of a result that waits for an incomplete change: pale, with enough contrast to be read. */
export const OUTDATED_CLASSES = "opacity-90 grayscale [&_h1]:text-soft [&_h2]:text-soft [&_strong]:text-soft";

/**
 * How far a definition is verified: not beyond compiling ("none"), also its meaning, or also every case.
 *
 * The level never changes the definition. Playing cases takes most of the time.
 */
export type VerificationLevel = "none" | "meaning" | "cases";

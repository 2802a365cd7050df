/** Points as twentieths of a point. */
export const twips = (points: number): number => Math.round(points * 20);

/** Points as half points. */
export const halfPoints = (points: number): number => Math.round(points * 2);

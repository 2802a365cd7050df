/** Whether the main pointer of this device is a finger. */
export const isCoarse = (): boolean => matchMedia("(pointer: coarse)").matches;

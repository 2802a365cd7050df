/** Whether the main pointer of this device is a finger. */
export const hasTouchPointer = (): boolean => matchMedia("(pointer: coarse)").matches;

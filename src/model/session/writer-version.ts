/**
 * The version of the program that prints sealed files. Each device prints a sealed file again and compares it byte for byte, so
 * the version changes whenever the same evidence leads to other bytes.
 */
export const WRITER_VERSION = 1;

/** The file of a build that lists the SHA-256 of each file of code. */
export const BUILD_LIST = "build.txt";

/** One line of the list, as `sha256sum` writes and checks it. */
export const BUILD_LIST_LINE = /^[0-9a-f]{64} {2}\S+$/;

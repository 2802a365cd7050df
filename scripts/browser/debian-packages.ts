import { execFileSync } from "node:child_process";
import { accessSync, constants } from "node:fs";

/** Whether a file exists that may be executed. */
export const isRunnable = (path: string): boolean => {
  try {
    accessSync(path, constants.X_OK);
    return true;
  } catch {
    return false;
  }
};

/** Whether a command is found on the search path. */
export const isOnPath = (command: string): boolean =>
  (process.env["PATH"] ?? "").split(":").some((folder) => isRunnable(`${folder}/${command}`));

/** Runs a command non-interactively and shows its output. */
export const runInstaller = (command: string, args: readonly string[]): void => {
  execFileSync(command, args, { stdio: "inherit", env: { ...process.env, DEBIAN_FRONTEND: "noninteractive" } });
};

/** Whether Debian's packages can be installed here. */
export const canInstallPackages = (): boolean => process.getuid?.() === 0 && isOnPath("apt-get");

/** Installs Debian's packages of these names. */
export const installPackages = (names: readonly string[]): void => {
  runInstaller("apt-get", ["update", "-qq"]);
  runInstaller("apt-get", ["install", "-y", "-qq", "--no-install-recommends", ...names]);
};

import { createStore } from "zustand/vanilla";
import { CONSTANTS } from "../../ui/constants.ts";
import { SESSION_KEY } from "./session-key.ts";
import { membersOf, readStored, quarantineUnreadable, writeStored } from "./stored.ts";
import type { KeyValueStorage } from "./stored.ts";

/** The visitor signed in on this device. `profileImage` is an address that is stored but never fetched. */
export type LocalUser = {
  readonly id: string;
  readonly email: string;
  readonly firstName: string;
  readonly lastName: string;
  readonly profileImage: string;
};

export type SignUp = { readonly email: string; readonly firstName: string; readonly lastName: string };

const MEMBERS = {
  id: "string",
  email: "string",
  firstName: "string",
  lastName: "string",
  profileImage: "string",
} as const;

const isWhole = (user: Partial<LocalUser>): user is LocalUser =>
  Object.keys(MEMBERS).every((name) => Object.hasOwn(user, name));

const readUser = (value: unknown): LocalUser | null => {
  const user = membersOf(value, MEMBERS)?.members;
  return user && isWhole(user) ? user : null;
};

/** Dependencies of the session store. */
export type AccountOptions = {
  readonly storage: KeyValueStorage;
  /** Address of an avatar generator with "{name}" in it. */
  readonly avatar: string;
  readonly newId: () => string;
  readonly wait: (milliseconds: number) => Promise<void>;
};

const userOf = (given: SignUp, { avatar, newId }: AccountOptions): LocalUser => ({
  id: newId(),
  ...given,
  profileImage: avatar.replace("{name}", encodeURIComponent(`${given.firstName} ${given.lastName}`.trim())),
});

/** The first name from a log-in: the part before the at sign, or "Guest" if it is empty. */
export const firstNameOf = (email: string): string => email.split("@")[0]!.trim() || "Guest";

const load = (storage: KeyValueStorage): LocalUser | null => {
  const reading = readStored(storage, SESSION_KEY);
  if (reading.type === "absent") return null;
  const user = reading.type === "value" ? readUser(reading.value) : null;
  if (user) return user;
  quarantineUnreadable(storage, SESSION_KEY);
  storage.removeItem(SESSION_KEY);
  return null;
};

export type AccountState = {
  readonly user: LocalUser | null;
  /** Which simulated call is running. */
  readonly busy: "log_in" | "sign_up" | null;
  /**
   * Signs in after a short wait, on this device only.
   *
   * Throws: "Login failed" when the browser cannot store the session.
   */
  readonly logIn: (email: string) => Promise<void>;
  /** As `logIn`. Throws: "Signup failed". */
  readonly signUp: (given: SignUp) => Promise<void>;
  readonly logOut: () => void;
  /** Changes name or address of the signed-in user; false when the browser would not save it. */
  readonly rename: (changes: SignUp) => boolean;
  readonly reload: () => void;
};

/** Creates the session store. No server is involved: any input is accepted. */
export const createAccountStore = (setting: AccountOptions) =>
  createStore<AccountState>()((set, get) => {
    const { storage, wait } = setting;
    const enter = async (busy: "log_in" | "sign_up", delay: number, given: SignUp, failure: string) => {
      set({ busy });
      try {
        await wait(delay);
        const user = userOf(given, setting);
        if (!writeStored(storage, SESSION_KEY, user)) throw new Error(failure);
        set({ user });
      } catch {
        throw new Error(failure);
      } finally {
        set({ busy: null });
      }
    };
    return {
      user: load(storage),
      busy: null,
      logIn: (email) => {
        const given = { email, firstName: firstNameOf(email), lastName: "User" };
        return enter("log_in", CONSTANTS.session.logInDelay, given, "Login failed");
      },
      signUp: (given) => {
        const firstName = given.firstName.trim() || firstNameOf(given.email);
        return enter("sign_up", CONSTANTS.session.signUpDelay, { ...given, firstName }, "Signup failed");
      },
      logOut: () => {
        storage.removeItem(SESSION_KEY);
        set({ user: null });
      },
      rename: (changes) => {
        const { user } = get();
        if (!user) return false;
        const renamed = { ...userOf(changes, setting), id: user.id };
        set({ user: renamed });
        return writeStored(storage, SESSION_KEY, renamed);
      },
      reload: () => set({ user: load(storage) }),
    };
  });

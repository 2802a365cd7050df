import { createStore } from "zustand/vanilla";
import { CONSTANTS } from "../../ui/constants.ts";
import { SESSION_KEY } from "./session-key.ts";
import { membersOf, readStored, setAside, writeStored } from "./stored.ts";
import type { Shelf } from "./stored.ts";

/** Somebody signed in on this device. `profileImage` is an address that is kept but never fetched. */
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

/** What the session needs from outside. */
export type SessionSetting = {
  readonly shelf: Shelf;
  /** Address of an avatar generator with "{name}" in it. */
  readonly avatar: string;
  readonly newId: () => string;
  readonly wait: (milliseconds: number) => Promise<void>;
};

const userOf = (given: SignUp, { avatar, newId }: SessionSetting): LocalUser => ({
  id: newId(),
  ...given,
  profileImage: avatar.replace("{name}", encodeURIComponent(`${given.firstName} ${given.lastName}`.trim())),
});

/** The name a log-in gives: what stands before the at sign, "Guest" where there is nothing. */
export const firstNameOf = (email: string): string => email.split("@")[0]!.trim() || "Guest";

const load = (shelf: Shelf): LocalUser | null => {
  const reading = readStored(shelf, SESSION_KEY);
  if (reading.type === "absent") return null;
  const user = reading.type === "value" ? readUser(reading.value) : null;
  if (user) return user;
  setAside(shelf, SESSION_KEY);
  shelf.removeItem(SESSION_KEY);
  return null;
};

export type Session = {
  readonly user: LocalUser | null;
  /** Which simulated call is running. */
  readonly busy: "log_in" | "sign_up" | null;
  /**
   * Signs in after a moment, on this device alone.
   *
   * Throws: "Login failed" when the browser cannot keep the session.
   */
  readonly logIn: (email: string) => Promise<void>;
  /** As `logIn`. Throws: "Signup failed". */
  readonly signUp: (given: SignUp) => Promise<void>;
  readonly logOut: () => void;
  /** Changes name or address of the signed-in user. */
  readonly rename: (changes: SignUp) => void;
  readonly reload: () => void;
};

/** Keeps who is signed in. No server is asked: any input is accepted. */
export const createSession = (setting: SessionSetting) =>
  createStore<Session>()((set, get) => {
    const { shelf, wait } = setting;
    const enter = async (busy: "log_in" | "sign_up", delay: number, given: SignUp, failure: string) => {
      set({ busy });
      try {
        await wait(delay);
        const user = userOf(given, setting);
        if (!writeStored(shelf, SESSION_KEY, user)) throw new Error(failure);
        set({ user });
      } catch {
        throw new Error(failure);
      } finally {
        set({ busy: null });
      }
    };
    return {
      user: load(shelf),
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
        shelf.removeItem(SESSION_KEY);
        set({ user: null });
      },
      rename: (changes) => {
        const { user } = get();
        if (!user) return;
        const renamed = { ...userOf(changes, setting), id: user.id };
        writeStored(shelf, SESSION_KEY, renamed);
        set({ user: renamed });
      },
      reload: () => set({ user: load(shelf) }),
    };
  });

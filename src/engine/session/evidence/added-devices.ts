import type { EvidenceProblem, SigningLine } from "../../../model/session/evidence.ts";
import type { LogEntry } from "../../../model/session/log-api.ts";
import type { SeenParty, SessionEvent } from "../../../model/session/session-event.ts";
import type { EntryRange } from "./between-signatures.ts";

/** A device that the first device of a seat added: ids and public key, and the positions in the log between which it acts. */
export type AddedDevice = EntryRange & { readonly id: string; readonly first: string; readonly publicKey: string };

type Line = Pick<SigningLine, "seq" | "event">;

type Known = {
  readonly entries: readonly LogEntry[];
  readonly lines: readonly Line[];
  /** The ids of devices by public key. */
  readonly idOf: ReadonlyMap<string, string>;
  /** The ids of the first devices: the founder's, and those that the signatures name. */
  readonly first: ReadonlySet<string>;
};

const listAfter = (devices: readonly AddedDevice[], author: string, { seq, event }: Line, known: Known) => {
  if (event.type === "add_device") {
    const id = known.idOf.get(event.device);
    const isNew = id !== undefined && !known.first.has(id) && devices.every((device) => device.id !== id);
    return isNew ? [...devices, { id, first: author, publicKey: event.device, from: seq, to: Infinity }] : devices;
  }
  if (event.type !== "remove_device") return devices;
  return devices.map((device) =>
    device.first === author && device.publicKey === event.device && device.to === Infinity
      ? { ...device, to: seq }
      : device,
  );
};

/** The devices that first devices have added, by the rules of a session: only they add or remove, and each key once. */
export const addedDevices = (known: Known): readonly AddedDevice[] => {
  let devices: readonly AddedDevice[] = [];
  for (const line of known.lines) {
    const { author } = known.entries[line.seq - 1]!.envelope;
    if (known.first.has(author)) devices = listAfter(devices, author, line, known);
  }
  return devices;
};

/** The device of that id as it was added, if it has a place at a position of the log. */
export const addedAt = (devices: readonly AddedDevice[], id: string, seq: number): AddedDevice | undefined =>
  devices.find((device) => device.id === id && device.from < seq && seq < device.to);

type Signature = Extract<SessionEvent, { readonly type: "signature" }>;

const areListed = (
  { device, others = [] }: SeenParty,
  seq: number,
  devices: readonly AddedDevice[],
  idOf: ReadonlyMap<string, string>,
): boolean => {
  const first = device === null ? null : idOf.get(device);
  const known = devices.filter((each) => each.first === first && each.from < seq && seq < each.to);
  return known.length === others.length && known.every(({ publicKey }, index) => publicKey === others[index]);
};

/**
 * Checks that each signature lists everyone's devices as they were at that position of the log. Otherwise someone could
 * add a device to another person's seat, or hide that a device was removed.
 */
export const checkListedDevices = (
  lines: readonly Line[],
  devices: readonly AddedDevice[],
  idOf: ReadonlyMap<string, string>,
): readonly EvidenceProblem[] =>
  lines.flatMap(({ seq, event }): readonly EvidenceProblem[] => {
    if (event.type !== "signature") return [];
    const { parties }: Signature = event;
    return parties.every((party) => areListed(party, seq, devices, idOf)) ? [] : [{ code: "parties_differ", seq }];
  });

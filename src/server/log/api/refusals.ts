import type { LogRefusalCode } from "../../../model/session/log-api.ts";
import { LOG_LIMITS } from "../../../model/session/log-limits.ts";

/** The HTTP status and the sentence of a refusal. */
export type RefusalResponse = {
  readonly status: 400 | 403 | 404 | 409 | 410 | 413 | 422 | 429 | 503 | 507;
  readonly message: string;
};

const { eventBytes, events, sessionBytes, blobBytes } = LOG_LIMITS;
const KILOBYTE = 1024;
const MEGABYTE = KILOBYTE * KILOBYTE;

/** Every reason for which the log service refuses a request. */
export const REFUSALS: Readonly<Record<LogRefusalCode, RefusalResponse>> = {
  malformed: {
    status: 400,
    message: "This server does not understand the request. Reload the page and try again.",
  },
  too_large: { status: 413, message: "The request is larger than this server accepts. Nothing was stored." },
  no_session: { status: 404, message: "There is no such session. Check that the link is complete." },
  wrong_capability: {
    status: 403,
    message: "This link does not open the session. Ask the person who sent it for a new one.",
  },
  session_exists: { status: 409, message: "Another session already has this address. Start a new session." },
  not_at_head: {
    status: 409,
    message: "Someone else acted before you, so your act was not recorded. Review what is new and try again.",
  },
  wrong_signature: { status: 422, message: "The entry is not signed by the device it names, so it was not recorded." },
  event_too_large: {
    status: 413,
    message: `An entry can have at most ${eventBytes / KILOBYTE} KB, so it was not recorded. Shorten the text, or attach it as a file.`,
  },
  too_many_events: {
    status: 409,
    message: `This session has ${events.toLocaleString("en-US")} entries, the most it can have. Continue in a new session.`,
  },
  session_full: {
    status: 409,
    message: `This session stores ${sessionBytes / MEGABYTE} MB, the most it can store. Continue in a new session.`,
  },
  blob_too_large: {
    status: 413,
    message: `A file can have at most ${blobBytes / MEGABYTE} MB, so it was not stored.`,
  },
  blob_exists: { status: 409, message: "Another file of this session already has this address. Upload it again." },
  no_blob: { status: 404, message: "This file is not stored, or not completely." },
  consent_missing: {
    status: 409,
    message: "A session is deleted only if everyone who took part in it agrees. Nothing was deleted.",
  },
  expired: { status: 410, message: "This session expired, and its content was deleted." },
  deleted: { status: 410, message: "The parties deleted this session." },
  too_many_streams: {
    status: 429,
    message: "Too many pages follow sessions from your network at the same time. This one checks for news less often.",
  },
  too_many_requests: {
    status: 429,
    message: "Too many requests arrive from your network at the same time. Try again in a minute.",
  },
  quota_sessions: {
    status: 429,
    message: "Too many sessions were started from your network today. Try again tomorrow.",
  },
  quota_bytes: { status: 429, message: "Too much was uploaded from your network today. Try again tomorrow." },
  storage_full: { status: 507, message: "The storage of this server is full. Nothing was recorded." },
  unavailable: {
    status: 503,
    message: "Sessions are unavailable at the moment. Try again in a minute; an act is never recorded twice.",
  },
};

import * as v from 'valibot';
import { accountNoMax } from '../limits/account';
import { keyKinds } from '../rules/accountNumber';
import {
  link,
  locale,
  market,
  nothing,
  packageName,
  shortText,
  text,
  time,
  typedLine,
  typedText,
  writtenDevice,
} from '../api/schemas';
import { taskReward } from '../tasks/task';

/**
 * The calls of the phone app's backend (bearer: `HOST_KEY`). They are no calls of the page: they lie beside `apiBase`,
 * and answer plain JSON without an envelope, `{error}` when they refuse.
 */

/**
 * A login that the backend has verified. A device id that is too short is refused (ENTRY-9); one that cannot tell phones
 * apart counts as none (PERSON-16, `rules/deviceId.ts`), because people who share it would be taken for one person. In
 * `sub` colons are reserved for made-up people.
 */
const loginBody = v.object({
  sub: v.pipe(v.string(), v.maxLength(255), v.regex(/^[\w.-]{1,255}$/)),
  email: text(200),
  name: typedText,
  avatar: v.optional(link, ''),
  market,
  locale: v.optional(locale),
  appPkgName: v.optional(packageName),
  uuid: v.optional(writtenDevice),
  /**
   * Verdict of the host's integrity check of phone and app (Play Integrity and the like); stored, and shown to
   * operators.
   */
  integrity: v.optional(text(200)),
  refCode: v.optional(shortText),
});

const loginReply = v.object({ token: text(200), userId: text(200) });

/** The games that run in the phone app; their rounds are reported by its backend. */
export const games = ['words', 'quiz'] as const;
export type Game = (typeof games)[number];

/** A round of a game that a person has finished (TASK-31). */
const roundBody = v.object({
  /** The person, by the id that their login was answered with. */
  userId: text(200),
  market,
  appPkgName: v.optional(packageName),
  game: v.picklist(games),
  /** The round's own id, unique for the person; it is paid once. */
  round: v.pipe(v.string(), v.maxLength(100), v.regex(/^[\w.:-]{1,100}$/)),
  /** When it was finished, ms since the epoch. */
  at: time,
});
export type RoundReport = v.InferOutput<typeof roundBody>;

/** Why a round is refused as a request (`error`), besides a body that does not fit. */
export const roundErrors = {
  unknownPerson: 'UNKNOWN PERSON',
  otherMarket: 'OTHER MARKET',
  unknownApp: 'UNKNOWN APP',
  badTime: 'BAD TIME',
} as const;

/** A wallet number that the backend has confirmed to be a person's, as by a code sent to it (ACCOUNT-20). */
const numberBody = v.object({
  /** The person, by the id that their login was answered with. */
  userId: text(200),
  market,
  accountNo: typedLine(accountNoMax),
  /** What the number is; needed only where it can be two things (ACCOUNT-16). */
  keyKind: v.optional(v.picklist(keyKinds)),
});
export type ConfirmedNumber = v.InferOutput<typeof numberBody>;

/** Why a confirmed number is refused (`error`), besides a body that does not fit. */
export const numberErrors = {
  unknownPerson: roundErrors.unknownPerson,
  otherMarket: roundErrors.otherMarket,
  badNumber: 'BAD NUMBER',
} as const;

export const hostCalls = {
  postLogins: {
    path: '/logins',
    summary: 'Open a session for a person whose login the backend has verified',
    body: loginBody,
    reply: loginReply,
  },
  postRounds: {
    path: '/rounds',
    summary: 'Pay a round of words or quiz, once under its id',
    body: roundBody,
    reply: taskReward,
  },
  postNumbers: {
    path: '/numbers',
    summary: "Confirm that a wallet number is a person's, so that they get it from an account that nobody uses",
    body: numberBody,
    reply: nothing,
  },
} as const;

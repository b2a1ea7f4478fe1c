import * as v from 'valibot';
import { accountNoMax } from '../limits/account';
import { keyKinds } from '../market/keyKinds';
import {
  type Meanings,
  described,
  link,
  locale,
  market,
  nothing,
  packageName,
  pick,
  shortText,
  text,
  time,
  typedLine,
  typedText,
  writtenDevice,
} from '../api/schemas';
import { taskMeanings, taskReward } from '../tasks/task';

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
  sub: described(
    v.pipe(v.string(), v.maxLength(255), v.regex(/^[\w.-]{1,255}$/)),
    "Who it is: Google's subject identifier. One `sub` is one person, in the market of their first login.",
  ),
  email: described(text(200), 'Their mail address.'),
  name: described(typedText, 'Their name, as the page shows it.'),
  avatar: v.optional(described(link, 'Address of their picture; empty: there is none.'), ''),
  market,
  locale: v.optional(
    described(
      locale,
      'Language of the person; without it, or with one of another market, the usual one of the market.',
    ),
  ),
  appPkgName: v.optional(described(packageName, 'The app; without it, that of the market.')),
  uuid: v.optional(writtenDevice),
  /**
   * Verdict of the host's integrity check of phone and app (Play Integrity and the like); stored, and shown to
   * operators.
   */
  integrity: v.optional(described(text(200), "Verdict of the host's check of phone and app; operators see it.")),
  refCode: v.optional(described(shortText, 'Invite code of who invited them; one that nobody has is ignored.')),
  newcomer: v.optional(
    described(
      v.boolean(),
      'False: log in only somebody who has an account here, and create nobody. So a backend of several installations finds whose person it is.',
    ),
  ),
});

/** Why a login is refused as a request (`error`), besides a body that does not fit. */
const loginMeanings = {
  'MALFORMED REQUEST: uuid':
    'Where the server wants phones to be told apart (`DEVICE_REQUIRED`): the id is missing, tells no phones apart, or is that of too many people.',
  'UNKNOWN PERSON': 'With `newcomer` false: nobody here has this login.',
  'OTHER MARKET':
    'The market, or that of the first login of this `sub`, has an installation of its own: ask that one. Nobody was created.',
};

const loginReply = v.object({
  token: described(text(200), 'What the phone app hands to the page. It has at least 51 characters.'),
  userId: described(text(200), 'Id by which these calls and the ad networks name the person.'),
});

/** The games that run in the phone app; their rounds are reported by its backend. */
export const games = ['words', 'quiz'] as const;
export type Game = (typeof games)[number];

/** A round of a game that a person has finished (TASK-31). */
const roundBody = v.object({
  userId: described(text(200), 'The person, by the id that their login was answered with.'),
  market,
  appPkgName: v.optional(packageName),
  game: described(v.picklist(games), 'The game.'),
  round: described(
    v.pipe(v.string(), v.maxLength(100), v.regex(/^[\w.:-]{1,100}$/)),
    "The round's own id, unique for the person; it is paid once.",
  ),
  at: described(time, 'When it was finished: at most 24 hours ago.'),
});
export type RoundReport = v.InferOutput<typeof roundBody>;

/** Why a round is refused as a request (`error`), besides a body that does not fit. */
export const roundErrors = {
  unknownPerson: 'UNKNOWN PERSON',
  otherMarket: 'OTHER MARKET',
  unknownApp: 'UNKNOWN APP',
  badTime: 'BAD TIME',
} as const;

export const roundMeanings: Meanings<typeof roundErrors> = {
  'UNKNOWN PERSON': 'Nobody has this id, or they were deleted.',
  'OTHER MARKET': 'The person is of another market.',
  'UNKNOWN APP': 'The app is none of this market.',
  'BAD TIME': 'The round was finished more than 24 hours ago, or is more than a minute ahead.',
};

/** A wallet number that the backend has confirmed to be a person's, as by a code sent to it (ACCOUNT-20). */
const numberBody = v.object({
  userId: described(text(200), 'The person, by the id that their login was answered with.'),
  market,
  accountNo: described(typedLine(accountNoMax), 'The number.'),
  keyKind: v.optional(described(v.picklist(keyKinds), 'What the number is; needed only where it can be two things.')),
});
export type ConfirmedNumber = v.InferOutput<typeof numberBody>;

/** Why a confirmed number is refused (`error`), besides a body that does not fit. */
export const numberErrors = {
  unknownPerson: roundErrors.unknownPerson,
  otherMarket: roundErrors.otherMarket,
  badNumber: 'BAD NUMBER',
} as const;

export const numberMeanings: Meanings<typeof numberErrors> = {
  'UNKNOWN PERSON': roundMeanings['UNKNOWN PERSON'],
  'OTHER MARKET': roundMeanings['OTHER MARKET'],
  'BAD NUMBER': 'Nothing can be paid to this number in this market, or it can be two things and `keyKind` is missing.',
};

/**
 * `errors`: what each word of `error` means that comes with HTTP status 400, besides a body that does not fit. `infos`:
 * what each word of the reply's `info` means. `reused`: what HTTP status 409 says of a call whose id can be used for
 * something else.
 */
export const hostCalls = {
  postLogins: {
    path: '/logins',
    summary: 'Open a session for a person whose login the backend has verified',
    description:
      "The first login of a `sub` creates the person; a later one opens another session and changes neither name, picture, language nor market. The page never makes this call: a backend that replaces ours needs it only where the phone app's backend is to log people in this way.",
    errors: loginMeanings,
    infos: {},
    reused: undefined,
    body: loginBody,
    reply: loginReply,
  },
  postRounds: {
    path: '/rounds',
    summary: 'Pay a round of words or quiz, once under its id',
    description:
      "Pays a round that the phone app's backend has seen to its end; the same round gets the same answer. A refusal (`status` other than 1) pays nothing; LATER and CLOSED may be reported again.",
    errors: roundMeanings,
    infos: pick(taskMeanings, 'LIMIT', 'LATER', 'NOT AVAILABLE', 'CLOSED', 'DUP USER', 'ALREADY PAID'),
    reused: 'The id was used for a round of the other game',
    body: roundBody,
    reply: taskReward,
  },
  postNumbers: {
    path: '/numbers',
    summary: "Confirm that a wallet number is a person's, so that they get it from an account that nobody uses",
    description:
      "Says that a number is a person's, as by a code that was sent to it. Repeating it changes nothing. The answer is an empty object.",
    errors: numberMeanings,
    infos: {},
    reused: undefined,
    body: numberBody,
    reply: nothing,
  },
} as const;

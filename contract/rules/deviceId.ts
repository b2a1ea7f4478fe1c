import { tokenLongerThan } from '../limits/login';
import { plainDevice } from '../text/plainText';

/**
 * Ids of phones come from other programs, which have stand-ins for an id that they could not read. Whoever has such a
 * stand-in shares it with thousands, so it counts as no id (PERSON-16).
 */

const longest = 200;

/** Words that programs write where an id is missing, also several in a row, and a version's single digit. */
const words = [
  'unknown',
  'undefined',
  'null',
  'none',
  'nil',
  'nan',
  'na',
  'no',
  'not',
  'empty',
  'zero',
  'true',
  'false',
  'available',
  'unavailable',
  'permission',
  'denied',
  'restricted',
  'disabled',
  'hidden',
  'invalid',
  'error',
  'default',
  'test',
  'testing',
  'dummy',
  'sample',
  'example',
  'placeholder',
  'fake',
  'anonymous',
  'guest',
  'user',
  'android',
  'device',
  'id',
  'uuid',
  'udid',
  'imei',
  'serial',
  'number',
  'generic',
  'google',
  'string',
  'object',
  'emulator',
  'simulator',
  'sdk',
  'goldfish',
  'ranchu',
  'robolectric',
  'genymotion',
  'x86',
  'deadbeef',
  'cafebabe',
  'baadf00d',
  'badc0ffee',
  'qwertyuiop',
  'asdfghjkl',
  'zxcvbnm',
];
const onlyWords = new RegExp(`^(?:${words.join('|')}|\\d(?!\\d))+$`);

/** Ids that whole series of phones and emulators have. */
const known = new Set([
  // The id of Android 2.2 phones of several makers, and of its emulators.
  '9774d56d682e549c',
  'e21833235b6eef10',
  // Numbers of emulators: phone, card, subscriber; and the IMEI of a series.
  '89014103211118510720',
  '310260000000000',
  '004999010640000',
]);
const emulators = /^(?:1555521\d{4}|emulator\d{4})$/;

/** The number of a build of Android (`TP1A.220624.014`), alone or in the fingerprint of a system. */
const build = /(?:^|[^a-z0-9])[a-z]{2}[a-z0-9]{2}\.\d{6}\.\d{3}(?![0-9])/;

/** Which sign follows which where somebody counts; after the last one the first. */
const followers = ['0123456789', '1234567890', '0123456789abcdef', 'abcdefghijklmnopqrstuvwxyz'].flatMap((row) =>
  [...row].map((sign, place) => sign + row.charAt((place + 1) % row.length)),
);
const next = new Set([...followers, '91']);

/** Whether nearly every sign is followed by the next one. Of digits with letters it begins where one begins to count. */
function countsUp(signs: string): boolean {
  if (/\d/.test(signs) && /[a-z]/.test(signs) && !/^[01]/.test(signs)) return false;
  const pairs = [...signs].slice(1).map((sign, place) => signs.charAt(place) + sign);
  return pairs.filter((pair) => next.has(pair)).length >= 0.8 * pairs.length;
}
const counts = (signs: string): boolean => countsUp(signs) || countsUp([...signs].reverse().join(''));

/** The shortest part of which the text is a repetition; the text itself when it is none. */
const unitOf = (signs: string): string => signs.slice(0, (signs + signs).indexOf(signs, 1));

/** Fewer different signs than this are no id: `0000000000000000`, `02:00:00:00:00:00`, `…0001`. */
const signsLeast = 4;
/** A part that is shorter than this and only repeated is no id. */
const unitLeast = 8;

/** Whether an id in its canonical form can tell one phone from another. */
function tellsPhonesApart(id: string): boolean {
  const signs = id.replace(/[^\p{L}\p{N}]/gu, '');
  const unit = unitOf(signs);
  return !(
    new Set(signs).size < signsLeast ||
    unit.length < unitLeast ||
    known.has(signs) ||
    emulators.test(signs) ||
    onlyWords.test(signs) ||
    counts(unit) ||
    // Each sign written twice or more: `00:11:22:33:44:55`.
    counts(unit.replace(/(.)\1+/gu, '$1')) ||
    build.test(id) ||
    // How the server writes down phones of people who are gone.
    id.startsWith('gone/')
  );
}

/** A hash of 32 hexadecimal digits and a UUID with its dashes are one: it is written as a UUID. */
const asUuid = (id: string): string =>
  id.replace(/^([\da-f]{8})([\da-f]{4})([\da-f]{4})([\da-f]{4})([\da-f]{12})$/, '$1-$2-$3-$4-$5');

/**
 * The one form of a phone's id (PERSON-16), in which it is stored and compared: whatever its case, dashes, spaces and
 * unseen characters. Undefined for what cannot tell phones apart: it counts as no id.
 */
export function deviceIdOf(written: string): string | undefined {
  const bare = plainDevice(written).replaceAll('-', '');
  if (bare.length <= tokenLongerThan || bare.length > longest) return undefined;
  const id = asUuid(bare);
  return tellsPhonesApart(id) ? id : undefined;
}

/**
 * How the id was written before there was one form, where it differs and is known: marks of phones were made of that
 * (`server/domain/people/phones.ts`).
 */
export const formerDeviceId = (id: string): string | undefined => {
  const bare = id.replaceAll('-', '');
  return bare === id ? undefined : bare;
};

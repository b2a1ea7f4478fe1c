import type { PersonKey } from '@tally/contract/operator/personCard';
import { readLine } from '@tally/contract/text/typedText';

/** What somebody looks for: what it can be, the likeliest first, and its value; nothing: it is no number or id. */
export interface Sought {
  readonly keys: readonly PersonKey[];
  readonly value: string;
}

/** What a value can be, by its form; the first that fits. */
const forms: readonly (readonly [RegExp, readonly PersonKey[]])[] = [
  // As a person's card has it: a UUID, or another long hexadecimal id.
  [/^[\da-f]{8}(?:-[\da-f]{4}){3}-[\da-f]{12}$/i, ['phone']],
  [/^(?=\d*[a-f])[\da-f]{16,64}$/i, ['phone']],
  // What is shown of an account: `08••••12`, `OVO 08**12`, `****3412`, `b••••@••••.br`.
  [/[•*]/, ['masked']],
  [/^\S+@\S+$/, ['account']],
  // Numbers of users and of withdrawals look alike, and are shorter than those of accounts.
  [/^[1-9]\d{0,8}$/, ['user', 'withdrawal']],
  [/^[1-9]\d{9,14}$/, ['account', 'user', 'withdrawal']],
  [/^\+?[\d\s().-]{8,}$/, ['account']],
];

/** Recognises a number of a user, a withdrawal or an account, a masked account, or the id of a phone (OPS-72). */
export function personKeysOf(typed: string): Sought {
  const line = readLine(typed);
  const [, user] = /^#\s?(\d{1,15})$/.exec(line) ?? [];
  if (user !== undefined) return { keys: ['user'], value: user };
  return { keys: forms.find(([form]) => form.test(line))?.[1] ?? [], value: line };
}

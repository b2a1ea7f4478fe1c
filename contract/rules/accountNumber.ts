import type { KeyKind } from '../market/keyKinds';
import { accountNoLength, accountNoMin } from '../limits/account';
import type { Market } from '../market/codes';
import { plainNumber } from '../text/plainText';
import { isCpf } from './cpf';
import { isKnownBeginning, nationalNumber } from './numberPlans';

/**
 * Why a number is refused: too few digits, too many, other characters than digits, a beginning that no mobile number
 * has, cannot exist, or is no mail address.
 */
export type AccountNoProblem = 'short' | 'long' | 'digits' | 'prefix' | 'invalid' | 'mail';

/** A wallet number as it leaves the system: its one canonical form, and its kind (ACCOUNT-15). */
export interface AccountKey {
  readonly no: string;
  readonly kind: KeyKind;
}

/** What stands before a national mobile number, and how that begins; Brazil's may be a CPF, which begins anyhow. */
const mobileBeginning = { id: /^(?:0|62)+(?=8)/, ph: /^(?:0|63)*(?=[89])/ } as const;

const mobilePrefix: Record<Market, string> = { id: '0', ph: '0', br: '+55' };

/** Maximum length of a mail address as a Pix key. */
const mailMax = 77;
/**
 * A mail address: ASCII, a local part that begins with a letter, a digit or `_` (so that no program takes it for a
 * formula) and has no `=`, and a domain of at least two labels. `accountNoSql` has the same pattern.
 */
const mailAddress =
  /^[a-z0-9_][a-z0-9!#$%&'*+/?^_`{|}~-]*(?:\.[a-z0-9!#$%&'*+/?^_`{|}~-]+)*@(?:[a-z0-9](?:[a-z0-9-]{0,61}[a-z0-9])?\.)+[a-z][a-z0-9-]{0,61}[a-z0-9]$/;

/**
 * The keys that a written wallet number can be: none when it is refused; two for eleven Brazilian digits that are both
 * a mobile number and a CPF, of which only the person knows which they mean (ACCOUNT-16).
 */
export function accountKeys(written: string, market: Market): readonly AccountKey[] {
  const no = plainNumber(written);
  if (no.includes('@'))
    return market === 'br' && no.length <= mailMax && mailAddress.test(no) ? [{ no, kind: 'MAIL' }] : [];
  const national = nationalNumber(no, market);
  return [
    ...(national === undefined ? [] : [{ no: `${mobilePrefix[market]}${national}`, kind: 'PHONE' as const }]),
    ...(market === 'br' && isCpf(no) ? [{ no, kind: 'CPF' as const }] : []),
  ];
}

/**
 * The key that is meant: the one of this kind, or the only one there is. Undefined when the number is refused, when it
 * is none of this kind, and when it can be two and no kind is given.
 */
export function accountKeyOf(written: string, market: Market, kind?: KeyKind | null): AccountKey | undefined {
  const keys = accountKeys(written, market);
  return kind ? keys.find((key) => key.kind === kind) : keys.length === 1 ? keys[0] : undefined;
}

/**
 * Whether a number is a mobile number that no operator is known to have: it may be one of a new operator, or a slip, so
 * its owner is asked (ACCOUNT-19).
 */
export function isUnknownNumber({ no, kind }: AccountKey, market: Market): boolean {
  const national = kind === 'PHONE' ? nationalNumber(plainNumber(no), market) : undefined;
  return national !== undefined && !isKnownBeginning(national, market);
}

/**
 * Why an account number is refused, in any spelling; undefined when it is accepted. Indonesia: a mobile number, digits
 * only, at least 9, beginning with `08` or the country code (ACCOUNT-7). The Philippines: a mobile number, digits only,
 * at least 10, and as many as a mobile number has (ACCOUNT-8). Brazil: a mail address, or at least 11 digits that are a
 * mobile number or a CPF (ACCOUNT-9).
 */
export function accountNoProblem(written: string, market: Market): AccountNoProblem | undefined {
  if (accountKeys(written, market).length > 0) return undefined;
  const no = plainNumber(written);
  if (market === 'br' && no.includes('@')) return 'mail';
  if (no.length < accountNoMin[market]) return 'short';
  if (!/^\d+$/.test(no)) return 'digits';
  if (market === 'br') return 'invalid';
  if (!mobileBeginning[market].test(no)) return 'prefix';
  const { min, max } = accountNoLength[market];
  // As it is dialled within the country, with one 0.
  const { length } = no.replace(mobileBeginning[market], '0');
  return length < min ? 'short' : length > max ? 'long' : 'invalid';
}

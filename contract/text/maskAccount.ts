import { plainNumber } from './plainText';

const dots = '••••';

/**
 * Masks an e-wallet number: enough for its owner to recognise it, too little for anyone to guess it (ACCOUNT-18):
 * `08••••90`, `m••••@••••.br`. The number of dots does not tell its length.
 */
export function maskAccount(written: string): string {
  const no = plainNumber(written);
  if (no.includes('@')) return `${no.charAt(0)}${dots}@${dots}${/\.[^.]*$/.exec(no)?.[0] ?? ''}`;
  return no.length < 8 ? dots : `${no.slice(0, 2)}${dots}${no.slice(-2)}`;
}

/** The mask of a number; nothing in place of one that is not there, or was forgotten. */
export const maskIfAny = (written: string): string => (written === '' ? '' : maskAccount(written));

const dots = '••••';

/**
 * Masks an account number so that only its owner recognises it: `0812••••789`. The number of dots does not reveal its
 * length. An email address keeps its first two letters and its domain.
 */
export function maskAccount(account: string): string {
  const at = account.indexOf('@');
  if (at >= 0) return `${account.slice(0, Math.max(0, Math.min(2, at - 1)))}${dots}${account.slice(at)}`;
  return account.length < 9
    ? `${dots}${account.slice(4).slice(-3)}`
    : `${account.slice(0, 4)}${dots}${account.slice(-3)}`;
}

import { apkSizeMax, operatorKeyLongerThan, opsDays, opsPays } from '@tally/contract/limits';
import { opsAmount, type Market } from '@tally/contract/market';

/** "Ops key longer than 7 characters" (OPS-1). */
export const isOperatorKey = (key: string): boolean => key.trim().length > operatorKeyLongerThan;

/** `day` of everybody, beside the hours of new users. */
export const everybody = 2;

export interface Preset {
  /** -1, 0, 1: who joined within 1 h, 8 h, 1 day; 2: everybody. */
  day: number;
  pay: 1 | 2;
  market: Market;
  /** In the market's currency. */
  amount: number;
}

const presets = (market: Market, days: readonly number[]): Preset[] =>
  days.flatMap((day) => opsPays.map((pay) => ({ day, pay, market, amount: opsAmount[market] })));

/**
 * "Preset operation buttons use amount 20000, day -1, 0 or 1 (1 h, 8 h, 1 day of new users) and pay 1 or 2". 20000 is
 * Indonesia's amount: each market has presets of its own, in its money.
 */
export const newUserPresets = (market: Market): Preset[] => presets(market, opsDays);
/** The same for all users. */
export const allUserPresets = (market: Market): Preset[] => presets(market, [everybody]);

/** What an operator typed to name people: '' is everybody; undefined can't be meant, and must not become everybody. */
export function userIdsIn(typed: string): string | undefined {
  const ids = typed.replace(/\s+/g, ' ').trim();
  if (ids === '') return '';
  return /^\d{1,15}( ?, ?\d{1,15})*$/.test(ids) && ids.length <= 2000 ? ids.replaceAll(' ', '') : undefined;
}

/** A Java class name: relative to the package, or fully qualified. */
const className = /^\.?[A-Za-z][\w$]*(\.[\w$]+)*$/;

/** What an operator typed about a downloaded app. An empty field is left out; `problem` names the field that can't be meant. */
export function adAppFacts(typed: {
  className: string;
  size: string;
}): { facts: { appClassName?: string; apkSize?: number } } | { problem: 'className' | 'size' } {
  const [name, size] = [typed.className.trim(), typed.size.trim()];
  if (name !== '' && !(className.test(name) && name.length <= 200)) return { problem: 'className' };
  if (size !== '' && !(/^\d{1,11}$/.test(size) && Number(size) <= apkSizeMax)) return { problem: 'size' };
  return { facts: { ...(name !== '' && { appClassName: name }), ...(size !== '' && { apkSize: Number(size) }) } };
}

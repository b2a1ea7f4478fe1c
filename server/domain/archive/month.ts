import { StartError } from '../../runtime/startError';

/** A month (UTC) of the ledger: its name (`2024-01`), its first moment and that of the next one, ms since the epoch. */
export interface Month {
  readonly name: string;
  readonly from: number;
  readonly until: number;
}

/** The month of a moment, or one that is so many months after it (before it, if negative). */
export function monthOf(at: number, months = 0): Month {
  const date = new Date(at);
  const first = (more: number) => Date.UTC(date.getUTCFullYear(), date.getUTCMonth() + months + more);
  return { name: new Date(first(0)).toISOString().slice(0, 7), from: first(0), until: first(1) };
}

/**
 * Reads a month's name.
 *
 * @throws {StartError} when it is none
 */
export function parseMonth(name: string | undefined): Month {
  const at = name !== undefined && /^\d{4}-(?:0[1-9]|1[0-2])$/.test(name) ? Date.parse(`${name}-01T00:00Z`) : NaN;
  if (Number.isNaN(at)) throw new StartError('Say the month as in 2024-01.');
  return monthOf(at);
}

/** The name of the month's table while it is part of the ledger, and while it is out of it and not dropped yet. */
export const partOf = ({ name }: Month): string => `transfers_${name.replace('-', '_')}`;
export const detachedOf = ({ name }: Month): string => `archived_${name.replace('-', '_')}`;

import { currencies } from '@tally/contract/market/money';

/** What a cell of the file holds; null: nothing is known. */
export type Cell = string | number | boolean | null;

/** A value of a row, as the database returns it. */
export type Value = string | number | boolean | null;

/** How a column of the database stands in the file: under which name, and written how. */
export interface Field {
  readonly name: string;
  readonly write: (value: Value) => Cell;
}

const dayText = (day: number): string =>
  `${Math.floor(day / 10_000)}-${String(Math.floor(day / 100) % 100).padStart(2, '0')}-${String(day % 100).padStart(2, '0')}`;

/** A text, a number or a yes or no, as it is. */
export const plain = (name: string): Field => ({ name, write: (value) => value });

/** A moment (ms since the epoch), in ISO 8601. The database's 0 is none. */
export const time = (name: string): Field => ({
  name,
  write: (value) => (typeof value === 'number' && value > 0 ? new Date(value).toISOString() : null),
});

/** A day of the market (yyyymmdd), in ISO 8601. The database's 0 is none. */
export const day = (name: string): Field => ({
  name,
  write: (value) => (typeof value === 'number' && value > 0 ? dayText(value) : null),
});

/** Money in minor units, named so; its currency stands in the same row. */
export const money = (name: string): Field => plain(`${name}InMinorUnits`);

/** A status, by its word in the contract; the number itself where there is no word for it. */
export function word(name: string, numbers: Readonly<Record<string, number>>): Field {
  const words = new Map(Object.entries(numbers).map(([key, number]) => [number, key]));
  return { name, write: (value) => (typeof value === 'number' ? (words.get(value) ?? value) : value) };
}

/** A table of which the person's rows are in the file. Every column of it has a field, or a reason to be left out. */
export interface Exported {
  readonly kind: 'exported';
  /** The name of its part of the file. */
  readonly part: string;
  /** Condition on the table's row `t` by which it is the person's, whose id is `:person`. */
  readonly where: string;
  readonly order: string;
  readonly fields: Readonly<Record<string, Field>>;
  /** Columns that are not in the file, with the reason. */
  readonly leftOut: Readonly<Record<string, string>>;
  /** SQL of the currency of the row's money, if the table has money and no column for it. */
  readonly currency?: string;
}

/** A table that knows something of people and is not in the file; the file says why. */
export interface Withheld {
  readonly kind: 'withheld';
  readonly what: string;
  readonly reason: string;
}

/** A table that knows nothing of anybody who downloads their data. */
export interface Nobodys {
  readonly kind: 'nobodys';
  readonly reason: string;
}

export type OwnTable = Exported | Withheld | Nobodys;

/** SQL of the currency of a market, over the person's row. */
export const marketCurrency = `(select case u.market ${Object.entries(currencies)
  .map(([market, currency]) => `when '${market}' then '${currency}'`)
  .join(' ')} end from users u where u.id = :person)`;

import type { Market } from '@tally/contract/market/codes';
import { currencies, minorDigits } from '@tally/contract/market/money';
import type { Sql } from '../../../db/db';
import { statement } from '../../../db/statement';
import type { Cell, Exported, Value } from './field';
import { ownDataTables } from './ownDataTables';

/** A row of the file: field name -> value. */
export type OwnRow = Readonly<Record<string, Cell>>;

/** A part of the file: all rows have the same fields, in the same order. */
export interface OwnPart {
  readonly name: string;
  readonly fields: readonly string[];
  readonly rows: readonly OwnRow[];
}

/** Name of the field with the currency of a row's money. */
const currencyName = 'currency';

/** The person's rows of one table. */
function rowsOf(table: string, { where, order, fields, currency }: Exported) {
  const selected = [
    ...Object.keys(fields).map((column) => `t.${column}`),
    ...(currency === undefined ? [] : [`${currency} as ${currencyName}`]),
  ];
  return statement(
    { person: 'bigint' },
    `
with t as materialized (select * from ${table} t where ${where})
select ${selected.join(', ')} from t order by ${order}`,
  );
}

/** The tables in the file, each with the statement that reads it. */
const exportedTables = Object.entries(ownDataTables).flatMap(([table, how]) =>
  how.kind === 'exported' ? [{ exported: how, rows: rowsOf(table, how) }] : [],
);

/** A part of the file: the person's rows of one table. */
async function partOf(
  sql: Sql,
  { exported, rows: read }: (typeof exportedTables)[number],
  userId: number,
): Promise<OwnPart> {
  const { part, fields, currency } = exported;
  const columns = Object.entries(fields);
  const found = await sql.query<Record<string, Value>>(...read({ person: userId }));
  const rows = found.map((row) =>
    Object.fromEntries([
      ...columns.map(([column, { name, write }]): [string, Cell] => [name, write(row[column] ?? null)]),
      ...(currency === undefined ? [] : [[currencyName, row[currencyName] ?? null] as const]),
    ]),
  );
  const names = columns.map(([, { name }]) => name);
  return { name: part, fields: currency === undefined ? names : [...names, currencyName], rows };
}

/** What is not in the file, and why (OWN-4). */
function notIncluded(): OwnPart {
  const rows = Object.entries(ownDataTables).flatMap(([table, how]): OwnRow[] => {
    if (how.kind === 'withheld') return [{ what: how.what, why: how.reason }];
    if (how.kind === 'nobodys') return [];
    return Object.entries(how.leftOut).map(([column, reason]) => ({
      what: `${how.part}: ${table}.${column}`,
      why: reason,
    }));
  });
  return { name: 'notIncluded', fields: ['what', 'why'], rows };
}

/** What the file is, and how its amounts and times are written (OWN-3). */
function about(market: Market, now: number): OwnPart {
  const one = 10 ** minorDigits[market];
  const rows = Object.entries({
    madeAt: new Date(now).toISOString(),
    times: 'ISO 8601, in UTC; days are those of the market',
    money: `in minor units: ${one} of them ${one === 1 ? 'is' : 'are'} 1 ${currencies[market]}; COIN and GIFT are counted`,
    empty: 'not known, or not yet',
  }).map(([what, value]) => ({ what, value }));
  return { name: 'about', fields: ['what', 'value'], rows };
}

/** All that is kept about a person, part by part (OWN-1). The caller has locked their balances. */
export async function gatherOwnData(
  sql: Sql,
  { id, market }: { readonly id: number; readonly market: Market },
  now: number,
): Promise<readonly OwnPart[]> {
  const parts: OwnPart[] = [];
  for (const each of exportedTables) parts.push(await partOf(sql, each, id));
  return [about(market, now), ...parts, notIncluded()];
}

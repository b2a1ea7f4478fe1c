import { recordsMax } from '@tally/contract/limits/income';
import type { Income, IncomeRecord, RecordType } from '@tally/contract/wallet/income';
import type { Sql } from '../../db/db';
import { totalIncome } from '../ledger/ledger';
import { toWire } from '../ledger/money';
import type { Person } from '../people/person';

export const incomeOf = (person: Person): Income => ({
  coin: person.coin,
  cash: toWire(person.cash, person.market),
  totalIncome: toWire(totalIncome(person), person.market),
  debt: toWire(person.debt, person.market),
});

/** One statement per account, because each account has a partial index of exactly its rows. */
const recordStatements = {
  coin: `source = 'coin' or target = 'coin'`,
  cash: `source = 'cash' or target = 'cash'`,
  gift: `source = 'gift' or target = 'gift'`,
} as const;

/** The latest income records of an account. */
export async function recordsOf(
  sql: Sql,
  person: Pick<Person, 'id' | 'market'>,
  account: keyof typeof recordStatements,
): Promise<IncomeRecord[]> {
  const rows = await sql.query<{ type: RecordType; amount: number; date: number }>(
    `select kind as type, amount, at as date
     from transfers
     where user_id = $1 and (${recordStatements[account]})
     order by id desc
     limit ${recordsMax}`,
    [person.id],
  );
  return account === 'cash' ? rows.map((row) => ({ ...row, amount: toWire(row.amount, person.market) })) : rows;
}

import { recordsMax } from '@tally/contract/limits/income';
import type { Income, IncomeRecord, RecordType } from '@tally/contract/wallet/income';
import type { Sql } from '../../db/db';
import { statement } from '../../db/statement';
import { totalIncome } from '../ledger/ledger';
import { toWire } from '../ledger/money';
import type { Person } from '../people/person';

export const incomeOf = (person: Person): Income => ({
  coin: person.coin,
  cash: toWire(person.cash, person.market),
  totalIncome: toWire(totalIncome(person), person.market),
  debt: toWire(person.debt, person.market),
});

const latestRecords = (account: string) =>
  statement(
    { person: 'bigint' },
    `
select kind as type, amount, at as date
from transfers
where user_id = :person and (source = '${account}' or target = '${account}')
order by id desc
limit ${recordsMax}`,
  );

/** One statement per account, because each account has a partial index of exactly its rows. */
const recordStatements = {
  coin: latestRecords('coin'),
  cash: latestRecords('cash'),
  gift: latestRecords('gift'),
} as const;

/** The latest income records of an account. */
export async function recordsOf(
  sql: Sql,
  person: Pick<Person, 'id' | 'market'>,
  account: keyof typeof recordStatements,
): Promise<IncomeRecord[]> {
  const rows = await sql.query<{ type: RecordType; amount: number; date: number }>(
    ...recordStatements[account]({ person: person.id }),
  );
  return account === 'cash' ? rows.map((row) => ({ ...row, amount: toWire(row.amount, person.market) })) : rows;
}

import { recordsMax } from '@tally/contract/limits/income';
import type { Income, IncomeRecord, RecordType } from '@tally/contract/wallet/income';
import type { Sql } from '../../db/db';
import { statement } from '../../db/statement';
import { totalIncome } from '../ledger/ledger';
import { toWire } from '../ledger/money';
import { readNewest } from '../ledger/newest';
import type { LedgerSpan } from '../ledger/newest';
import type { Person } from '../people/person';

export const incomeOf = (person: Person): Income => ({
  coin: person.coin,
  cash: toWire(person.cash, person.market),
  totalIncome: toWire(totalIncome(person), person.market),
  debt: toWire(person.debt, person.market),
});

const latestRecords = (account: string, span: LedgerSpan) =>
  statement(
    { person: 'bigint' },
    `
select kind as type, amount, at as date
from ${span}
where user_id = :person and (source = '${account}' or target = '${account}')
order by id desc
limit ${recordsMax}`,
  );

/** One statement per account, because each account has a partial index of exactly its rows. */
const statementsIn = (span: LedgerSpan) =>
  ({
    coin: latestRecords('coin', span),
    cash: latestRecords('cash', span),
    gift: latestRecords('gift', span),
  }) as const;
const recordStatements = {
  recent_transfers: statementsIn('recent_transfers'),
  transfers: statementsIn('transfers'),
} as const;

/** The latest income records of an account. */
export async function recordsOf(
  sql: Sql,
  person: Pick<Person, 'id' | 'market'>,
  account: keyof ReturnType<typeof statementsIn>,
): Promise<IncomeRecord[]> {
  const rows = await readNewest(recordsMax, (span) =>
    sql.query<{ type: RecordType; amount: number; date: number }>(
      ...recordStatements[span][account]({ person: person.id }),
    ),
  );
  return account === 'cash' ? rows.map((row) => ({ ...row, amount: toWire(row.amount, person.market) })) : rows;
}

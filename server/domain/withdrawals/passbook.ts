import { passbookDays } from '@tally/contract/limits/passbook';
import type { AccountType } from '@tally/contract/market/wallets';
import { passbookStatus } from '@tally/contract/wallet/withdraw';
import type { PassbookEntry } from '@tally/contract/wallet/withdraw';
import type { Sql } from '../../db/db';
import { dayBefore } from '../shared/days';
import { toWire } from '../ledger/money';
import type { Person } from '../people/person';

const statusWords: Readonly<Record<number, string>> = {
  [passbookStatus.pending]: 'PAYING',
  [passbookStatus.paid]: 'PAID',
  [passbookStatus.failed]: 'FAILED',
};

/** Withdrawals of the last 15 days, the newest first; pending ones are always included. */
export async function passbookOf(sql: Sql, person: Person, now: number): Promise<PassbookEntry[]> {
  const from = dayBefore(now, person.market, passbookDays - 1);
  const rows = await sql.query<{ amount: number; status: number; date: number; type: AccountType }>(
    `select amount, status, at as date, type
     from withdrawals
     where user_id = $1 and (day >= $2 or status = 1)
     order by id desc
     limit 100`,
    [person.id, from],
  );
  return rows.map(({ amount, status, date, type }) => ({
    amount: toWire(amount, person.market),
    status,
    status_msg: statusWords[status] ?? '',
    date,
    account_type: type,
  }));
}

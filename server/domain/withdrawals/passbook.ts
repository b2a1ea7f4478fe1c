import { passbookDays } from '@tally/contract/limits/passbook';
import { dayMs } from '@tally/contract/limits/time';
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

interface Row {
  readonly id: number;
  readonly amount: number;
  readonly status: number;
  readonly date: number;
  readonly type: AccountType;
  readonly returned: number;
  readonly cameBack: number;
}

/** What became of it, in the word of `status_msg`; of a payment that came back, whether all of it did. */
const stateOf = ({ status, returned }: Pick<Row, 'status' | 'returned'>): string =>
  returned === 0 ? (statusWords[status] ?? '') : status === passbookStatus.paid ? 'PART CAME BACK' : 'CAME BACK';

/**
 * Withdrawals of the last 15 days, the newest first; pending ones are always included, and those whose payment came
 * back in these days (PASSBOOK-6).
 */
export async function passbookOf(sql: Sql, person: Person, now: number): Promise<PassbookEntry[]> {
  const from = dayBefore(now, person.market, passbookDays - 1);
  const rows = await sql.query<Row>(
    `select id, amount, status, at as date, type, coalesce(returned_at, 0) as returned,
            came_back as "cameBack"
     from withdrawals
     where user_id = $1 and (day >= $2 or status = 1 or returned_at >= $3)
     order by id desc
     limit 100`,
    [person.id, from, now - passbookDays * dayMs + 1],
  );
  return rows.map(({ id, amount, status, date, type, returned, cameBack }) => ({
    id,
    amount: toWire(amount, person.market),
    status,
    status_msg: stateOf({ status, returned }),
    date,
    account_type: type,
    returned,
    returned_amount: toWire(cameBack, person.market),
  }));
}

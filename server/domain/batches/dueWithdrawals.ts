import type { Market } from '@tally/contract/market/codes';
import { currencies } from '@tally/contract/market/money';
import { accountKeyOf } from '@tally/contract/rules/accountNumber';
import type { KeyKind } from '@tally/contract/market/keyKinds';
import type { Sql } from '../../db/db';
import { statement } from '../../db/statement';
import { pending } from '../../db/states';
import { clawbackWaits, goesToInvalid } from '../account/accountStatus';
import type { Payable } from './batchFile';

interface Due {
  readonly id: number;
  readonly userId: number;
  readonly amount: number;
  readonly type: string;
  readonly no: string;
  readonly kind: KeyKind | null;
  readonly name: string;
  readonly at: number;
}

/**
 * What a file may hold of a market: not with the provider, of nobody who is frozen, to no account that is invalid,
 * and nothing that a clawback may still take.
 */
const due = (which: string) => `
select w.id, w.user_id as "userId", w.amount, w.type, w.no, w.key_kind as kind, w.at,
  coalesce((
    select e.name from ewallets e where e.user_id = w.user_id and e.type = w.type and e.no = w.no
  ), '') as name
from withdrawals w
where ${which} and ${pending('w')} and w.export_id is null and w.currency = :currency
  and (select u.frozen_at from users u where u.id = w.user_id) is null
  and not ${goesToInvalid}
  and not ${clawbackWaits}
order by w.id`;

/** What a batch that waits for a second operator names is in no other file (OPS-35): the rest does not wait for it. */
const isAskedFor = `exists (
    select 1 from approvals a
    where a.act = 'export' and a.market = :market and a.decision is null and a.until > :now
      and w.id = any (a.withdrawals)
  )`;

const dueAfter = statement(
  { currency: 'text', market: 'text', now: 'bigint', asOf: 'bigint', after: 'bigint', most: 'bigint' },
  `${due(`w.id > :after and w.at <= :asOf and not ${isAskedFor}`)}
limit :most`,
);
const dueAmong = statement({ currency: 'text', ids: 'bigint[]' }, due('w.id = any (:ids)'));

/**
 * Those withdrawals whose number something can be paid to. The others are in no file, and the desk says why (BAD
 * NUMBER).
 */
const payableOf = (rows: readonly Due[], market: Market): Payable[] =>
  rows.flatMap((row) => {
    const key = accountKeyOf(row.no, market, row.kind);
    return key ? [{ ...row, key }] : [];
  });

/**
 * Returns the oldest withdrawals of a market, requested by `asOf` (ms since the epoch), that a file may hold and that
 * are not in a batch that waits for a second operator. However many are due, it reads no more than the file needs,
 * except for those with a number that cannot be paid to.
 */
export async function oldestDue(
  tx: Sql,
  market: Market,
  { asOf, now }: { readonly asOf: number; readonly now: number },
  most: number,
): Promise<Payable[]> {
  const found: Payable[] = [];
  let after: number | undefined = 0;
  while (after !== undefined && found.length < most) {
    const rows: Due[] = await tx.query<Due>(
      ...dueAfter({ currency: currencies[market], market, now, asOf, after, most }),
    );
    found.push(...payableOf(rows, market));
    after = rows.length < most ? undefined : rows.at(-1)?.id;
  }
  return found.slice(0, most);
}

/** The withdrawals with these ids that may go into a file. */
export const dueOf = async (tx: Sql, market: Market, ids: readonly number[]): Promise<Payable[]> =>
  payableOf(await tx.query<Due>(...dueAmong({ currency: currencies[market], ids })), market);

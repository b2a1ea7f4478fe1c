import { accountStatus } from '@tally/contract/wallet/account';
import { dayMs } from '@tally/contract/limits/time';
import { accountTypes } from '@tally/contract/market/wallets';
import type { Market } from '@tally/contract/market/codes';
import { accountKeyOf } from '@tally/contract/rules/accountNumber';
import type { Sql } from '../db/db';
import { statement } from '../db/statement';
import type { DemoStory } from './people';

/** The person for whom demo data is created. */
export interface Owner {
  readonly userId: number;
  readonly market: Market;
  readonly name: string;
}

/** An account number that passes the market's checks and is different for each person. */
export function accountNo({ userId, market, name }: Owner): string {
  const digits = String(10_000_000 + userId * 7919).slice(-8);
  if (market === 'id') return `0812${digits}`;
  return market === 'ph'
    ? `0917${digits.slice(1)}`
    : `${(name.split(' ')[0] ?? '')
        .toLowerCase()
        .normalize('NFD')
        .replace(/[^a-z]/g, '')}${userId}@correio.example`;
}

const account = statement(
  {
    person: 'bigint',
    type: 'text',
    no: 'text',
    plainNo: 'text',
    kind: 'text?',
    name: 'text',
    mobile: 'text',
    status: 'smallint',
    at: 'bigint',
  },
  `
insert into ewallets (user_id, type, no, plain_no, key_kind, name, mobile, status, at)
values (:person, :type, :no, :plainNo, :kind, :name, :mobile, :status, :at)`,
);

/** Creates a person's e-wallet account. */
export async function seedAccount(sql: Sql, owner: Owner, status: number, now: number): Promise<void> {
  const no = accountNo(owner);
  const key = accountKeyOf(no, owner.market);
  const name = owner.market === 'id' ? '' : owner.name;
  await sql.query(
    ...account({
      person: owner.userId,
      type: accountTypes[owner.market][0],
      no,
      plainNo: key?.no ?? no,
      kind: key?.kind ?? null,
      name,
      mobile: no.includes('@') ? '' : no,
      status,
      at: now - 20 * dayMs,
    }),
  );
}

/** The account status of the person of each story. */
export const storyAccount: Record<DemoStory, number> = {
  fresh: accountStatus.none,
  midway: accountStatus.none,
  finished: accountStatus.submitted,
  rich: accountStatus.valid,
  withdrawn: accountStatus.valid,
  away: accountStatus.submitted,
  dup: accountStatus.none,
};

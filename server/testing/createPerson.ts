import { marketLocales, type Locale, type Market } from '@tally/contract/market/codes';
import { accountStatus } from '@tally/contract/wallet/account';
import { randomUUID } from 'node:crypto';
import type { Db } from '../db/db';
import { demoPackage } from '../demo/catalogues';
import { seedAccount } from '../demo/demoAccount';
import { post, rewardMoves } from '../domain/ledger/ledger';
import { minorOf } from '../domain/ledger/money';
import { join, openSession } from '../domain/people/joining';

/** Options of a new person. */
export interface PersonOptions {
  readonly market?: Market;
  readonly locale?: Locale;
  readonly cash?: number;
  readonly coin?: number;
  readonly account?: boolean;
  readonly device?: string;
  readonly invitedBy?: number;
}

/** Creates a person with money given to them and, unless stated otherwise, a valid e-wallet. */
export async function createPerson(
  db: Db,
  {
    market = 'id',
    locale = marketLocales[market][0],
    cash = 0,
    coin = 0,
    account = true,
    device,
    invitedBy,
  }: PersonOptions = {},
  now: number,
): Promise<{ token: string; id: number }> {
  const id = await join(
    db,
    {
      publicId: `test-${randomUUID()}`,
      market,
      locale,
      appPkg: demoPackage(market),
      googleSub: randomUUID(),
      email: `${randomUUID()}@gmail.com`,
      name: 'Test Person',
      avatar: '',
      device: device ?? null,
      ...(invitedBy !== undefined && { invitedBy }),
    },
    now,
  );
  const given = rewardMoves('newbie', market, { cash: minorOf(cash, market), coin }, 'given');
  if (given.length > 0) await post(db, id, now, given);
  if (account) await seedAccount(db, { userId: id, market, name: 'Test Person' }, accountStatus.valid, now);
  return { token: await openSession(db, id, now), id };
}

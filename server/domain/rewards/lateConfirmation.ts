import type { Market } from '@tally/contract/market/codes';
import type { AdSource } from '@tally/contract/apps/ads';
import type { Db, Sql } from '../../db/db';
import { statement } from '../../db/statement';
import { alive } from '../../db/states';
import { recordConfirmation, spendConfirmationOf } from '../confirmations/adConfirmations';
import type { CallbackEnd } from '../confirmations/adConfirmations';
import type { AdCallback } from '../confirmations/adSignature';
import { payLuckyLate } from '../lucky/luckyClaim';
import { lockBalances } from '../ledger/ledger';
import { countRound } from './rewardStatement';
import { readRules } from '../marketRules/versions';
import { settle } from '../morning/settle';
import { closeClaim, oldestClaim } from '../confirmations/waitingClaims';

type Claim = NonNullable<Awaited<ReturnType<typeof oldestClaim>>>;

/** The result of a callback, and the claim that had waited for it and was paid. */
export interface TakenCallback {
  readonly end: CallbackEnd;
  readonly paid?: { readonly market: Market; readonly task: Claim['task'] };
}

/** Pays a round for the day on which it was claimed, whose quota still has its place reserved. */
async function payVideo(
  tx: Sql,
  { userId, market }: { readonly userId: number; readonly market: Market },
  claim: Claim,
  now: number,
): Promise<boolean> {
  const { day, coin, cash, once, at } = claim;
  const most = (await readRules(tx, market, at)).maxCounts.videoad;
  const round = { userId, market, day, task: 'videoad', most, open: most, now, coin, cash, once } as const;
  const { paid } = await countRound(tx, { ...round, cooldown: 0, beside: [day, day], pace: 0 });
  return paid !== null;
}

/**
 * Pays the oldest claim that waits for this confirmation. A claim that can't be paid any more is closed, and the next
 * one is tried.
 */
async function payOldest(
  tx: Sql,
  { userId, market }: { readonly userId: number; readonly market: Market },
  needs: { readonly appPkg: string; readonly source: AdSource },
  now: number,
): Promise<Claim['task'] | undefined> {
  for (;;) {
    const claim = await oldestClaim(tx, userId, needs, now);
    if (!claim) return undefined;
    const paid =
      claim.task === 'videoad'
        ? await payVideo(tx, { userId, market }, claim, now)
        : await payLuckyLate(tx, { id: userId, market }, { recordId: claim.recordId ?? 0, once: claim.once }, now);
    await closeClaim(tx, userId, claim.once, paid ? now : undefined);
    if (paid) return claim.task;
  }
}

const personWithPublicId = statement(
  { publicId: 'text' },
  `
select id, market, dup_user as "dupUser"
from users
where id = (select user_id from people_by_public_id where public_id = :publicId) and ${alive()}`,
);

/**
 * Processes a network's callback (TASK-30, LUCKY-28) in one transaction: stores it, and pays the claim that has waited
 * for it, under the claim's own key. Claims and callbacks of a person both lock their balances first, so the later one
 * sees the earlier one, and no claim keeps waiting for a confirmation that has arrived.
 */
export async function handleCallback(
  db: Db,
  source: AdSource,
  callback: AdCallback,
  now: number,
): Promise<TakenCallback> {
  const [user] = await db.query<{ id: number; market: Market; dupUser: boolean }>(
    ...personWithPublicId({ publicId: callback.userId }),
  );
  // Settle what is due (exchange, clearing) first, as before every payment to a person.
  if (user) await settle(db, user.id, now);
  return db.tx(async (tx) => {
    if (user) await lockBalances(tx, user.id);
    const noted = await recordConfirmation(tx, source, callback, { userId: user?.id, now });
    if (noted.end !== 'new' || !user || user.dupUser) return { end: noted.end };
    const task = await payOldest(tx, { userId: user.id, market: user.market }, { appPkg: noted.appPkg, source }, now);
    if (task === undefined) return { end: noted.end };
    await spendConfirmationOf(tx, user.id, { source, transId: callback.transId }, now);
    return { end: noted.end, paid: { market: user.market, task } };
  });
}

import { luckyCash, luckyInfos, luckyStatus } from '@tally/contract/lucky';
import type { LuckyReward } from '@tally/contract/lucky';
import { isUniqueViolation } from '../db/db';
import type { Db, Sql } from '../db/db';
import { spendConfirmation, unconfirmed } from './adConfirmations';
import type { Confirmation } from './adConfirmations';
import { storeAnswer, storedAnswer } from './idempotency';
import type { IdempotentRequest } from './idempotency';
import { lockPhone, phoneMark } from './joining';
import { lockBalances, post, rewardMoves } from './ledger';
import { luckyColumns, statusAt } from './luckyRecord';
import type { LuckyRecord } from './luckyRecord';
import { minorOf, toWire } from './money';
import type { Person } from './person';

/** What the host reports of a claim. */
export interface LuckyClaim {
  readonly taskRecordId: number;
  readonly installed: boolean;
}

const noReward = (info: string): LuckyReward => ({ status: 2, info, cash: 0 });

/** Why a claim isn't paid; empty when it is. */
function claimProblem(person: Person, row: LuckyRecord | undefined, claim: LuckyClaim, now: number): string {
  if (person.dupUser) return luckyInfos.dupUser;
  if (!row || statusAt(row, now) !== luckyStatus.installed) return luckyInfos.badStatus;
  return claim.installed && now >= (row.readyAt ?? 0) ? '' : luckyInfos.openAppFailed;
}

/** Whether somebody else on the same phone was paid for the app. Two people of one phone are decided one after the other. */
async function paidOnThisPhone(tx: Sql, userId: number, device: string, appPkg: string): Promise<boolean> {
  await lockPhone(tx, device);
  const others = await tx.query(
    'select 1 from people_by_phone p join lucky_records l on l.user_id = p.user_id and l.app_pkg = $3 and l.status = 5 where p.device in ($2, $4) and p.user_id <> $1 limit 1',
    [userId, device, appPkg, phoneMark(device)],
  );
  return others.length > 0;
}

/** Pays a finished lucky task, once; where it is required, only with the network's own confirmation (LUCKY-28). */
export async function claimLucky(
  db: Db,
  person: Person,
  claim: LuckyClaim,
  once: IdempotentRequest,
  now: number,
  confirmation: Confirmation = unconfirmed,
): Promise<LuckyReward> {
  const { market } = person;
  const cash = minorOf(luckyCash(market), market);
  try {
    return await db.tx(async (tx) => {
      await lockBalances(tx, person.id);
      const stored = await storedAnswer<LuckyReward>(tx, person.id, once);
      if (stored) return stored;
      const [row] = await tx.query<LuckyRecord>(
        `select ${luckyColumns} from lucky_records where user_id = $1 and id = $2`,
        [person.id, claim.taskRecordId],
      );
      const problem = claimProblem(person, row, claim, now);
      // Not stored: the same claim may be made again when the time is up.
      if (problem !== '' || !row) return noReward(problem);
      const [still] = await tx.query<{ device: string | null }>(
        'select device from users where id = $1 and status = 1',
        [person.id],
      );
      if (!still) return noReward(luckyInfos.badStatus);
      if (still.device !== null && (await paidOnThisPhone(tx, person.id, still.device, row.appPkg))) {
        await tx.query('update lucky_records set status = 9 where user_id = $2 and id = $1', [row.id, person.id]);
        return noReward(luckyInfos.dupApp);
      }
      if (confirmation.mode !== 'off') {
        const needed = { userId: person.id, appPkg: row.appPkg, source: row.source };
        const confirmed = await spendConfirmation(tx, needed, now);
        if (!confirmed) confirmation.missing();
        if (!confirmed && confirmation.mode === 'required') return noReward(luckyInfos.openAppFailed);
      }
      await tx.query('update lucky_records set status = 5, done_at = $2 where user_id = $3 and id = $1', [
        row.id,
        now,
        person.id,
      ]);
      await post(tx, person.id, now, rewardMoves('luckytask', market, { cash }, `lucky/${row.id}`));
      const answer: LuckyReward = { status: 1, info: '', cash: toWire(cash, market) };
      await storeAnswer(tx, person.id, once, answer, now);
      return answer;
    });
  } catch (error) {
    if (!isUniqueViolation(error)) throw error;
    return noReward(luckyInfos.badStatus);
  }
}

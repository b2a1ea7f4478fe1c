import { luckyPlayMinutes } from '@tally/contract/limits/lucky';
import { luckyInfos, luckyStatus } from '@tally/contract/tasks/lucky';
import type { LuckyReward } from '@tally/contract/tasks/lucky';
import { rewardStatus, taskInfos } from '@tally/contract/tasks/task';
import { isUniqueViolation } from '../../db/db';
import type { Db, Sql } from '../../db/db';
import { statement } from '../../db/statement';
import { alive, finished } from '../../db/states';
import { spendConfirmation, unconfirmed } from '../confirmations/adConfirmations';
import type { Confirmation } from '../confirmations/adConfirmations';
import { storeAnswer, storedAnswer } from '../ledger/idempotency';
import type { IdempotentRequest } from '../ledger/idempotency';
import { decidingPhone } from '../people/phones';
import { lockPhone } from '../people/joining';
import { lockBalances, post, rewardMoves } from '../ledger/ledger';
import { luckyColumns, statusAt } from './luckyRecord';
import type { LuckyRecord } from './luckyRecord';
import { minorOf, toWire } from '../ledger/money';
import { readRules } from '../marketRules/versions';
import type { Person } from '../people/person';
import { recordClaim, luckyWaits, stateOfClaim } from '../confirmations/waitingClaims';

/** A claim for a lucky task's reward, as reported by the host app. */
export interface LuckyClaim {
  readonly taskRecordId: number;
  readonly installed: boolean;
}

const noReward = (info: string): LuckyReward => ({ status: 2, info, cash: 0 });

/** The answer to a claim that waits for its confirmation. */
const beingConfirmed: LuckyReward = { status: rewardStatus.later, info: taskInfos.beingConfirmed, cash: 0 };

/** Why a claim isn't paid; undefined: it is. */
function claimProblem(
  person: Person,
  row: LuckyRecord | undefined,
  claim: LuckyClaim,
  now: number,
): string | undefined {
  if (person.dupUser) return luckyInfos.dupUser;
  if (!row || statusAt(row, now) !== luckyStatus.installed) return luckyInfos.badStatus;
  return claim.installed && now >= (row.readyAt ?? 0) ? undefined : luckyInfos.openAppFailed;
}

const paidToOthers = statement(
  { person: 'bigint', app: 'text', phones: 'text[]' },
  `
select 1 from people_by_phone p join lucky_records l on l.user_id = p.user_id and l.app_pkg = :app and ${finished('l')}
where p.device = any (:phones) and p.user_id <> :person
limit 1`,
);

/** Whether another person on the same phone was paid for the app. Claims from one phone are serialized. */
async function paidOnThisPhone(tx: Sql, userId: number, written: string | null, appPkg: string): Promise<boolean> {
  const phone = await decidingPhone(tx, written);
  if (!phone) return false;
  await lockPhone(tx, phone.device);
  const others = await tx.query(
    ...paidToOthers({ person: userId, app: appPkg, phones: [phone.device, ...phone.marks] }),
  );
  return others.length > 0;
}

const closeRecord = statement(
  { id: 'bigint', person: 'bigint' },
  `update lucky_records set status = ${luckyStatus.closed} where user_id = :person and id = :id`,
);

/** Closes the task if another person on the same phone was paid for the app; returns whether it did. */
async function refusedByPhone(
  tx: Sql,
  userId: number,
  device: string | null,
  { id, appPkg }: Pick<LuckyRecord, 'id' | 'appPkg'>,
): Promise<boolean> {
  if (!(await paidOnThisPhone(tx, userId, device, appPkg))) return false;
  await tx.query(...closeRecord({ id, person: userId }));
  return true;
}

type Payee = Pick<Person, 'id' | 'market'>;

/** The cash reward of a lucky task in minor units, by the rules when it was assigned (RULES-3). */
async function cashOf(tx: Sql, { market }: Payee, { assignedAt }: Pick<LuckyRecord, 'assignedAt'>): Promise<number> {
  const { luckyMinuteAmount } = await readRules(tx, market, assignedAt);
  return minorOf(luckyMinuteAmount, market) * luckyPlayMinutes;
}

const recordRewarded = statement(
  { id: 'bigint', now: 'bigint', person: 'bigint' },
  `update lucky_records set status = ${luckyStatus.rewarded}, done_at = :now where user_id = :person and id = :id`,
);

/** Pays the reward of a record and stores the answer. */
async function payRecord(
  tx: Sql,
  person: Payee,
  record: Pick<LuckyRecord, 'id' | 'assignedAt'>,
  { once, now }: { readonly once: IdempotentRequest; readonly now: number },
): Promise<LuckyReward> {
  const cash = await cashOf(tx, person, record);
  await tx.query(...recordRewarded({ id: record.id, now, person: person.id }));
  await post(tx, person.id, now, rewardMoves('luckytask', person.market, { cash }, `lucky/${record.id}`));
  const answer: LuckyReward = { status: 1, info: '', cash: toWire(cash, person.market) };
  await storeAnswer(tx, person.id, once, answer, now);
  return answer;
}

const recordAndPhone = statement(
  { person: 'bigint', id: 'bigint' },
  `
select l.id, l.app_pkg as "appPkg", l.status, l.assigned_at as "assignedAt", u.device
from lucky_records l join users u on u.id = l.user_id
where l.user_id = :person and l.id = :id and ${alive('u')}`,
);

/**
 * Pays a claim that was made in time and is confirmed only now, even if the task's day has passed meanwhile. The caller
 * holds the lock of the balances.
 *
 * @returns whether it could still be paid
 */
export async function payLuckyLate(
  tx: Sql,
  person: Payee,
  { recordId, once }: { readonly recordId: number; readonly once: IdempotentRequest },
  now: number,
): Promise<boolean> {
  const [row] = await tx.query<
    Pick<LuckyRecord, 'id' | 'appPkg' | 'status' | 'assignedAt'> & { device: string | null }
  >(...recordAndPhone({ person: person.id, id: recordId }));
  if (!row || row.status === luckyStatus.rewarded) return false;
  if (await refusedByPhone(tx, person.id, row.device, row)) return false;
  await payRecord(tx, person, row, { once, now });
  return true;
}

const claimedRecord = statement(
  { person: 'bigint', id: 'bigint' },
  `select ${luckyColumns} from lucky_records where user_id = :person and id = :id`,
);

const phoneOf = statement({ person: 'bigint' }, `select device from users where id = :person and ${alive()}`);

/**
 * Pays a finished lucky task, once. Where the network's confirmation is required and missing, the claim waits for it
 * (LUCKY-28).
 */
export async function claimLucky(
  db: Db,
  person: Person,
  claim: LuckyClaim,
  {
    once,
    now,
    confirmation = unconfirmed,
  }: { readonly once: IdempotentRequest; readonly now: number; readonly confirmation?: Confirmation },
): Promise<LuckyReward> {
  try {
    return await db.tx(async (tx) => {
      await lockBalances(tx, person.id);
      const stored = await storedAnswer<LuckyReward>(tx, person.id, once);
      if (stored) return stored;
      const [row] = await tx.query<LuckyRecord>(...claimedRecord({ person: person.id, id: claim.taskRecordId }));
      const problem = claimProblem(person, row, claim, now);
      // The refusal isn't stored, so that the same claim may be repeated when the required time has passed.
      if (problem !== undefined || !row) return noReward(problem ?? luckyInfos.badStatus);
      const [still] = await tx.query<{ device: string | null }>(...phoneOf({ person: person.id }));
      if (!still) return noReward(luckyInfos.badStatus);
      if (await refusedByPhone(tx, person.id, still.device, row)) return noReward(luckyInfos.dupApp);
      if (confirmation.mode !== 'off') {
        const needed = { userId: person.id, appPkg: row.appPkg, source: row.source };
        const confirmed = await spendConfirmation(tx, needed, now);
        if (!confirmed && confirmation.mode === 'required') {
          if (await luckyWaits(tx, person.id, { appPkg: row.appPkg, recordId: row.id }, now)) return beingConfirmed;
          if ((await stateOfClaim(tx, person.id, once, now)) !== undefined) return noReward(luckyInfos.badStatus);
          const { appPkg, source } = row;
          const cash = await cashOf(tx, person, row);
          const kept = { task: 'luckytask', appPkg, source, day: row.day, coin: 0, cash, recordId: row.id } as const;
          await recordClaim(tx, { userId: person.id, now }, once, kept);
          confirmation.missing();
          return beingConfirmed;
        }
        if (!confirmed) confirmation.missing();
      }
      return payRecord(tx, person, row, { once, now });
    });
  } catch (error) {
    if (!isUniqueViolation(error)) throw error;
    return noReward(luckyInfos.badStatus);
  }
}

import type { Outcome } from '@tally/contract/api/schemas';
import { approvalInfos } from '@tally/contract/operator/approvals';
import { claimInfos } from '@tally/contract/operator/numberClaims';
import { accountInfos } from '@tally/contract/wallet/account';
import type { Market } from '@tally/contract/market/codes';
import type { Db, Sql } from '../../db/db';
import { statement } from '../../db/statement';
import { alive } from '../../db/states';
import { actIn } from '../act';
import type { Actor } from '../act';
import { appendAudit } from '../audit/appendAudit';
import { accepted, refused } from '../shared/outcome';
import { replaceable, storeAccount } from './account';
import { isInvalidNumber } from './invalidNumbers';
import { claimOf, forgetClaim, giveUpNumber, isUnused, ownerOf } from './numberClaims';
import { requestApproval, describeAct } from '../approvals/requestApproval';
import type { CarryOut } from '../approvals/carryOut';

/** An operator's decision about the number that a person says is theirs by now (ACCOUNT-20). */
export interface ClaimDecision {
  readonly userId: number;
  readonly action: 'give' | 'refuse';
  readonly reason?: string | undefined;
}

const marketOfPerson = statement({ person: 'bigint' }, `select market from users where id = :person and ${alive()}`);

const marketOf = async (sql: Sql, userId: number): Promise<Market | undefined> =>
  (await sql.query<{ market: Market }>(...marketOfPerson({ person: userId })))[0]?.market;

/**
 * Asks a second operator to give a claimed number to whoever claims it (OPS-35), or refuses the claim alone, each with
 * a reason. A number whose first owner uses the app is given to nobody.
 */
export async function decideClaim(db: Db, { userId, action, reason = '' }: ClaimDecision, by: Actor): Promise<Outcome> {
  const { now } = by;
  if (reason === '') return refused(claimInfos.needReason);
  return db.tx(async (tx) => {
    const act = actIn(tx, by);
    const market = await marketOf(tx, userId);
    const claim = market && (await claimOf(tx, userId));
    if (!claim) return refused(claimInfos.unknown);
    if (action === 'refuse') {
      await forgetClaim(tx, userId);
      await appendAudit(act, 'refuse number', `user ${userId}: ${reason}`, [userId]);
      return accepted;
    }
    const owner = await ownerOf(tx, market, claim.plainNo);
    if (owner !== undefined && !(await isUnused(tx, owner, now))) return refused(claimInfos.inUse);
    const people = owner === undefined ? [userId] : [userId, owner];
    const asked = { act: 'number', market, subjectId: userId, userId, amount: 0, reason } as const;
    return requestApproval(act, asked, people);
  });
}

const timeOfRequest = statement({ id: 'bigint' }, 'select at from approvals where id = :id');

/**
 * Gives a claimed number to its claimer with a second operator's approval; the first owner loses the account. Refuses
 * if the claim is not the approved one any more, and if the first owner came back. Runs in a transaction that has
 * locked the claimer's balances.
 */
export const newOwnerApproved: CarryOut = async (act, asked) => {
  const { tx, now } = act;
  const { id, subjectId: userId, market } = asked;
  const claim = await claimOf(tx, userId);
  const [request] = await tx.query<{ at: number }>(...timeOfRequest({ id }));
  if (!claim || claim.at > (request?.at ?? 0)) return refused(approvalInfos.changed);
  if ((await replaceable(tx, userId)) !== accountInfos.ok || (await isInvalidNumber(tx, claim.mark)))
    return refused(approvalInfos.changed);
  const owner = await ownerOf(tx, market, claim.plainNo);
  if (owner !== undefined && owner !== userId && !(await giveUpNumber(tx, owner, claim.mark, now)))
    return refused(claimInfos.inUse);
  const { at: _, ...account } = claim;
  if (!(await storeAccount(tx, { id: userId, market }, account, now))) return refused(approvalInfos.changed);
  const people = owner === undefined ? [userId] : [userId, owner];
  const from = owner === undefined ? '' : `, which user ${owner} gave up`;
  await appendAudit(act, 'give number', `${describeAct(asked)}${from}, approved`, people);
  return accepted;
};

import type { BodyOf } from '@tally/contract/api/endpoint';
import type { postPayShown } from '@tally/contract/calls/payouts';
import { setAccountStatus } from '../../domain/account/accountStatus';
import { requestAdjustment } from '../../domain/approvals/adjustment';
import { decideClaim } from '../../domain/account/newOwner';
import { approvalsOf } from '../../domain/approvals/approvalList';
import { decideApproval } from '../../domain/approvals/decideApproval';
import { approvedActs, requestSubjects } from '../../domain/approvedActs';
import { adAppsOf, markAdApp } from '../../domain/offers/adApps';
import { dashboardOf } from '../../domain/desk/dashboard';
import { freeze } from '../../domain/people/freeze';
import { idempotentForOperators } from '../../domain/ledger/idempotency';
import { recordAccess } from '../../domain/audit/appendAudit';
import { exportAudit } from '../../domain/audit/exportAudit';
import { payBatch } from '../../domain/payouts/payBatch';
import { decidePayout } from '../../domain/payouts/payoutDesk';
import { fileAgain } from '../../domain/batches/batchFile';
import { batchesOf } from '../../domain/batches/batchList';
import { signOff } from '../../domain/batches/signOff';
import { resolveException } from '../../domain/batches/resolveException';
import type { ShownWarnings } from '../../domain/payouts/changedWarnings';
import { answerOf } from '../../domain/shared/outcome';
import { makeBatch } from '../../domain/batches/makeBatch';
import { importResults } from '../../domain/batches/importResults';
import { voidBatch } from '../../domain/batches/voidBatch';
import { presetCountOf } from '../../domain/payouts/presetCount';
import { pendingPayoutsOf } from '../../domain/payouts/pendingPayouts';
import { findPeople } from '../../domain/desk/findPeople';
import { addPersonNote, personCardOf } from '../../domain/desk/personCard';
import { queuesOf } from '../../domain/desk/queues';
import { latestActsOf, searchAudit } from '../../domain/audit/readAudit';
import { pressSwitch } from '../../domain/marketRules/switchMarket';
import { updateScores } from '../../domain/payouts/updateScores';
import { haveSecond, mayAsk } from '../../settings/operatorKeys';
import type { Handlers } from '../context';
import { batchReply, fileReply, signOffReply } from './replies';

const shownOf = (shown: BodyOf<typeof postPayShown>['shown'] = []): ShownWarnings =>
  new Map(shown.map(({ id, warnings }) => [id, warnings]));

/** The operators' calls: counters, apps, payouts. */
export const operatorHandlers = {
  getDashboard: ({ context, now }) => dashboardOf(context.db, now),
  getAdApps: ({ context }) => adAppsOf(context.db),
  postAdApp: ({ context, actor, body }) => markAdApp(context.db, body, actor),
  postUpdateScore: ({ context, now, actor, query: { day, pay, amount, market, asOf }, idempotency, failed }) =>
    idempotentForOperators(context.db, idempotency, now, () =>
      updateScores(context.db, { day, pay, amount, market, asOf }, actor, { failed }),
    ),
  getPresetCount: ({ context, actor, query: { day, pay, amount, market } }) =>
    presetCountOf(context.db, { day, pay, amount, market }, actor),
  getPayouts: async ({ context, actor, query: { market } }) => {
    const page = await pendingPayoutsOf(context.db, market, actor);
    const people = new Set([...page.items, ...page.exceptions].map(({ userId }) => userId).filter((id) => id > 0));
    await recordAccess(context.db, actor, `withdrawals of ${market}`, [...people]);
    return page;
  },
  postPayout: async ({ context, now, actor, query: { id, action, reason }, body: { warnings }, idempotency }) =>
    answerOf(
      await idempotentForOperators(context.db, idempotency, now, () =>
        decidePayout(context.db, { id, action, reason, warnings }, actor),
      ),
    ),
  postPayShown: ({ context, now, actor, query: { market, asOf }, body, idempotency, failed }) =>
    idempotentForOperators(context.db, idempotency, now, () =>
      payBatch(context.db, { market, asOf, ids: body.ids, shown: shownOf(body.shown) }, actor, failed),
    ),
  postBatch: async ({ context, actor, query: { market, asOf, alone } }) =>
    batchReply(await makeBatch(context.db, { market, asOf, isAlone: alone === 1 }, actor)),
  getBatches: ({ context, now, query: { market, before } }) => batchesOf(context.db, market, now, before),
  postBatchFile: async ({ context, actor, query: { id } }) => fileReply(await fileAgain(context.db, { id }, actor)),
  postBatchSignOff: async ({ context, actor, query: { id } }) => signOffReply(await signOff(context.db, { id }, actor)),
  postBatchVoid: ({ context, actor, query: { id, reason } }) => voidBatch(context.db, { id, reason }, actor),
  postBatchResults: ({ context, now, actor, query, body: { file }, idempotency, failed, alarm }) =>
    idempotentForOperators(context.db, idempotency, now, () =>
      importResults(context.db, { ...query, file }, actor, {
        failed,
        contradicted: (kind, withdrawal) =>
          alarm(`A result of the provider contradicts the books: ${kind}`, { withdrawal, market: query.market }),
      }),
    ),
  postExceptionResolve: ({ context, now, actor, query: { id, action, reason }, idempotency }) =>
    idempotentForOperators(context.db, idempotency, now, () =>
      resolveException(context.db, { id, action, reason }, actor),
    ),
  postFreeze: ({ context, actor, query: { userId, action, reason } }) =>
    freeze(context.db, { userId, action, reason }, actor, context.numberKey),
  postAccountStatus: ({ context, actor, query: { userId, action, asOf, reason } }) =>
    setAccountStatus(context.db, { userId, action, asOf, reason }, actor, context.numberKey),
  postNumberClaim: ({ context, actor, query: { userId, action, reason } }) =>
    decideClaim(context.db, { userId, action, reason }, actor),
  getLatestActs: ({ context }) => latestActsOf(context.db),
  postPeopleSearch: ({ context, actor, body: { by, value } }) => findPeople(context.db, { by, value }, actor),
  getPersonCard: ({ context, actor, query: { userId } }) => personCardOf(context.db, userId, actor),
  postPersonNote: ({ context, actor, query: { userId, note } }) => addPersonNote(context.db, { userId, note }, actor),
  postSwitch: ({ context, actor, query: { market, what, action, reason, until } }) =>
    pressSwitch(context.db, { market, what, action, reason, until }, actor),
  getAuditLog: ({ context, actor, query: { key: _, ...search } }) => searchAudit(context.db, search, actor),
  getQueues: async ({ context: { db, config, standIns }, now, actor }) =>
    queuesOf(db, actor, haveSecond(config.operatorKeys, await standIns.names(now))),
  getApprovals: ({ context, actor }) => approvalsOf(context.db, actor, requestSubjects),
  postApproval: async ({ context, now, actor, query: { id, action, reason }, body: { warnings }, idempotency }) =>
    answerOf(
      await idempotentForOperators(context.db, idempotency, now, () =>
        decideApproval(context.db, { id, action, reason, warnings }, actor, {
          acts: approvedActs,
          mayAsk: (asker, act) => mayAsk(context.config.operatorKeys, asker, act),
        }),
      ),
    ),
  postAdjustment: ({ context, now, actor, query: { userId, kind, market, amount, reason = '' }, idempotency }) =>
    idempotentForOperators(context.db, idempotency, now, () =>
      requestAdjustment(context.db, { userId, kind, market, amount, reason }, actor),
    ),
  postAuditExport: ({ context, actor, query: { key: _, ...search } }) => exportAudit(context.db, search, actor),
} satisfies Partial<Handlers>;

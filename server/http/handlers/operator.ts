import type { BodyOf } from '@tally/contract/api/endpoint';
import type { postPayoutBatch } from '@tally/contract/operator/payouts';
import { setAccountStatus } from '../../domain/withdrawals/accountStatus';
import { askAdjustment } from '../../domain/approvals/adjustment';
import { decideClaim } from '../../domain/approvals/newOwner';
import { approvalsOf } from '../../domain/operators/approvalList';
import { decideApproval } from '../../domain/operators/decideApproval';
import { adAppsOf, markAdApp } from '../../domain/offers/adApps';
import { dashboardOf } from '../../domain/operators/dashboard';
import { freeze } from '../../domain/operators/freeze';
import { idempotentForOperators } from '../../domain/ledger/idempotency';
import { noteLook, operatorActionsOf } from '../../domain/shared/operatorLog';
import { payBatch } from '../../domain/payouts/payBatch';
import { decidePayout } from '../../domain/payouts/payoutDesk';
import { fileAgain } from '../../domain/payouts/batches/batchFile';
import { batchesOf } from '../../domain/payouts/batches/batchList';
import { signOff } from '../../domain/payouts/batches/signOff';
import { closeException } from '../../domain/payouts/closeException';
import { answerOf } from '../../domain/payouts/changedWarnings';
import type { ShownWarnings } from '../../domain/payouts/changedWarnings';
import { exportPayouts } from '../../domain/payouts/payoutExport';
import { importResults } from '../../domain/payouts/payoutImport';
import { voidExport } from '../../domain/payouts/payoutVoid';
import { pendingPayoutsOf } from '../../domain/payouts/pendingPayouts';
import { findPeople } from '../../domain/operators/findPeople';
import { notePerson, personCardOf } from '../../domain/operators/personCard';
import { queuesOf } from '../../domain/operators/queues';
import { exportTrail, trailOf } from '../../domain/operators/trail';
import { pressSwitch } from '../../domain/marketRules/switchMarket';
import { updateScores } from '../../domain/operators/updateScores';
import { haveSecond, mayAsk } from '../../settings/operatorKeys';
import type { Handlers } from '../context';

const shownOf = (shown: BodyOf<typeof postPayoutBatch>['shown'] = []): ShownWarnings =>
  new Map(shown.map(({ id, warnings }) => [id, warnings]));

/** The operators' calls: counters, apps, payouts. */
export const operatorHandlers = {
  getDashboard: ({ context, now }) => dashboardOf(context.db, now),
  getAdApps: ({ context }) => adAppsOf(context.db),
  postAdApp: ({ context, now, operator, body }) => markAdApp(context.db, body, operator, now),
  postUpdateScore: ({ context, now, operator, query: { day, pay, amount, market, asOf }, idempotency, failed }) =>
    idempotentForOperators(context.db, idempotency, now, () =>
      updateScores(context.db, { day, pay, amount, market, asOf }, operator, now, failed),
    ),
  getPayouts: async ({ context, now, operator, query: { market } }) => {
    const page = await pendingPayoutsOf(context.db, market, operator, now);
    const people = new Set([...page.items, ...page.exceptions].map(({ userId }) => userId).filter((id) => id > 0));
    await noteLook(context.db, operator, `withdrawals of ${market}`, [...people], now);
    return page;
  },
  postPayout: async ({ context, now, operator, query: { id, action, reason }, body: { warnings }, idempotency }) =>
    answerOf(
      await idempotentForOperators(context.db, idempotency, now, () =>
        decidePayout(context.db, { id, action, reason, warnings }, operator, now),
      ),
    ),
  postPayoutBatch: ({ context, now, operator, query: { market, asOf }, body, idempotency, failed }) =>
    idempotentForOperators(context.db, idempotency, now, () =>
      payBatch(context.db, { market, asOf, ids: body.ids, shown: shownOf(body.shown) }, operator, now, failed),
    ),
  postPayoutExport: ({ context, now, operator, query: { market, asOf, alone } }) =>
    exportPayouts(context.db, { market, asOf, isAlone: alone === 1 }, operator, now),
  getPayoutBatches: ({ context, now, query: { market, before } }) => batchesOf(context.db, market, now, before),
  postPayoutFile: ({ context, now, operator, query: { id } }) => fileAgain(context.db, { id }, operator, now),
  postPayoutSignOff: ({ context, now, operator, query: { id } }) => signOff(context.db, { id }, operator, now),
  postPayoutVoid: ({ context, now, operator, query: { id, reason } }) =>
    voidExport(context.db, { id, reason }, operator, now),
  postPayoutImport: ({ context, now, operator, query, body: { file }, idempotency, failed, alarm }) =>
    idempotentForOperators(context.db, idempotency, now, () =>
      importResults(context.db, { ...query, file }, operator, now, failed, (kind, withdrawal) =>
        alarm(`A result of the provider contradicts the books: ${kind}`, { withdrawal, market: query.market }),
      ),
    ),
  postPayoutException: ({ context, now, operator, query: { id, action, reason }, idempotency }) =>
    idempotentForOperators(context.db, idempotency, now, () =>
      closeException(context.db, { id, action, reason }, operator, now),
    ),
  postFreeze: ({ context, now, operator, query: { userId, action, reason } }) =>
    freeze(context.db, { userId, action, reason }, operator, now, context.numberKey),
  postAccountStatus: ({ context, now, operator, query: { userId, action, asOf, reason } }) =>
    setAccountStatus(context.db, { userId, action, asOf, reason }, operator, now, context.numberKey),
  postNumberClaim: ({ context, now, operator, query: { userId, action, reason } }) =>
    decideClaim(context.db, { userId, action, reason }, operator, now),
  getOperatorActions: ({ context }) => operatorActionsOf(context.db),
  postPeopleSearch: ({ context, now, operator, body: { by, value } }) =>
    findPeople(context.db, { by, value }, operator, now),
  getPersonCard: ({ context, now, operator, query: { userId } }) => personCardOf(context.db, userId, operator, now),
  postPersonNote: ({ context, now, operator, query: { userId, note } }) =>
    notePerson(context.db, { userId, note }, operator, now),
  postSwitch: ({ context, now, operator, query: { market, what, action, reason, until } }) =>
    pressSwitch(context.db, { market, what, action, reason, until }, operator, now),
  getTrail: ({ context, now, operator, query: { key: _, ...search } }) => trailOf(context.db, search, operator, now),
  getQueues: async ({ context: { db, config, standIns }, now, operator }) =>
    queuesOf(db, operator, now, haveSecond(config.operatorKeys, await standIns.names(now))),
  getApprovals: ({ context, now, operator }) => approvalsOf(context.db, operator, now),
  postApproval: async ({ context, now, operator, query: { id, action, reason }, body: { warnings }, idempotency }) =>
    answerOf(
      await idempotentForOperators(context.db, idempotency, now, () =>
        decideApproval(context.db, { id, action, reason, warnings }, operator, now, (asker, act) =>
          mayAsk(context.config.operatorKeys, asker, act),
        ),
      ),
    ),
  postAdjustment: ({ context, now, operator, query: { userId, kind, market, amount, reason = '' }, idempotency }) =>
    idempotentForOperators(context.db, idempotency, now, () =>
      askAdjustment(context.db, { userId, kind, market, amount, reason }, operator, now),
    ),
  postTrailExport: ({ context, now, operator, query: { key: _, ...search } }) =>
    exportTrail(context.db, search, operator, now),
} satisfies Partial<Handlers>;

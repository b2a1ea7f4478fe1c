import { adAppsOf, markAdApp } from '../../domain/adApps';
import { dashboardOf } from '../../domain/dashboard';
import { freeze } from '../../domain/freeze';
import { idempotentForOperators } from '../../domain/idempotency';
import { operatorActionsOf } from '../../domain/operatorLog';
import { decidePayout, payBatch } from '../../domain/payoutDesk';
import { exportPayouts } from '../../domain/payoutExport';
import { importResults } from '../../domain/payoutImport';
import { pendingPayoutsOf } from '../../domain/pendingPayouts';
import { updateScores } from '../../domain/updateScores';
import type { Handlers } from '../context';

/** The operators' calls: counters, apps, payouts. */
export const operatorHandlers = {
  getDashboard: ({ context, now }) => dashboardOf(context.db, now),
  getAdApps: ({ context }) => adAppsOf(context.db),
  postAdApp: ({ context, now, operator, body }) => markAdApp(context.db, body, operator, now),
  postUpdateScore: ({ context, now, operator, query: { day, pay, amount, market, asOf }, idempotency, failed }) =>
    idempotentForOperators(context.db, idempotency, now, () =>
      updateScores(context.db, { day, pay, amount, market, asOf }, operator, now, failed),
    ),
  getPayouts: ({ context, now, query }) => pendingPayoutsOf(context.db, query.market, now),
  postPayout: ({ context, now, operator, query: { id, action, reason }, idempotency }) =>
    idempotentForOperators(context.db, idempotency, now, () =>
      decidePayout(context.db, { id, action, reason }, operator, now),
    ),
  postPayoutBatch: ({ context, now, operator, query: { market, asOf }, body: { ids }, idempotency, failed }) =>
    idempotentForOperators(context.db, idempotency, now, () =>
      payBatch(context.db, { market, asOf, ids }, operator, now, failed),
    ),
  postPayoutExport: ({ context, now, operator, query: { market, asOf } }) =>
    exportPayouts(context.db, { market, asOf }, operator, now),
  postPayoutImport: ({ context, now, operator, query: { market }, body: { file }, idempotency, failed }) =>
    idempotentForOperators(context.db, idempotency, now, () =>
      importResults(context.db, { market, file }, operator, now, failed),
    ),
  postFreeze: ({ context, now, operator, query: { userId, action, reason } }) =>
    freeze(context.db, { userId, action, reason }, operator, now, context.numberKey),
  getOperatorActions: ({ context }) => operatorActionsOf(context.db),
} satisfies Partial<Handlers>;

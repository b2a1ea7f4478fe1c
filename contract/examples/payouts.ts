import type * as calls from '../calls/payouts';
import { someFailedInfo } from '../operator/operator';
import { refusal, success, warned } from '../fixtures/outcome';
import { examplePayoutExceptions, examplePayouts, exampleSentPayouts, noPayouts } from '../fixtures/payouts';
import { examplePresetCount } from '../fixtures/presetCount';
import { exampleNow } from '../fixtures/picture';
import type { Example } from './example';

const updated = { status: 1, info: '', users: 14, withdrawals: 9, amount: 61000 };

const shownPaid = { users: 2, withdrawals: 2, amount: 21_000, waiting: 0, waitingAmount: 0 };

export const getPayouts: Example<typeof calls.getPayouts> = {
  request: { query: { market: 'id' } },
  replies: {
    filled: examplePayouts,
    empty: noPayouts,
    sent: exampleSentPayouts,
    exceptions: examplePayoutExceptions,
  },
};

export const postPayout: Example<typeof calls.postPayout> = {
  request: { query: { id: 1, action: 'pay' }, body: { warnings: [] } },
  replies: {
    success: warned(success),
    resolved: warned(refusal('ALREADY SETTLED')),
    frozen: warned(refusal('FROZEN')),
    invalidAccount: warned(refusal('INVALID ACCOUNT')),
    needReason: warned(refusal('NEED REASON')),
    inBatch: warned(refusal('IN BATCH')),
    changed: warned(refusal('WARNING CHANGED'), 'DEBT'),
  },
};

export const postPayShown: Example<typeof calls.postPayShown> = {
  request: { query: { market: 'id', asOf: exampleNow }, body: { ids: [1] } },
  replies: {
    success: { ...success, ...shownPaid },
    inBatch: { ...success, ...shownPaid, info: 'IN BATCH' },
    waiting: { ...success, ...shownPaid, info: 'NEEDS APPROVAL', waiting: 1, waitingAmount: 2_500_000 },
  },
};

export const getPresetCount: Example<typeof calls.getPresetCount> = {
  request: { query: { day: 2, pay: 1, amount: 20_000, market: 'id' } },
  replies: { some: examplePresetCount },
};

export const postUpdateScore: Example<typeof calls.postUpdateScore> = {
  request: { query: { day: 2, pay: 1, amount: 20_000 } },
  replies: { success: updated, someFailed: { ...updated, status: 2, info: someFailedInfo } },
};

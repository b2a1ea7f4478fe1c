import type * as calls from '../calls/approvals';
import { exampleApprovals, exampleResultApprovals } from '../fixtures/approvals';
import { refusal, success, warned } from '../fixtures/outcome';
import type { Example } from './example';

export const getApprovals: Example<typeof calls.getApprovals> = {
  request: {},
  replies: { filled: exampleApprovals, results: exampleResultApprovals, empty: [] },
};

export const postApproval: Example<typeof calls.postApproval> = {
  request: { query: { id: 1, action: 'reject', reason: 'not the right one' }, body: { warnings: [] } },
  replies: {
    success: warned(success),
    own: warned(refusal('OWN REQUEST')),
    lapsed: warned(refusal('LAPSED')),
  },
};

export const postAdjustment: Example<typeof calls.postAdjustment> = {
  request: { query: { userId: 1, kind: 'goodwill', market: 'id', amount: 500, reason: 'a late payment' } },
  replies: { asked: refusal('NEEDS APPROVAL'), unknown: refusal('UNKNOWN USER') },
};

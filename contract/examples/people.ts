import type * as calls from '../calls/people';
import { refusal, success } from '../fixtures/outcome';
import { examplePeople, examplePersonCard } from '../fixtures/personCard';
import { exampleNow } from '../fixtures/picture';
import type { Example } from './example';

export const postPeopleSearch: Example<typeof calls.postPeopleSearch> = {
  request: { body: { by: 'user', value: '1' } },
  replies: { filled: examplePeople, empty: [] },
};

export const getPersonCard: Example<typeof calls.getPersonCard> = {
  request: { query: { userId: 1 } },
  replies: { filled: [examplePersonCard], empty: [] },
};

export const postPersonNote: Example<typeof calls.postPersonNote> = {
  request: { query: { userId: 1, note: 'called, and is happy' } },
  replies: { success, unknown: refusal('UNKNOWN USER'), needReason: refusal('NEED REASON') },
};

export const postFreeze: Example<typeof calls.postFreeze> = {
  request: { query: { userId: 1, action: 'unfreeze', reason: 'a mistake' } },
  replies: { success, unknown: refusal('UNKNOWN USER'), needReason: refusal('NEED REASON') },
};

export const postAccountStatus: Example<typeof calls.postAccountStatus> = {
  request: { query: { userId: 1, action: 'restore', asOf: exampleNow, reason: 'a mistake' } },
  replies: {
    success,
    none: refusal('NO ACCOUNT'),
    other: refusal('OTHER ACCOUNT'),
    needReason: refusal('NEED REASON'),
  },
};

export const postNumberClaim: Example<typeof calls.postNumberClaim> = {
  request: { query: { userId: 1, action: 'refuse', reason: 'no proof' } },
  replies: {
    asked: refusal('NEEDS APPROVAL'),
    unknown: refusal('UNKNOWN CLAIM'),
    inUse: refusal('NUMBER IN USE'),
  },
};

import type * as calls from '../calls/user';
import {
  activeUsers,
  befriendedUsers,
  duplicateUser,
  morningUsers,
  paidUsers,
  freshUser,
  guestUser,
  withdrawnUsers,
} from '../fixtures/user';
import type { Example } from './example';

export const getUserInfo: Example<typeof calls.getUserInfo> = {
  request: { query: { uuid: 'phone-of-a-guest' } },
  replies: {
    guest: guestUser,
    fresh: freshUser,
    duplicate: duplicateUser,
    ...activeUsers,
    morning: morningUsers.id,
    paid: paidUsers.id,
    befriended: befriendedUsers.id,
    withdrawnId: withdrawnUsers.id,
    withdrawnPh: withdrawnUsers.ph,
    withdrawnBr: withdrawnUsers.br,
  },
};

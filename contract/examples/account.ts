import { noAccount } from '../wallet/account';
import type * as calls from '../calls/account';
import { refusal, success } from '../fixtures/outcome';
import { accounts } from '../fixtures/wallet';
import type { Example } from './example';

export const getAccount: Example<typeof calls.getAccount> = {
  request: {},
  replies: { ...accounts, empty: noAccount },
};

export const postAccount: Example<typeof calls.postAccount> = {
  request: { body: { accountNo: '081298765432', accountType: 'DANA', accountName: '', mobile: '' } },
  replies: {
    success,
    duplicate: refusal('DUP ACCOUNT'),
    whichKey: refusal('WHICH KEY'),
    unknownNumber: refusal('UNKNOWN NUMBER'),
    claimWaits: refusal('CLAIM WAITS'),
  },
};

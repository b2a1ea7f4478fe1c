import { hostCalls } from '@tally/contract/host/hostBackend';
import type { ConfirmedNumber } from '@tally/contract/host/hostBackend';
import { confirmNumber } from '../../domain/account/confirmNumber';
import type { HostCall } from './hostCall';

/** `POST /numbers`: a wallet number that the backend has confirmed to be a person's (ACCOUNT-20). */
export const numbers: HostCall = {
  ...hostCalls.postNumbers,
  answer: async ({ db, now, numberKey }, body) => {
    await confirmNumber(db, body as unknown as ConfirmedNumber, now(), numberKey);
    return {};
  },
};

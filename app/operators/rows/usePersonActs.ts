import { operatorApi } from '../calls/operatorApi';
import { useOperatorCalls, type Confirmation } from '../calls/operatorCalls';

/**
 * The decisions about a person, each with a reason: to freeze them or let them go on (OPS-13), and to declare their
 * e-wallet account invalid or restore it (OPS-27).
 * @param asOf when what the page shows of them was read, ms since the epoch: an account that was entered later is left alone
 */
export function usePersonActs(userId: number, asOf: number) {
  const { act } = useOperatorCalls();
  return {
    freeze: (action: 'freeze' | 'unfreeze', reason: string, confirmation: Confirmation) =>
      act(operatorApi.endpoints.postFreeze, { query: { userId, action, reason } }, confirmation),
    account: (action: 'invalidate' | 'restore', reason: string, confirmation: Confirmation) =>
      act(operatorApi.endpoints.postAccountStatus, { query: { userId, action, asOf, reason } }, confirmation),
  };
}

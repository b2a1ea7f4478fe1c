import type { Question } from '../../overlays/content/question';
import { acts } from '../calls/actLooks';
import { operatorApi } from '../calls/operatorApi';
import { useOperatorCalls } from '../calls/operatorCalls';
import type { PersonDecision } from './usePersonDecisions';

/**
 * The decisions about a person, each with a reason: to freeze them or let them go on (OPS-13), and to declare their
 * e-wallet account invalid or restore it (OPS-27).
 * @param asOf when what the page shows of them was read, ms since the epoch: an account that was entered later is left alone
 */
export function usePersonActs(userId: number, asOf: number) {
  const { act } = useOperatorCalls();
  return (action: PersonDecision, reason: string, question: Question) => {
    const confirmation = { question, act: acts[action] };
    return action === 'freeze' || action === 'unfreeze'
      ? act(operatorApi.endpoints.postFreeze, { query: { userId, action, reason } }, confirmation)
      : act(operatorApi.endpoints.postAccountStatus, { query: { userId, action, asOf, reason } }, confirmation);
  };
}

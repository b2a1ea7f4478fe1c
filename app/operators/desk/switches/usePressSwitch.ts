import type { QueryOf } from '@tally/contract/api/endpoint';
import type { postSwitch } from '@tally/contract/calls/switches';
import { rulesApi } from '../../../session/rules/rulesApi';
import type { Question } from '../../../overlays/content/question';
import { useClock } from '../../../state/appContext';
import { useAppDispatch } from '../../../state/reduxHooks';
import { acts } from '../../calls/actLooks';
import { operatorApi } from '../../calls/operatorApi';
import { useOperatorCalls } from '../../calls/operatorCalls';

/**
 * Closes something in a market, or opens it again, after confirmation (RULES-4). Repeating it changes nothing more.
 * What was accepted is shown without asking again: for two seconds a server may answer from the rules before.
 */
export function usePressSwitch() {
  const dispatch = useAppDispatch();
  const clock = useClock();
  const { sendConfirmed, report } = useOperatorCalls();
  return async (pressed: Omit<QueryOf<typeof postSwitch>, 'key'>, question: Question): Promise<void> => {
    const { market, what, action, until } = pressed;
    const confirmation = { question, act: acts[action], endsRow: true };
    const answer = await sendConfirmed(operatorApi.endpoints.postSwitch, { query: pressed }, confirmation);
    if (!answer) return;
    if (answer.data?.status === 1)
      dispatch(
        rulesApi.util.updateQueryData('getMarketRules', { market }, (rules) => {
          const isClosed = action === 'close';
          const others = rules.closed.filter((each) => each !== what);
          const ends = rules.closures.filter((each) => each.what !== what);
          const closure = { what, since: clock.now(), until: until ?? 0 };
          rules.closed = isClosed ? [...others, what] : others;
          rules.closures = isClosed ? [...ends, closure] : ends;
        }),
      );
    report(answer, question.outcome);
  };
}

import { demandsCheckIn } from '@tally/contract/rules/demands';
import { tasksApi } from '../../features/tasks/tasksApi';
import { selectClosed } from '../../session/rules/marketRules';
import { selectUser } from '../../session/selectors';
import type { RootState } from '../../state/appStore';

const selectTasks = tasksApi.endpoints.getNormalTasks.select({});

/**
 * Today's check-ins, of which a lucky task needs one (LUCKY-8); undefined where none is demanded, because it is closed
 * or not shown (RULES-9), or nothing is known yet.
 */
export function demandedCheckIns(state: RootState): number | undefined {
  const closed = selectClosed(state, 'checkin') ? (['checkin'] as const) : [];
  if (!demandsCheckIn({ showCheckIn: selectUser(state)?.showCheckInTask ?? false, closed })) return undefined;
  return selectTasks(state).data?.find(({ taskType }) => taskType === 'checkin')?.count;
}

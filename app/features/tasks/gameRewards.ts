import { games } from '@tally/contract/host/hostBackend';
import type { Game } from '@tally/contract/host/hostBackend';
import { gameLookAgainMs } from '@tally/contract/limits/game';
import type { NormalTask } from '@tally/contract/tasks/task';
import { api } from '../../api/api';
import { windowOpened } from '../../bridge/actions';
import { selectUser } from '../../session/selectors';
import { sessionApi } from '../../session/sessionApi';
import type { AppDispatch, AppThunk, StartAppListening } from '../../state/appStore';
import { gamePaid, noneCame } from './gamePaid';
import type { Came } from './gamePaid';
import { showPaid } from './showPaid';
import { tasksApi } from './tasksApi';

const { getNormalTasks } = tasksApi.endpoints;
const selectTasks = getNormalTasks.select({});

const countOf = (tasks: readonly NormalTask[] | undefined, game: Game): number | undefined =>
  tasks?.find(({ taskType }) => taskType === game)?.count;

/** By how much a number rose; 0 when it fell, or one of the two is not known. */
const risenBy = (before: number | undefined, now: number | undefined): number => {
  const more = (now ?? NaN) - (before ?? NaN);
  return more > 0 ? more : 0;
};

/**
 * Tells the reward of a game whose window calls nothing back (TASK-20): once its count and the balance have risen since
 * it was opened, as the toast of every other task. Person and tasks are fetched by two calls, of which each may come
 * before the round is booked; so when they show no round, they are fetched once more, some seconds later.
 */
export function startGameRewards(startListening: StartAppListening): void {
  let game: Game | undefined;
  let came: Came = noneCame;
  let looks: 'may look again' | 'looks again' | 'looked' = 'looked';

  const lookAgain =
    (): AppThunk =>
    (dispatch, _, { services }) => {
      looks = 'looks again';
      services.after(gameLookAgainMs, () => {
        if (looks !== 'looks again') return;
        looks = 'looked';
        dispatch(api.util.invalidateTags(['User', 'Tasks']));
      });
    };
  const showReward = (dispatch: AppDispatch, of: Game, tasks: readonly NormalTask[] | undefined) => {
    const paid = gamePaid(
      came,
      tasks?.find(({ taskType }) => taskType === of),
    );
    if (paid) {
      came = noneCame;
      looks = 'looked';
      dispatch(showPaid(paid, of));
    } else if (looks === 'may look again') dispatch(lookAgain());
  };

  startListening({
    actionCreator: windowOpened,
    effect: ({ payload: { kind } }) => {
      const opened = games.find((each) => each === kind);
      if (!opened) return;
      game = opened;
      came = noneCame;
      looks = 'may look again';
    },
  });
  startListening({
    matcher: getNormalTasks.matchFulfilled,
    effect: ({ payload }, { dispatch, getOriginalState }) => {
      if (!game) return;
      const rounds = risenBy(countOf(selectTasks(getOriginalState()).data, game), countOf(payload, game));
      came = { ...came, rounds: came.rounds + rounds };
      showReward(dispatch, game, payload);
    },
  });
  startListening({
    matcher: sessionApi.endpoints.getUserInfo.matchFulfilled,
    effect: ({ payload }, { dispatch, getState, getOriginalState }) => {
      if (!game) return;
      const before = selectUser(getOriginalState());
      came = {
        ...came,
        coin: came.coin + risenBy(before?.coin, payload.coin),
        cash: came.cash + risenBy(before?.cash, payload.cash),
      };
      showReward(dispatch, game, selectTasks(getState()).data);
    },
  });
}

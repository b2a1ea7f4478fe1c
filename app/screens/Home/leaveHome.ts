import { formatMoney } from '@tally/locales/format';
import { login } from '../../session/login';
import { selectActive, selectUser } from '../../session/selectors';
import { selectSession } from '../../session/sessionSlice';
import { tapTask } from '../../features/tasks/tapTask';
import { tasksApi } from '../../features/tasks/tasksApi';
import { closeHome } from '../../links';
import { askDialog } from '../../overlays/ask';
import type { DialogAnswer } from '../../overlays/overlaysSlice';
import type { AppThunk } from '../../store';
import { exitChoice, type ExitChoice } from './exitChoice';

/** The exit dialog (section 4): confirm does what it offers, cancel closes the page; putting it away stays. */
export const leaveHome = (): AppThunk<Promise<void>> => async (dispatch, getState, { services, router, lateKit }) => {
  const state = getState();
  const user = selectUser(state);
  const tasks = tasksApi.endpoints.getNormalTasks.select({})(state).data;
  const kit = lateKit();
  kit.catch(() => undefined);
  const lucky = kit.arrived?.value.lucky;
  const choice = exitChoice({
    active: selectActive(state),
    withdrawn: user?.withdrawn ?? false,
    tasks,
    luckyCount: lucky?.usedToday(state),
  });
  const answer = await dispatch(askExit(choice));
  if (answer === 'secondary') return services.navigate(closeHome);
  if (answer !== 'primary') return;
  const go: Record<ExitChoice, () => void> = {
    login: () => dispatch(login()),
    withdraw: () => router.go('/withdraw'),
    checkin: () => void dispatch(tapTask('checkin')),
    lottery: () => void dispatch(tapTask('lottery')),
    lucky: () => {
      const checkins = tasks?.find((task) => task.taskType === 'checkin')?.count;
      if (lucky) void dispatch(lucky.apply({ checkins, toCheckIn: go.checkin }));
    },
    default: () => undefined,
  };
  go[choice]();
};

const askExit =
  (choice: ExitChoice): AppThunk<Promise<DialogAnswer>> =>
  (dispatch, getState) => {
    const market = selectSession(getState())?.market ?? 'id';
    switch (choice) {
      case 'login': return dispatch(askDialog('exitLogin'));
      case 'withdraw': return dispatch(askDialog('exitWithdraw', { cash: formatMoney(selectUser(getState())?.cash ?? 0, market) }));
      case 'checkin': return dispatch(askDialog('exitCheckin'));
      case 'lottery': return dispatch(askDialog('exitLottery'));
      case 'lucky': return dispatch(askDialog('exitLucky'));
      default: return dispatch(askDialog('exitDefault'));
    }
  };

import type { Market } from '@tally/contract/market/codes';
import { exchangeOn, forecastCash } from '@tally/contract/rules/exchange';
import { coinRatesOf } from '@tally/contract/rules/marketRules';
import { formatMoney } from '@tally/locales/format';
import { login } from '../../session/login';
import { selectMarketRules } from '../../session/rules/marketRules';
import { selectActive, selectUser } from '../../session/selectors';
import { requireSession } from '../../state/sessionSlice';
import { tapTask } from '../../features/tasks/tapTask';
import { taskShown } from '../../features/tasks/taskRules';
import { tasksApi } from '../../features/tasks/tasksApi';
import { firstWithdrawal, type FirstWithdrawal } from '../../features/wallet/firstWithdrawal';
import { selectOffer } from '../../features/wallet/selectOffer';
import { closeHome } from '../../platform/links';
import { openDialog } from '../../overlays/openDialog';
import type { DialogAnswer } from '../../overlays/content/dialogContent';
import type { AppThunk } from '../../state/appStore';
import { exitChoice, type ExitChoice } from './exitChoice';
import { homeAmounts } from './homeAmounts';

/**
 * Opens the exit dialog (HOME-20, HOME-21): confirming does what it offers, cancelling closes the page; closing the
 * dialog stays on home.
 */
export const leaveHome = (): AppThunk<Promise<void>> => async (dispatch, getState, context) => {
  const { services, navigation, deferredChunk, clock } = context;
  const state = getState();
  const user = selectUser(state);
  const session = requireSession(state);
  const { market, pkgName } = session;
  const rules = selectMarketRules(state, market);
  const { closed } = rules;
  const offer = selectOffer(state, context);
  const rates = coinRatesOf(rules);
  const day = exchangeOn(clock.now(), market);
  const { goal, coin, cash, coinRate } = homeAmounts({ session, user, offer, ms: clock.now(), closed, rates }, day);
  const coming = coin !== undefined && day === 'tomorrow' ? forecastCash(coin, coinRate, market) : 0;
  const first = firstWithdrawal(user?.cash ?? NaN, goal);
  const canWithdraw = !closed.includes('withdrawals');
  // A task without a card, or that the market has closed, is not offered here either (PERSON-5, RULES-4).
  const tasks = tasksApi.endpoints.getNormalTasks
    .select({})(state)
    .data?.filter(({ taskType }) => taskShown(taskType, pkgName, user) && !closed.includes(taskType));
  const chunk = deferredChunk();
  chunk.catch(() => undefined);
  const lucky = chunk.arrived?.value.lucky;
  const active = selectActive(state);
  const choices = {
    active,
    // The dialog says nothing of cash that the page does not know (MONEY-9).
    withdrawn: (user?.withdrawn ?? false) || !first || !canWithdraw,
    tasks,
    luckyCount: closed.includes('lucky') ? undefined : lucky?.usedToday(state),
  };
  // The dialog tells a guest that a login leads to withdrawing, but only while it does.
  const choice = active || canWithdraw ? exitChoice(choices) : 'default';
  const tomorrow = coming > 0 && cash !== undefined ? cash + coming : undefined;
  const answer = await dispatch(openExitDialog(choice, { first, tomorrow, market }));
  if (answer === 'secondary') return services.navigate(closeHome);
  if (answer !== 'primary') return;
  const go: Record<ExitChoice, () => void> = {
    login: () => dispatch(login()),
    withdraw: () => navigation.go('/withdraw'),
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

const openExitDialog =
  (
    choice: ExitChoice,
    { first, tomorrow, market }: { first: FirstWithdrawal | undefined; tomorrow: number | undefined; market: Market },
  ): AppThunk<Promise<DialogAnswer>> =>
  (dispatch) => {
    switch (choice) {
      case 'login':
        return dispatch(openDialog('exit.offerLogin'));
      case 'withdraw':
        return dispatch(offerWithdraw(first, market));
      case 'checkin':
        return dispatch(openDialog('exit.offerCheckin'));
      case 'lottery':
        return dispatch(openDialog('exit.offerLottery'));
      case 'lucky':
        return dispatch(openDialog('exit.offerLucky'));
      default:
        return dispatch(
          openDialog('exit.offerNothing', { cash: tomorrow === undefined ? undefined : formatMoney(tomorrow, market) }),
        );
    }
  };

/** What can be withdrawn, or what the first withdrawal still lacks: the same as on the newbie card. */
const offerWithdraw =
  (first: FirstWithdrawal | undefined, market: Market): AppThunk<Promise<DialogAnswer>> =>
  (dispatch) => {
    const money = (amount = 0) => formatMoney(amount, market);
    if (first?.possible && !first.next)
      return dispatch(openDialog('exit.offerWithdraw', { cash: money(first.possible) }));
    const missing = first?.missing ? money(first.missing) : undefined;
    return dispatch(openDialog('exit.offerSoon', { cash: money(first?.cash), missing }));
  };

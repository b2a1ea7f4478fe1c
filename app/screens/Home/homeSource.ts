import { localTime } from '@tally/contract/rules/marketClock';
import type { Morning, UserInfo } from '@tally/contract/people/user';
import type { RankEntry } from '@tally/contract/wallet/rank';
import type { TaskType } from '@tally/contract/tasks/task';
import { passbookStatus } from '@tally/contract/wallet/withdraw';
import { tokenHash } from '../../bridge/tokenHash';
import type { Claim } from '../../features/tasks/nextStep';
import { tasksApi } from '../../features/tasks/tasksApi';
import { noticesOf, type Notice } from '../../features/wallet/notices';
import { selectOffer } from '../../features/wallet/selectOffer';
import { walletApi } from '../../features/wallet/walletApi';
import type { Stop } from '../../platform/services';
import { selectDialog, selectToast } from '../../state/overlaysSlice';
import { momentOf, onOneDay } from '../../session/lastNumbers';
import { isSeen, markSeen } from '../../session/seenMarks';
import { morningToldKey } from '../../session/seenStorageKeys';
import { selectLoadedRules } from '../../session/rules/marketRules';
import { selectUser, selectUserRequest } from '../../session/selectors';
import type { AppContext, AppStore } from '../../state/appStore';
import { selectLoggedIn, selectLogins, selectSession } from '../../state/sessionSlice';
import type { Session } from '../../state/session';
import { homeState, type HomeInput, type HomeState } from './homeState';
import type { HomeSource } from './mountedHome';
import { rankQuery } from './rankQuery';

const { getPassbook, getRank } = walletApi.endpoints;
// Made once: each `select` makes a memoized selector, and home is read at each change of the store.
const selectTasks = tasksApi.endpoints.getNormalTasks.select({});
const selectPassbook = getPassbook.select({});

interface HomeNeeds {
  store: AppStore;
  context: AppContext;
}

/** The notices of the list of ranks. Examples are random, so they are generated once per response. */
function createNotices({ store, context: { services } }: HomeNeeds) {
  let made: { from: readonly RankEntry[] | undefined; notices: Notice[] } | undefined;
  let ranked: { session: Session; select: ReturnType<typeof getRank.select> } | undefined;
  return (session: Session): Notice[] => {
    if (session !== ranked?.session) ranked = { session, select: getRank.select(rankQuery(session)) };
    const rank = ranked.select(store.getState());
    if ((rank.data || rank.error) && (!made || made.from !== rank.data))
      made = { from: rank.data, notices: noticesOf(session.market, rank.data ?? [], services.random) };
    return made?.notices ?? [];
  };
}

/** How many mornings a phone remembers: those of people who take turns on it. */
const morningsMax = 4;

/** The morning that is told on this page (DAY-1): once a day and phone, until the coins change. */
function createMorning({ context: { services, navigation, vault } }: HomeNeeds) {
  let told: { mark: string; coin: number } | undefined;
  return (user: UserInfo | undefined, today: number): Morning | undefined => {
    const morning = user?.morning;
    if (!morning || morning.day !== today || !(morning.cash > 0)) return undefined;
    const mark = `${tokenHash(vault.get() ?? '')}:${morning.day}`;
    if (told?.mark !== mark) {
      if (navigation.currentPath() !== '/home') return undefined;
      told = { mark, coin: isSeen(services.storage, morningToldKey, mark) ? NaN : user.coin };
      markSeen(services.storage, morningToldKey, [mark], morningsMax);
    }
    return told.coin === user.coin ? morning : undefined;
  };
}

/** The lottery's cooldown. Once its timer has run it is over, even if the clock is a moment behind. */
function createCooldown({ store, context: { services } }: HomeNeeds) {
  const end = () => store.getState().bridge.lotteryUntil;
  /** The last cooldown that has ended, monotonic ms. */
  let over = 0;
  return {
    /** When the running cooldown ends, monotonic ms; undefined when none runs. */
    until: (): number | undefined => (end() > services.elapsed() && end() !== over ? end() : undefined),
    /** Calls back when a cooldown ends. */
    watch: (ended: () => void): Stop => {
      let timed = 0;
      let stopTimer: Stop = () => undefined;
      const stopStore = store.subscribe(() => {
        const until = end();
        if (until === timed) return;
        timed = until;
        stopTimer();
        stopTimer = services.after(Math.max(0, until - services.elapsed()), () => {
          over = until;
          ended();
        });
      });
      return () => {
        stopStore();
        stopTimer();
      };
    },
  };
}

/**
 * Source of home's state: the Redux store.
 * @param known what is known when the page opens, shown until the store has its own
 */
export function createHomeSource(
  needs: HomeNeeds,
  known: Pick<HomeInput, 'user' | 'tasks' | 'offer' | 'knownAt'> = {},
) {
  const { store, context } = needs;
  const { clock, network } = context;
  const noticesIn = createNotices(needs);
  const cooldown = createCooldown(needs);
  const morningOf = createMorning(needs);

  /** The cash before a lucky task's reward: it counts up when the dialog that tells of it is closed (EARN-7). */
  let held: number | undefined;

  const read = (busy: readonly TaskType[], claim?: Claim): HomeState | undefined => {
    const state = store.getState();
    const session = selectSession(state);
    if (!session) return undefined;
    const own = selectUser(state);
    held = selectDialog(state)?.kind === 'lucky.paid' ? (held ?? own?.cash) : undefined;
    const user = own && held !== undefined ? { ...own, cash: held } : own;
    const { error: userError } = selectUserRequest(state);
    const tasks = selectTasks(state);
    const ms = clock.now();
    const { getUserInfo: at = ms, getNormalTasks: countedAt = ms } = state.answered;
    const online = network.online();
    const toast = selectToast(state);
    const counts = onOneDay(countedAt, ms, session.market) ? tasks.data : undefined;
    // It is about the person with whom the page was opened (PERSON-15).
    const shown = selectLogins(state) > 0 ? {} : known;
    // The last visit's numbers are still shown after a failed request.
    const ofLastVisit = shown.knownAt !== undefined;
    return homeState({
      session,
      notices: noticesIn(session),
      lotteryUntil: cooldown.until(),
      ms,
      busy: counts ? [] : busy,
      claim,
      loggedIn: selectLoggedIn(state),
      user: user ?? (userError && !ofLastVisit ? undefined : shown.user),
      // The last one that is known is not corrected to less before the answer is there (GOAL-1).
      offer: selectOffer(state, context) ?? shown.offer,
      rules: selectLoadedRules(state, session.market),
      pending: selectPassbook(state).data?.some(({ status }) => status === passbookStatus.pending),
      // Yesterday's amounts are still the last known ones; yesterday's counts mean nothing today (TASK-25).
      knownAt: !user
        ? shown.knownAt
        : online && onOneDay(at, ms, session.market)
          ? undefined
          : momentOf({ at }, session, ms),
      tasks: tasks.data ? counts : tasks.error && !ofLastVisit ? undefined : shown.tasks,
      offline: !online,
      clockWrong: clock.doubtful(),
      failed: userError !== undefined,
      morning: morningOf(user, localTime(ms, session.market).day),
      paid: toast?.kind === 'reward.paid' && !!toast.params.task && !!toast.params.coins,
    });
  };

  const watch = (changed: () => void): Stop => {
    const stops = [cooldown.watch(changed), store.subscribe(() => changed()), network.watch(changed)];
    return () => stops.forEach((stop) => stop());
  };
  return { read, watch, turn: () => selectLogins(store.getState()) } satisfies HomeSource;
}

import { inviteReward } from '@tally/contract/limits/team';
import { exchangeOn, forecastCash, newcomersCoinRate } from '@tally/contract/rules/exchange';
import type { Morning } from '@tally/contract/people/user';
import { coinRatesOf, type Closable } from '@tally/contract/rules/marketRules';
import { nextStep, type Claim, type NextStep } from '../../features/tasks/nextStep';
import { offeredTask } from '../../features/tasks/offeredTask';
import { dayOf, mostOfDay, nextChance, type Day } from '../../features/tasks/dayRules';
import { firstWithdrawal, type FirstWithdrawal } from '../../features/wallet/firstWithdrawal';
import { recentFriend, stampsOf } from '../../features/wallet/news';
import type { Notice } from '../../features/wallet/notices';
import { freshnessOf, type Freshness } from '../../session/freshness';
import type { Offer } from '../../session/lastNumbers';
import { personOf, type Person } from '../../state/person';
import { homeAmounts, type HomeAmounts } from './homeAmounts';
import { cardsOf, type CardsInput, type TaskCardState } from './homeCards';

/** Everything that the home screen shows, independent of language. */
export interface HomeState extends HomeAmounts {
  person: Person;
  freshness: Freshness;
  /** The phone's clock is wrong, and that is why nothing comes (DIALOG-8). */
  clockWrong?: true;
  tasks: readonly TaskCardState[];
  /** The next thing to do, whose button is red (HOME-27). */
  next?: NextStep;
  /** Withdraw would be that, unless a withdrawal is under way: home fetches the passbook for this alone (HOME-27). */
  asksPending?: true;
  /** Progress of the day's tasks (TASK-28). */
  day?: Day;
  /** Set when no task can be done now: when the next one becomes available. */
  chance?: 'today' | 'tomorrow';
  /**
   * Set when the newbie card shows: "only for active users who have not withdrawn and have cash above 0" (HOME-6).
   */
  newbie?: FirstWithdrawal;
  team: boolean;
  /** What a friend brings, where it is not the usual amount, which the page says from the start (RULES-2). */
  inviteReward?: number;
  notices: readonly Notice[];
  /** End of the lottery's cooldown, monotonic ms. */
  lotteryUntil?: number;
  /** What this morning made of the coins, told once a day (DAY-1). */
  morning?: Pick<Morning, 'coins' | 'cash'>;
  /** What a finished day brought, and the cash that all coins become tomorrow (DAY-2). */
  daySum?: { coins: number; cash: number };
  /** The cash that a day can bring somebody new (DAY-3). */
  dayMost?: number;
  /** The days of the week that have a stamp (DAY-5). */
  week?: readonly boolean[];
  /** A task has just paid coins: they are being animated to the balance (EARN-3). */
  paid?: boolean;
  /**
   * Set when the numbers are those of the last visit or the phone is offline: when they were current, in the market's
   * time zone, with the date if it was another day.
   */
  knownAt?: string;
}

/** Input of the state; undefined values have not been loaded. */
export interface HomeInput extends CardsInput {
  /** A login has succeeded on this page. */
  loggedIn?: boolean;
  /** What can be withdrawn, and when; home says nothing of it until that is known (GOAL-1). */
  offer?: Offer | undefined;
  /** A reward that can be claimed, as the deferred part knows it. */
  claim?: Claim | undefined;
  /** A withdrawal is under way. */
  pending?: boolean | undefined;
  notices: readonly Notice[];
  /** The phone's clock is wrong, and no response has come in spite of it (DIALOG-8). */
  clockWrong?: boolean;
  /**
   * When the numbers were current, in the market's time zone; set if they are those of the last visit, or if the phone
   * is offline.
   */
  knownAt?: string | undefined;
  /** A task has just paid coins. */
  paid?: boolean;
  /** This morning's exchange is told now (DAY-1). */
  morning?: Morning | undefined;
}

const isClosed = ({ rules }: HomeInput, what: Closable): boolean => rules?.closed.includes(what) ?? false;

/** The next thing to do (HOME-27), and whether it depends on a withdrawal that may be under way. */
function nextOf(
  input: HomeInput,
  { person, freshness, goal, tasks }: Pick<HomeState, 'person' | 'freshness' | 'goal' | 'tasks'>,
): Pick<HomeState, 'next' | 'asksPending'> {
  const { session, user, claim, pending, tasks: known = [], ms } = input;
  const shown = known.filter(({ taskType }) =>
    tasks.some(({ type, state }) => type === taskType && state !== 'closed'),
  );
  const offered = offeredTask({ person, tasks: shown, market: session.market, ms, sdk: session.sdk });
  const trouble = freshness !== 'ready' && freshness !== 'loading';
  const step = (withdrawal: boolean) => nextStep({ person, trouble, claim, withdrawal, offered, tasks });
  // Nobody is sent to withdrawals that are closed, or not possible before tomorrow.
  const next = step(!!goal?.ready && !isClosed(input, 'withdrawals'));
  if (next !== 'withdraw' || !user?.withdrawn) return { ...(next && { next }) };
  const other = pending === false ? next : step(false);
  return { ...(other && { next: other }), asksPending: true };
}

/** The balance: the rate that a guest reads holds on the first morning after the login. */
function balanceOf(input: HomeInput, person: Person): HomeAmounts {
  const { session, user, rules, offer, ms } = input;
  const rates = rules && coinRatesOf(rules);
  const own = person === 'active' ? offer : undefined;
  const amounts = homeAmounts(
    { session, user, rates, offer: own, ms, closed: rules?.closed },
    exchangeOn(ms, session.market),
  );
  const known = { ...amounts, ...(isClosed(input, 'withdrawals') && { closed: true as const }) };
  return person === 'guest' ? { ...known, coinRate: newcomersCoinRate(session.market, rates) } : known;
}

/** What the newbie card says; undefined: it does not show, as while withdrawals are closed (HOME-6, RULES-4). */
function newbieOf(input: HomeInput, goal: HomeState['goal']): FirstWithdrawal | undefined {
  const { user } = input;
  if (!user || user.withdrawn || !(user.cash > 0) || isClosed(input, 'withdrawals')) return undefined;
  return firstWithdrawal(user.cash, goal);
}

/** What the person's data say of today, the week and a friend (DAY-2, DAY-5). */
function newsOf(input: HomeInput, { exchangeOn: day, coin = 0, coinRate }: HomeAmounts, tasks: HomeState['tasks']) {
  const { user, ms, session } = input;
  if (!user) return {};
  const checkedIn = tasks.some(({ type, state }) => type === 'checkin' && state === 'finished');
  const week = stampsOf(user, checkedIn, ms, session.market);
  const cash = forecastCash(coin, coinRate, session.market);
  const coins = user.coinsToday ?? 0;
  return {
    // The toast of a reward stands over the row (EARN-1).
    ...(week && !input.paid && { week }),
    ...(coins > 0 && cash > 0 && day === 'tomorrow' && { daySum: { coins, cash } }),
  };
}

/**
 * What stands beside the heading of the tasks: for somebody who has nothing yet the cash that a day can bring (DAY-3),
 * else how many are done. For guests nothing until the market's rules are known: the usual numbers may be others.
 */
function headingOf(
  person: Person,
  { coin, cash, coinRate, market }: HomeAmounts,
  { user, rules }: HomeInput,
  tasks: HomeState['tasks'],
): Pick<HomeState, 'day' | 'dayMost'> {
  const isGuest = person === 'guest';
  if (isGuest && !rules) return {};
  const isNew = isGuest || (person === 'active' && coin === 0 && cash === 0 && !user?.withdrawn);
  const coins = isNew ? mostOfDay(tasks) : undefined;
  const day = dayOf(tasks);
  return {
    ...(day && { day }),
    ...(coins !== undefined && { dayMost: forecastCash(coins, coinRate, market) }),
  };
}

/** Computes home's state. */
export function homeState(input: HomeInput): HomeState {
  const { session, user, rules } = input;
  const person = personOf(user, !!input.loggedIn && !input.failed);
  const tasks = cardsOf(input, person);
  const chance = nextChance(tasks);
  const balance = balanceOf(input, person);
  const friend = person === 'active' && user ? recentFriend(user, input.ms) : undefined;
  const newbie = person === 'active' ? newbieOf(input, balance.goal) : undefined;
  const freshness = freshnessOf({
    known: !!user,
    failed: !!input.failed,
    online: !input.offline,
    renewing: input.knownAt !== undefined,
  });
  return {
    ...balance,
    person,
    freshness,
    ...(input.clockWrong && { clockWrong: true }),
    tasks,
    ...nextOf(input, { person, freshness, goal: balance.goal, tasks }),
    ...headingOf(person, balance, input, tasks),
    // The last reward is shown on its own row before the tasks collapse into one ticket.
    ...(chance && !input.paid && { chance }),
    ...(person === 'active' && newsOf(input, balance, tasks)),
    ...(input.morning && { morning: { coins: input.morning.coins, cash: input.morning.cash } }),
    ...(newbie && { newbie }),
    team: person !== 'active' || (user?.showTeamTask ?? true),
    ...(rules && rules.inviteReward !== inviteReward[session.market] && { inviteReward: rules.inviteReward }),
    // The person's own friend comes first (DAY-6).
    notices: friend ? [{ kind: 'friend', name: friend.name, amount: friend.earned }, ...input.notices] : input.notices,
    ...(input.lotteryUntil !== undefined && { lotteryUntil: input.lotteryUntil }),
    ...(input.paid && { paid: true }),
    ...(user && input.knownAt && { knownAt: input.knownAt }),
  };
}

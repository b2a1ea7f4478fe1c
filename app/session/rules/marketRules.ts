import { createSelector } from '@reduxjs/toolkit';
import { markets, type Market } from '@tally/contract/market/codes';
import { defaultMarketRules, type Closable, type MarketRules } from '@tally/contract/rules/marketRules';
import type { AppThunk, RootState } from '../../state/appStore';
import { selectMarket, selectSession } from '../../state/sessionSlice';
import { backBy } from './backBy';
import { rulesApi } from './rulesApi';

/** How long loaded rules are not asked for again where they are shown, s. */
export const rulesFreshS = 60;

const { getMarketRules } = rulesApi.endpoints;

/** What arrived, with the usual number in the place of each that could not be read. */
function complete(loaded: MarketRules, usual: MarketRules): MarketRules {
  const or = (own: number, other: number) => (Number.isNaN(own) ? other : own);
  return {
    ...loaded,
    tasks: usual.tasks.map((task) => loaded.tasks.find(({ taskType }) => taskType === task.taskType) ?? task),
    withdrawAmounts: loaded.withdrawAmounts.length > 0 ? loaded.withdrawAmounts : usual.withdrawAmounts,
    inviteReward: or(loaded.inviteReward, usual.inviteReward),
    validMemberAmount: or(loaded.validMemberAmount, usual.validMemberAmount),
    luckyMinuteAmount: or(loaded.luckyMinuteAmount, usual.luckyMinuteAmount),
    luckyTodayAmount: or(loaded.luckyTodayAmount, usual.luckyTodayAmount),
  };
}

const selectorOf = (market: Market) => {
  const usual = defaultMarketRules(market);
  return createSelector([getMarketRules.select({ market })], ({ data }) => (data ? complete(data, usual) : usual));
};
const selectors = Object.fromEntries(markets.map((market) => [market, selectorOf(market)])) as Record<
  Market,
  ReturnType<typeof selectorOf>
>;

/** The rules of a market: those that were loaded, else the usual ones (RULES-2). */
export const selectMarketRules = (state: RootState, market: Market): MarketRules => selectors[market](state);

/** The rules of a market that were loaded; undefined before, and where the backend has no document of it. */
export const selectLoadedRules = (state: RootState, market: Market): MarketRules | undefined =>
  getMarketRules.select({ market })(state).data && selectMarketRules(state, market);

/** Whether the market of the session has closed something for now (RULES-4). */
export const selectClosed = (state: RootState, what: Closable): boolean => {
  const market = selectMarket(state);
  return market !== undefined && selectMarketRules(state, market).closed.includes(what);
};

/**
 * When what the session's market has closed is back, as people read it (RULES-10); undefined when nobody has said.
 * @param now the server's time, ms since the epoch
 */
export function selectBack(state: RootState, what: Closable, now: number): string | undefined {
  const session = selectSession(state);
  return session ? backBy(selectMarketRules(state, session.market), what, { ...session, now }) : undefined;
}

/**
 * Loads the rules of the session's market.
 * @param forceRefetch true: also when they have just been loaded, because an answer says that they have changed; a
 *   number: when they are older than that, s
 */
export const loadMarketRules =
  (forceRefetch: boolean | number): AppThunk =>
  (dispatch, getState) => {
    const market = selectMarket(getState());
    if (market) void dispatch(getMarketRules.initiate({ market }, { subscribe: false, forceRefetch }));
  };

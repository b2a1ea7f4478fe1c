import { selectClosed } from '../../session/rules/marketRules';
import type { RootState } from '../../state/appStore';
import { applyLucky } from './applyLucky';
import { claimLucky } from './claimLucky';
import { installLucky } from './installLucky';
import { luckyApi } from './luckyApi';
import { applyStop, leftOf } from './luckyRules';

/** Number of lucky tasks done today; undefined where none are available, or nothing is known yet. */
const usedToday = (state: RootState): number | undefined => {
  const { data } = luckyApi.endpoints.getLucky.select({})(state);
  return data && leftOf(data.totalInfo) > 0 ? data.totalInfo.count : undefined;
};

/**
 * Whether a lucky task can be had now; not while nothing is known of them.
 * @param checkins today's, where one is demanded (LUCKY-8)
 */
const canApply = (state: RootState, checkins: number | undefined): boolean => {
  const { data: list } = luckyApi.endpoints.getLucky.select({})(state);
  const closed = selectClosed(state, 'lucky');
  return !!list && applyStop({ checkins, applies: 0, list, applying: false, closed }) === undefined;
};

/** Functions for lucky tasks in the deferred chunk, used by the host's callbacks and the exit dialog. */
export const luckyActions = {
  install: installLucky,
  claim: claimLucky,
  apply: applyLucky,
  usedToday,
  canApply,
};

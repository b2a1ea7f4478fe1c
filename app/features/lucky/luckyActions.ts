import type { RootState } from '../../store';
import { applyLucky } from './applyLucky';
import { claimLucky } from './claimLucky';
import { installLucky } from './installLucky';
import { luckyApi } from './luckyApi';
import { leftOf } from './luckyRules';
import { showLuckyOutcome } from './showLuckyOutcome';

/** How many lucky tasks the person had today; undefined where none can be had, or nothing is known yet. */
const usedToday = (state: RootState): number | undefined => {
  const { data } = luckyApi.endpoints.getLucky.select({})(state);
  return data && leftOf(data.totalInfo) > 0 ? data.totalInfo.count : undefined;
};

/** Lucky tasks as the start knows them: it asks for these when the host or the exit dialog needs them. */
export const luckyActions = {
  install: installLucky,
  claim: claimLucky,
  say: showLuckyOutcome,
  apply: applyLucky,
  usedToday,
};

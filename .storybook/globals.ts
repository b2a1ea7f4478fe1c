import type { Market } from '@tally/contract/market/codes';
import { modeOf } from './modes';
import { ownMarket } from './toolbars';

/** The market that a story is shown for: the toolbar's, or the market of the selected language. */
export function marketOf(globals: Record<string, unknown>): Market {
  const chosen = globals['market'];
  return chosen === undefined || chosen === ownMarket ? modeOf(globals['locale']).market : (chosen as Market);
}

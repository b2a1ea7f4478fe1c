import { rulesClosing } from '@tally/contract/fixtures/marketRules';
import type { Market } from '@tally/contract/market/codes';
import type { Closable, MarketRules } from '@tally/contract/rules/marketRules';
import { within } from 'storybook/test';
import { truncatedName } from '../truncatedName';

/** What a play function is given. */
export interface Play {
  canvasElement: HTMLElement;
  globals: Record<string, unknown>;
}

/** Replies with the rules of a market that closes something after the first request for them. */
export function closingLater(market: Market, ...closed: Closable[]): () => MarketRules {
  let asked = 0;
  return () => ((asked += 1) === 1 ? rulesClosing(market) : rulesClosing(market, ...closed));
}

/** The dialog with this title, once it is there. */
export const dialogTitled = (title: string, role: 'dialog' | 'alertdialog' = 'dialog') =>
  within(document.body).findByRole(role, { name: truncatedName(title) });

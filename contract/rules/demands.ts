import type { Closable } from './marketRules';

/** What a person is shown and the market has closed, as far as it decides what may be demanded of them. */
export interface Demands {
  readonly showCheckIn: boolean;
  readonly showLucky: boolean;
  readonly closed: readonly Closable[];
}

/** Whether lucky tasks may ask for today's check-in: not while that is closed or not shown (LUCKY-8, RULES-9). */
export const demandsCheckIn = ({ showCheckIn, closed }: Pick<Demands, 'showCheckIn' | 'closed'>): boolean =>
  showCheckIn && !closed.includes('checkin');

/**
 * Whether an amount may ask for a lucky task: not while those are closed or not shown, nor where the market has none
 * (WITHDRAW-15, RULES-9).
 */
export const demandsLucky = ({
  showLucky,
  closed,
  isOffered,
}: Pick<Demands, 'showLucky' | 'closed'> & { readonly isOffered: boolean }): boolean =>
  isOffered && showLucky && !closed.includes('lucky');

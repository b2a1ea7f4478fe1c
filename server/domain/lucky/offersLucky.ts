import type { LuckyApps } from '../../catalogue/reader';
import type { Rules } from '../marketRules/rulesAt';

/** Whether a market has lucky tasks at all: an app in its catalogue, of a network that may have some a day (RULES-9). */
export const offersLucky = (
  { offered }: Pick<LuckyApps, 'offered'>,
  { luckyQuotas: quotas }: Pick<Rules, 'luckyQuotas'>,
): boolean => quotas.total > 0 && offered.some(({ source }) => quotas[source] > 0);

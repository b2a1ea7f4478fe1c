import type { Translate } from '@tally/locales/text';
import { balanceTexts } from '../components/balanceTexts';
import type { HomeBalance } from '../screens/Home/homeBalance';
import type { BalanceSlot } from './balanceSlots';
import { fillShell } from './fillShell';

/**
 * Id of the template in index.html with the ticket's amounts: one for a goal not yet reached, one for a reached goal.
 */
export const balanceTemplate = (state: string): string => `balance-${state}`;

/**
 * Puts amounts into the prerendered balance. The result must be identical to what React renders, because it is
 * hydrated.
 * @returns whether the amounts were inserted
 */
export function fillBalance(page: Document, home: HomeBalance, t: Translate): boolean {
  const balance = balanceTexts(t, home);
  const { coins, cash, goal, label, formatCash, formatCoins, forecast, exchange } = balance;
  const template = goal && page.getElementById(balanceTemplate(goal.state));
  const button = page.querySelector('[data-tap=income] button');
  if (!(template instanceof HTMLTemplateElement) || !button || coins === undefined || cash === undefined) return false;
  const becomes = forecast(coins);
  const texts: Record<BalanceSlot, string | undefined> = {
    label,
    name: balance.cashLabel,
    cash: formatCash(cash),
    missing: goal?.text,
    goal: goal?.amount,
    coins: formatCoins(coins),
    becomes: becomes?.cash,
    by: becomes?.by ?? exchange,
  };
  const drawn = page.importNode(template.content, true);
  fillShell(drawn, ((slot: BalanceSlot) => texts[slot] ?? '') as Translate);
  const [coming, there] = drawn.querySelectorAll<HTMLElement>('[style*="--part"]');
  // As in `GoalBar`: nothing is coming without coins that are worth something.
  coming?.style.setProperty('--part', String(goal?.coming ? Math.min(1, (goal.cash ?? 0) + goal.coming) : 0));
  there?.style.setProperty('--part', String(goal?.cash));
  // Coins that are worth nothing have no forecast element around the words.
  const forecastWords = drawn.querySelector('button > :last-child > :last-child > :last-child');
  if (!becomes && forecastWords?.lastChild) forecastWords.replaceWith(forecastWords.lastChild);
  button.replaceWith(drawn);
  return true;
}

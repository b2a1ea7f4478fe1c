import type { Translate } from '@tally/locales/text';
import { balanceTexts } from '../components/balanceTexts';
import type { HomeBalance } from '../screens/Home/homeBalance';
import type { BalanceSlot } from './balanceSlots';
import { fillShell } from './fillShell';

/** Where index.html keeps the ticket with amounts: one for a goal that is ahead, one for a goal that is reached. */
export const balanceTemplate = (state: string): string => `balance-${state}`;

/**
 * Puts amounts into the prerendered balance, to the letter as React would draw them: it takes over what it finds.
 * @returns whether they stand there
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
  coming?.style.setProperty('--part', String(Math.min(1, (goal?.cash ?? 0) + (goal?.coming ?? 0))));
  there?.style.setProperty('--part', String(goal?.cash));
  if (!goal?.coming) coming?.remove();
  // Coins that become nothing have no forecast around the words.
  const forecastWords = drawn.querySelector('button > :last-child > :last-child > :last-child');
  if (!becomes && forecastWords?.lastChild) forecastWords.replaceWith(forecastWords.lastChild);
  button.replaceWith(drawn);
  return true;
}

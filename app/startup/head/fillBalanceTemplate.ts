import type { Translate } from '@tally/locales/text';
import { balanceTicketTexts } from '../../components/balanceTicketTexts';
import type { HomeAmounts } from '../../screens/Home/homeAmounts';
import type { BalanceSlot } from './BalanceTemplate';
import { fillShell, slotNames } from './fillShell';

/** Id of the template in index.html with the ticket's amounts; its goal is a reached one. */
export const balanceTemplateId = 'balance';

/**
 * Puts amounts into the prerendered balance. The result must be identical to what React renders, because it is
 * hydrated.
 * @returns whether the amounts were inserted
 */
export function fillBalanceTemplate(page: Document, home: HomeAmounts, t: Translate): boolean {
  const balance = balanceTicketTexts(t, home);
  const { coins, cash, goal, label, formatCash, formatCoins, forecast, exchange } = balance;
  const template = page.getElementById(balanceTemplateId);
  const button = page.querySelector('[data-tap=income] button');
  if (!(template instanceof HTMLTemplateElement) || !goal || !button || coins === undefined || cash === undefined)
    return false;
  const becomes = forecast(coins);
  const texts: Record<BalanceSlot, string | undefined> = {
    label,
    name: balance.cashLabel,
    cash: formatCash(cash),
    missing: goal.text,
    goal: goal.amount,
    coins: formatCoins(coins),
    becomes: becomes?.cash,
    by: becomes?.by ?? exchange,
  };
  const drawn = page.importNode(template.content, true);
  fillShell(drawn, ((slot: BalanceSlot) => texts[slot] ?? '') as Translate);
  const bar = drawn.querySelector<HTMLElement>('[data-state]');
  if (bar && goal.state === 'open') {
    bar.dataset.state = goal.state;
    // The check mark of a reached goal.
    bar.querySelector('svg')?.remove();
  }
  const parts = drawn.querySelectorAll<HTMLElement>('[style*="--part"]');
  const { cash: share = 0, coming = 0 } = goal;
  // As in `GoalBar`: nothing is coming without coins that are worth something.
  for (const [at, part] of [coming && Math.min(1, share + coming), share].entries())
    parts[at]?.style.setProperty('--part', String(part));
  // Coins that are worth nothing have no forecast element around the words.
  const forecastWords = drawn.querySelector('button > :last-child > :last-child > :last-child');
  if (!becomes && forecastWords?.lastChild) forecastWords.replaceWith(forecastWords.lastChild);
  // The button itself stays: it may be marked as tapped, or under a finger.
  const filled = drawn.querySelector('button');
  if (!filled) return false;
  button.replaceChildren(...filled.childNodes);
  button.removeAttribute(slotNames.texts);
  button.setAttribute('aria-label', filled.getAttribute('aria-label') ?? '');
  return true;
}

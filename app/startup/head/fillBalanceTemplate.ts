import type { Translate } from '@tally/locales/text';
import { ownTicketTexts } from '../../components/balanceTicketTexts';
import { stripesEnd } from '@tally/ui/theme/stripesEnd';
import type { HomeAmounts } from '../../screens/Home/homeAmounts';
import type { BalanceSlot } from './BalanceTemplate';
import { fillShell, slotNames } from './fillShell';

/** Id of the template in index.html with the ticket's amounts; its goal is a reached one. */
export const balanceTemplateId = 'balance';

/** The element that BalanceTicket or GoalBar marks by this `data-slot`. */
const slotIn = (
  drawn: ParentNode,
  name: 'amount' | 'balance' | 'becomes' | 'cash' | 'coming' | 'full' | 'goal' | 'reached',
) => drawn.querySelector<HTMLElement>(`[data-slot=${name}]`);

/**
 * Puts amounts into the prerendered balance. The result must be identical to what React renders, because it is
 * hydrated.
 * @returns whether the amounts were inserted
 */
export function fillBalanceTemplate(page: Document, home: HomeAmounts, t: Translate<'shell'>): boolean {
  const balance = ownTicketTexts(t, home);
  const { coins, cash, goal, label, formatCash, formatCoins, forecast, exchange } = balance;
  const template = page.getElementById(balanceTemplateId);
  const button = slotIn(page, 'balance');
  if (!(template instanceof HTMLTemplateElement) || !goal || !button || coins === undefined || cash === undefined)
    return false;
  const becomes = forecast(coins);
  const texts: Record<BalanceSlot, string | undefined> = {
    label,
    name: balance.cashLabel,
    reached: balance.reached,
    cash: formatCash(cash),
    missing: goal.text,
    goal: goal.amount,
    coins: formatCoins(coins),
    becomes: becomes?.cash,
    by: becomes?.by ?? exchange,
  };
  const drawn = page.importNode(template.content, true);
  fillShell(drawn, ((slot: BalanceSlot) => texts[slot] ?? '') as Translate<'shell'>);
  if (goal.state === 'open') {
    slotIn(drawn, 'goal')?.setAttribute('data-state', goal.state);
    slotIn(drawn, 'full')?.remove();
  }
  if (!goal.amount) slotIn(drawn, 'amount')?.remove();
  if (!balance.reached) slotIn(drawn, 'reached')?.remove();
  else if (balance.paused) slotIn(drawn, 'reached')?.setAttribute('data-state', 'paused');
  const { cash: share = 0, coming = 0 } = goal;
  slotIn(drawn, 'cash')?.style.setProperty('--part', String(share));
  slotIn(drawn, 'coming')?.style.setProperty('--part', String(stripesEnd(share, coming)));
  if (!becomes) slotIn(drawn, 'becomes')?.remove();
  // The button itself stays: it may be marked as tapped, or under a finger.
  const filled = slotIn(drawn, 'balance');
  if (!filled) return false;
  button.replaceChildren(...filled.childNodes);
  button.removeAttribute(slotNames.texts);
  button.setAttribute('aria-label', filled.getAttribute('aria-label') ?? '');
  return true;
}

import type { Translate } from '@tally/locales/text';
import { ownTicketTexts } from '../../components/balanceTicketTexts';
import type { OwnAmounts } from '../../screens/Home/homeAmounts';
import type { BalanceSlot } from './BalanceTemplate';
import { fillShell, slotNames } from './fillShell';

/** Id of the template in index.html with the ticket's amounts. */
export const balanceTemplateId = 'balance';

/** The element that BalanceTicket marks by this `data-slot`. */
const slotIn = (drawn: ParentNode, name: 'balance' | 'becomes') =>
  drawn.querySelector<HTMLElement>(`[data-slot=${name}]`);

/**
 * Puts amounts into the prerendered balance. The result must be identical to what React renders, because it is
 * hydrated.
 * @returns whether the amounts were inserted
 */
export function fillBalanceTemplate(page: Document, home: OwnAmounts, t: Translate<'shell'>): boolean {
  const balance = ownTicketTexts(t, home);
  const { coins, cash, label, formatCash, formatCoins, forecast, exchange } = balance;
  const template = page.getElementById(balanceTemplateId);
  const button = slotIn(page, 'balance');
  if (!(template instanceof HTMLTemplateElement) || !button || coins === undefined || cash === undefined) return false;
  const becomes = forecast(coins);
  const texts: Record<BalanceSlot, string | undefined> = {
    label,
    name: balance.cashLabel,
    cash: formatCash(cash),
    coins: formatCoins(coins),
    becomes: becomes?.cash,
    by: becomes?.by ?? exchange,
  };
  const drawn = page.importNode(template.content, true);
  fillShell(drawn, ((slot: BalanceSlot) => texts[slot] ?? '') as Translate<'shell'>);
  if (!becomes) slotIn(drawn, 'becomes')?.remove();
  // The button itself stays: it may be marked as tapped, or under a finger.
  const filled = slotIn(drawn, 'balance');
  if (!filled) return false;
  button.replaceChildren(...filled.childNodes);
  button.removeAttribute(slotNames.texts);
  button.setAttribute('aria-label', filled.getAttribute('aria-label') ?? '');
  return true;
}

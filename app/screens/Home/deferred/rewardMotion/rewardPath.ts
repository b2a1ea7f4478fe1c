import type { CoinFlightProps } from '@tally/ui/CoinFlight';

const middleOf = (node: Element | null) => {
  const { top, bottom, left, width } = node?.getBoundingClientRect() ?? new DOMRect();
  const inView = width > 0 && top >= 0 && bottom <= innerHeight;
  return inView ? { x: scrollX + left + width / 2, y: scrollY + (top + bottom) / 2 } : undefined;
};

/**
 * The path of a reward's coins over the page: from the center of the pressed element, or from the toast's position if
 * that element is out of view, to the balance's coins, and the place of the amount: on the lower edge of their band,
 * which is the ticket's tear, where it covers neither the number, however far that counts up, nor what it becomes.
 * @returns px from the page's upper left corner; undefined when the balance's coins are out of view
 */
export function rewardPath(
  coins: Element | null,
  band: Element | null,
  pressed: Element | null,
): Omit<CoinFlightProps, 'gain'> | undefined {
  const to = middleOf(coins);
  const left = coins?.getBoundingClientRect().left ?? 0;
  const tear = band?.getBoundingClientRect().bottom ?? 0;
  return (
    to && {
      to,
      beside: { x: scrollX + left, y: scrollY + tear + 1 },
      from: middleOf(pressed) ?? { x: scrollX + innerWidth / 2, y: scrollY + innerHeight * 0.75 },
    }
  );
}

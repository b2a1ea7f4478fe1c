import type { CoinFlightProps } from '@tally/ui/CoinFlight';

const middleOf = (node: Element | null) => {
  const { top, bottom, left, width } = node?.getBoundingClientRect() ?? new DOMRect();
  const inView = width > 0 && top >= 0 && bottom <= innerHeight;
  return inView ? { x: scrollX + left + width / 2, y: scrollY + (top + bottom) / 2 } : undefined;
};

/**
 * The path of a reward's coins over the page: from the center of the pressed element, or from the toast's position if
 * that element is out of view, to the balance's coins.
 * @returns px from the page's upper left corner; undefined when the balance's coins are out of view
 */
export function rewardPath(
  coins: Element | null,
  pressed: Element | null,
): Pick<CoinFlightProps, 'from' | 'to'> | undefined {
  const to = middleOf(coins);
  return to && { to, from: middleOf(pressed) ?? { x: scrollX + innerWidth / 2, y: scrollY + innerHeight * 0.75 } };
}

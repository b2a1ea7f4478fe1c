import type { CoinFlightProps } from '@tally/ui/CoinFlight';

/** Distance of the amount that was paid to the number of coins, px. */
const gap = 8;

const middleOf = (node: Element | null) => {
  const { top, bottom, left, width } = node?.getBoundingClientRect() ?? new DOMRect();
  const inView = width > 0 && top >= 0 && bottom <= innerHeight;
  return inView ? { x: scrollX + left + width / 2, y: scrollY + (top + bottom) / 2 } : undefined;
};

/**
 * The path of a reward's coins over the page: from the center of the pressed element, or from the toast's position if
 * that element is out of view, to the balance's coins, and the place to the right of their number.
 * @returns px from the page's upper left corner; undefined when the balance's coins are out of view
 */
export function rewardPath(
  coins: Element | null,
  number: Element | null,
  pressed: Element | null,
): Omit<CoinFlightProps, 'gain'> | undefined {
  const to = middleOf(coins);
  return (
    to && {
      to,
      beside: { x: scrollX + (number?.getBoundingClientRect().right ?? to.x) + gap, y: to.y },
      from: middleOf(pressed) ?? { x: scrollX + innerWidth / 2, y: scrollY + innerHeight * 0.75 },
    }
  );
}

import type { CoinFlightProps } from '@tally/ui/CoinFlight';

const middleOf = (node: Element | null) => {
  const { top, bottom, left, width } = node?.getBoundingClientRect() ?? new DOMRect();
  const inView = width > 0 && top >= 0 && bottom <= innerHeight;
  return inView ? { x: scrollX + left + width / 2, y: scrollY + (top + bottom) / 2 } : undefined;
};

/** Width of a digit of the coins, px. */
const digit = 12;

/** Between the number and the amount, px: the number may get a little wider as it counts up. */
const gap = 8;

/**
 * The path of a reward's coins over the page: from the center of the pressed element, or from the toast's position if
 * that element is out of view, to the balance's coins, and the place of the amount: to the right of their number, over
 * the picture of the morning, where it covers neither a number nor a button.
 * @param grows the number will have a digit more
 * @returns px from the page's upper left corner; undefined when the balance's coins are out of view
 */
export function rewardPath(
  coins: Element | null,
  count: Element | null,
  pressed: Element | null,
  grows = false,
): Omit<CoinFlightProps, 'gain'> | undefined {
  const to = middleOf(coins);
  const { right, top, bottom } = count?.getBoundingClientRect() ?? new DOMRect();
  return (
    to && {
      to,
      beside: { x: scrollX + right + gap + (grows ? digit : 0), y: scrollY + (top + bottom) / 2 },
      from: middleOf(pressed) ?? { x: scrollX + innerWidth / 2, y: scrollY + innerHeight * 0.75 },
    }
  );
}

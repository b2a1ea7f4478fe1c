import { render } from '@testing-library/react';
import { reward } from '@tally/tokens/motion';
import { describe, expect, it } from 'vitest';
import { testCommonProps } from '../testing/testCommonProps';
import { CoinFlight } from './CoinFlight';

const props = { from: { x: 300, y: 500 }, to: { x: 40, y: 270 }, beside: { x: 40, y: 296 }, gain: '+1.000' };

describe('CoinFlight', () => {
  testCommonProps(CoinFlight, props);

  it('a coin flight leads coins from one place to the other, the last within 700 ms (EARN-2)', () => {
    const { container } = render(<CoinFlight {...props} />);
    const root = container.firstElementChild as HTMLElement;
    expect([root.style.left, root.style.top]).toEqual(['300px', '500px']);
    expect([root.style.getPropertyValue('--x'), root.style.getPropertyValue('--y')]).toEqual(['-260px', '-230px']);
    const starts = [...root.querySelectorAll('i')].map(({ style }) => parseInt(style.getPropertyValue('--after')));
    expect(starts).toHaveLength(reward.coins);
    expect(root.textContent).toBe('+1.000');
    expect(Math.max(...starts) + reward.coinFlies).toBeLessThanOrEqual(700);
  });

  it('a coin flight leaves the amount at the given place, below the number that grows', () => {
    const { getByText } = render(<CoinFlight {...props} />);
    const { left, top } = getByText('+1.000').style;
    expect([left, top]).toEqual(['-260px', '-204px']);
  });

  it('a coin flight is not heard and takes no tap (EARN-2)', () => {
    const { container } = render(<CoinFlight {...props} />);
    const root = container.firstElementChild as HTMLElement;
    expect(root.getAttribute('aria-hidden')).toBe('true');
    expect(getComputedStyle(root).pointerEvents).toBe('none');
  });
});

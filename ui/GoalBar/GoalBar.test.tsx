import { render, screen } from '@testing-library/react';
import { describe, expect, it } from 'vitest';
import { renderToStaticMarkup } from 'react-dom/server';
import { FlagIcon } from '../icons/FlagIcon';
import { testCommonProps } from '../testing/testCommonProps';
import { GoalBar, type GoalBarProps } from './GoalBar';

const props: GoalBarProps = { state: 'open', cash: 0.86, coming: 0.14, text: 'Rp 1.400 to go', amount: 'Rp 10.000' };
const parts = (container: HTMLElement) =>
  [...container.querySelectorAll<HTMLElement>('[style]')]
    .map((bar) => bar.style.getPropertyValue('--part'))
    .filter((part) => part !== '');

describe('GoalBar', () => {
  it('a goal carries a flag, whichever goal it is (PRODUCT-4)', () => {
    const { container } = render(<GoalBar {...props} />);
    expect(container.querySelector('[data-part=end] svg')?.outerHTML).toBe(
      renderToStaticMarkup(<FlagIcon size={16} />),
    );
  });

  testCommonProps(GoalBar, props, [{ state: 'ready', hope: 'enough tomorrow' }, { state: 'unknown' }]);

  it('a goal bar says what is missing and which amount it is missing to (GOAL-1)', () => {
    const { container } = render(<GoalBar {...props} />);
    expect(container.textContent).toBe('Rp 1.400 to goRp 10.000');
  });

  it('a goal bar says that the cash is enough, and for which amount, where the largest is reached (GOAL-1)', () => {
    const { container } = render(
      <GoalBar {...props} state="ready" cash={1} coming={0} text="Enough to withdraw now" />,
    );
    expect(container.textContent).toBe('Enough to withdraw nowRp 10.000');
    expect(parts(container)).toEqual(['0', '1']);
  });

  it('a goal bar draws the share of tomorrow behind the cash, up to the end at most', () => {
    const { container, rerender } = render(<GoalBar {...props} hope="enough tomorrow" />);
    expect(parts(container)).toEqual(['1', '0.86']);
    rerender(<GoalBar {...props} coming={0} />);
    expect(parts(container)).toEqual(['0', '0.86']);
    rerender(<GoalBar {...props} cash={0.9} coming={0.9} hope="enough tomorrow" />);
    expect(parts(container)).toEqual(['1', '0.9']);
  });

  it('the stripes of a goal bar stop before the flag unless it says "enough tomorrow" (GOAL-2)', () => {
    const { container, rerender } = render(<GoalBar {...props} />);
    expect(parts(container)).toEqual(['0.97', '0.86']);
    rerender(<GoalBar {...props} hope="enough tomorrow" />);
    expect(parts(container)).toEqual(['1', '0.86']);
  });

  it('a goal bar moves the share of tomorrow by its transform alone (EARN-2)', () => {
    const { container } = render(<GoalBar {...props} />);
    const [coming] = container.querySelectorAll<HTMLElement>('[style*="--part"]');
    expect(coming && getComputedStyle(coming).transition).toMatch(/^transform \d+ms 480ms/);
  });

  it('a goal bar grows from nothing with the first coins, instead of appearing before they have landed (EARN-2)', () => {
    const { container, rerender } = render(<GoalBar {...props} coming={0} />);
    const [before] = container.querySelectorAll('[style*="--part"]');
    rerender(<GoalBar {...props} />);
    const [after] = container.querySelectorAll('[style*="--part"]');
    expect(after).toBe(before);
    expect(parts(container)).toEqual(['0.97', '0.86']);
  });

  it('a goal bar promises tomorrow only with the words for it (GOAL-2)', () => {
    const { rerender } = render(<GoalBar {...props} />);
    expect(screen.queryByText('enough tomorrow')).toBeNull();
    rerender(<GoalBar {...props} hope="enough tomorrow" />);
    expect(screen.getByText('enough tomorrow')).toBeTruthy();
  });

  it('a goal bar is one sentence with a value to those who hear it', () => {
    render(<GoalBar {...props} label="Rp 8.600 of Rp 10.000 for the next withdrawal" />);
    const bar = screen.getByRole('progressbar', { name: 'Rp 8.600 of Rp 10.000 for the next withdrawal' });
    expect(bar.getAttribute('aria-valuenow')).toBe('86');
  });

  it('a goal bar shows no number before one is known (MONEY-9)', () => {
    const { container } = render(<GoalBar state="unknown" />);
    expect(container.textContent).toBe('');
    expect(parts(container)).toEqual([]);
  });
});

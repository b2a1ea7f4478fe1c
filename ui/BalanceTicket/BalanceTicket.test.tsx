import { render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { describe, expect, it, vi } from 'vitest';
import { EnvironmentProvider } from '../Environment/Environment';
import { createTestEnvironment } from '../testing/testEnvironment';
import { preferReducedMotion } from '../testing/reducedMotion';
import { testCommonProps } from '../testing/testCommonProps';
import { BalanceTicket, type BalanceTicketProps } from './BalanceTicket';
import { countAt } from './useCountUp';

const props: BalanceTicketProps = {
  coins: 1000,
  cash: 2.5,
  formatCoins: String,
  formatCash: (cash) => cash.toFixed(2),
  cashLabel: 'My cash',
  forecast: (coins) => (coins >= 10 ? { cash: `= ${coins / 10} tomorrow`, by: 'before 07:00' } : undefined),
  exchange: 'Coins turn into cash every morning',
  label: 'Balance: 1000 coins and 2.50. Open income records.',
  state: 'ready',
  onOpen: () => undefined,
  children: <button>Withdraw</button>,
};
const numbers = () => screen.getByRole('button', { name: /^Balance/ });

describe('BalanceTicket', () => {
  testCommonProps(BalanceTicket, props);

  it('a balance ticket leads to the records by touch and keyboard (HOME-4)', async () => {
    const open = vi.fn();
    render(<BalanceTicket {...props} onOpen={open} />);
    await userEvent.click(numbers());
    await userEvent.keyboard('{Enter}');
    expect(open).toHaveBeenCalledTimes(2);
  });

  it('a ticket that tells the morning has its words in place of the coins, and the cash counts up by it (DAY-1)', () => {
    const { environment, pass } = createTestEnvironment();
    render(
      <EnvironmentProvider value={environment}>
        <BalanceTicket
          {...props}
          coins={4}
          cash={9.5}
          morning={{ text: 'This morning 700 coins became 7.00', cash: 7 }}
        />
      </EnvironmentProvider>,
    );
    expect(numbers().textContent).toBe('My cash2.50This morning 700 coins became 7.00');
    pass(1000);
    expect(numbers().textContent).toContain('My cash9.50');
  });

  it('a ticket that tells the morning shows all the cash at once under reduced motion', () => {
    preferReducedMotion();
    render(<BalanceTicket {...props} cash={9.5} morning={{ text: 'This morning', cash: 7 }} />);
    expect(numbers().textContent).toContain('My cash9.50');
  });

  it('a covered ticket shows what covers it and is pressed and named as before (HOME-24)', async () => {
    const open = vi.fn();
    render(<BalanceTicket {...props} cover="How it works" onOpen={open} />);
    expect(screen.getByText('How it works')).toBeTruthy();
    for (const part of numbers().children) expect(getComputedStyle(part).visibility).toBe('hidden');
    await userEvent.click(numbers());
    expect(open).toHaveBeenCalledOnce();
  });

  it('a balance ticket never shows an unknown amount as 0: a placeholder while loading, a dash after a failure (MONEY-9)', () => {
    const { coins: _, cash: __, ...unknown } = props;
    const { rerender } = render(<BalanceTicket {...unknown} state="loading" />);
    expect(numbers().textContent).toBe('My cashCoins turn into cash every morning');
    rerender(<BalanceTicket {...unknown} state="failed" />);
    expect(numbers().textContent).toBe('My cash––Coins turn into cash every morning');
  });

  it.each(['offline', 'stale'] as const)(
    'a balance ticket keeps the last known amounts while %s, says so, and has the given name',
    (state) => {
      render(<BalanceTicket {...props} state={state} note="You are offline" />);
      expect(numbers().textContent).toContain('1000');
      expect(numbers().textContent).toContain('You are offline');
      expect(numbers().getAttribute('aria-label')).toBe(props.label);
    },
  );

  it('a balance ticket says what the coins become and by when; where they become nothing, how they do (MONEY-11)', () => {
    const { unmount } = render(<BalanceTicket {...props} />);
    expect(numbers().textContent).toContain('1000= 100 tomorrowbefore 07:00');
    unmount();
    render(<BalanceTicket {...props} coins={9} />);
    expect(screen.getByText('Coins turn into cash every morning')).toBeTruthy();
  });

  it('a balance ticket shows the way to the next withdrawal (GOAL-1)', () => {
    render(<BalanceTicket {...props} goal={{ state: 'open', cash: 0.5, text: '5 to go', amount: '10' }} />);
    expect(numbers().textContent).toContain('5 to go10');
  });

  it('the goal of a balance ticket leads elsewhere than its numbers, by touch and keyboard (GOAL-3)', async () => {
    const open = vi.fn();
    const toGoal = vi.fn();
    const goal = { state: 'open', cash: 1, text: '1 lucky task first', amount: '10' } as const;
    render(<BalanceTicket {...props} goal={goal} onOpen={open} onGoal={toGoal} />);
    await userEvent.click(numbers().querySelector('[data-goal]')!);
    screen.getByRole('button', { name: '1 lucky task first, 10' }).focus();
    await userEvent.keyboard('{Enter}');
    expect([toGoal.mock.calls.length, open.mock.calls.length]).toEqual([2, 0]);
    await userEvent.click(numbers());
    expect(open).toHaveBeenCalledOnce();
  });

  it('a balance ticket shows a real 0', () => {
    render(<BalanceTicket {...props} coins={0} />);
    expect(numbers().textContent).toContain('0');
  });

  describe('a changed amount', () => {
    const shown = () => Number(/2\.50(\d+)=/.exec(numbers().textContent)?.[1]);
    function start() {
      const clock = createTestEnvironment();
      const at = (coins: number, paid?: boolean) => (
        <EnvironmentProvider value={clock.environment}>
          <BalanceTicket {...props} coins={coins} paid={paid} />
        </EnvironmentProvider>
      );
      const { rerender } = render(at(1000));
      return { ...clock, become: (coins: number, paid?: boolean) => rerender(at(coins, paid)) };
    }

    it('a changed amount is counted to at once, within 220 ms', () => {
      const { pass, become, running } = start();
      become(5000);
      expect(shown()).toBe(1000);
      pass(100);
      expect(shown()).toBeGreaterThan(1000);
      expect(shown()).toBeLessThan(5000);
      pass(140);
      expect(shown()).toBe(5000);
      expect(running()).toBe(0);
    });

    it('a changed amount of a reward waits for its coins, and stands within 700 ms (EARN-3)', () => {
      const { pass, become, running } = start();
      become(5000, true);
      pass(480);
      expect(shown()).toBe(1000);
      pass(120);
      expect(shown()).toBeGreaterThan(1000);
      expect(shown()).toBeLessThan(5000);
      pass(100);
      expect(shown()).toBe(5000);
      expect(running()).toBe(0);
    });

    it('a changed amount that changes again on the way shows what it had become, and ends at the newest (EARN-3)', () => {
      const { pass, become, running } = start();
      become(2000, true);
      pass(560);
      become(3000, true);
      expect(shown()).toBe(2000);
      pass(500);
      expect(shown()).toBe(2000);
      pass(200);
      expect(shown()).toBe(3000);
      become(9000, true);
      pass(40);
      become(500);
      pass(240);
      expect(shown()).toBe(500);
      expect(running()).toBe(0);
    });
  });

  it('a balance ticket jumps to the end when less motion is wanted (EARN-4)', () => {
    preferReducedMotion();
    const { rerender } = render(<BalanceTicket {...props} />);
    rerender(<BalanceTicket {...props} coins={5000} paid />);
    expect(numbers().textContent).toContain('5000');
  });
});

describe('countAt', () => {
  it('the count starts at the old amount and ends exactly at the new one', () => {
    expect(countAt(0.1, 0.3, 0)).toBe(0.1);
    expect(countAt(0.1, 0.3, 1)).toBe(0.3);
    expect(countAt(0.1, 0.3, 7)).toBe(0.3);
  });

  it('the count keeps whole amounts whole, and others at two decimals', () => {
    for (const part of [0.1, 0.37, 0.9]) {
      expect(Number.isInteger(countAt(3, 1000, part))).toBe(true);
      expect(countAt(0.5, 48.5, part) * 100).toBeCloseTo(Math.round(countAt(0.5, 48.5, part) * 100), 6);
    }
  });
});

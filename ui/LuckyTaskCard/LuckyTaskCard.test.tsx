import { fireEvent, render, screen, within } from '@testing-library/react';
import { describe, expect, it, vi } from 'vitest';
import { testCommonProps } from '../testing/testCommonProps';
import { LuckyTaskCard } from './LuckyTaskCard';

const labels = {
  title: 'Lucky tasks',
  mark: 'Ad',
  total: { shown: 'Today: 2/8', spoken: '2 of 8 tasks used today' },
  quotas: [
    { shown: 'Partner 1: 2/3', spoken: 'Partner 1: 2 of 3 used today' },
    { shown: 'Partner 2: 0/5', spoken: 'Partner 2: 0 of 5 used today' },
  ],
  apply: 'Get a task',
};

describe('LuckyTaskCard', () => {
  testCommonProps(LuckyTaskCard, { ...labels, applyState: 'ready', onApply: () => undefined });

  it('a lucky task card says what it is, what is used in all and of each network as count/total (LUCKY-4), and what can be earned', () => {
    render(
      <LuckyTaskCard
        {...labels}
        offer={{ summary: 'Earn up to Rp 10.000 today', each: 'Rp 5.000 per task', steps: ['Install', 'Use', 'Claim'] }}
        applyState="ready"
        onApply={() => undefined}
      />,
    );
    screen.getByRole('region', { name: 'Lucky tasks' });
    screen.getByText('Ad');
    screen.getByText('Today: 2/8');
    screen.getByText('Earn up to Rp 10.000 today');
    screen.getByText('Rp 5.000 per task');
    const [steps, quotas] = screen.getAllByRole('list').map((list) =>
      within(list)
        .getAllByRole('listitem')
        .map(({ textContent }) => textContent),
    );
    expect(steps).toEqual(['1Install', '2Use', '3Claim']);
    expect(quotas).toEqual(labels.quotas.map(({ shown, spoken }) => shown + spoken));
    expect(screen.getAllByRole('listitem').some((step) => step.hasAttribute('aria-current'))).toBe(false);
  });

  it('a lucky task card says the quotas to screen readers in words, and nothing of those that are not known (LUCKY-4)', () => {
    const ready = { applyState: 'ready' as const, onApply: () => undefined };
    const { rerender } = render(<LuckyTaskCard {...labels} {...ready} />);
    const heard = () =>
      screen.getAllByRole('listitem').map((quota) => {
        const copy = quota.cloneNode(true) as Element;
        for (const hidden of copy.querySelectorAll('[aria-hidden=true]')) hidden.remove();
        return copy.textContent;
      });
    expect(heard()).toEqual(labels.quotas.map(({ spoken }) => spoken));
    rerender(<LuckyTaskCard {...labels} {...ready} quotas={[{ shown: 'Partner 1: –/–' }]} />);
    expect(heard()).toEqual(['']);
  });

  it.each(['ready', 'applying', 'off'] as const)('a press while %s is heard: its answer says why', (applyState) => {
    const apply = vi.fn();
    render(<LuckyTaskCard {...labels} applyState={applyState} onApply={apply} />);
    const button = screen.getByRole('button');
    expect(button.getAttribute('aria-busy')).toBe(applyState === 'applying' ? 'true' : null);
    fireEvent.click(button);
    expect(apply).toHaveBeenCalledTimes(1);
  });

  it('a lucky task card offers no other task while one is under way (LUCKY-11)', () => {
    render(
      <LuckyTaskCard {...labels} apply={undefined} applyState="off" onApply={() => undefined} done="paid ones">
        its row
      </LuckyTaskCard>,
    );
    expect(screen.queryByRole('button')).toBeNull();
    screen.getByText('its row');
    screen.getByText('paid ones');
  });

  it('a lucky task card can take the focus, so that whoever is led here knows where they are', () => {
    render(<LuckyTaskCard {...labels} applyState="ready" onApply={() => undefined} />);
    const card = screen.getByRole('region');
    card.focus();
    expect(document.activeElement).toBe(card);
  });
});

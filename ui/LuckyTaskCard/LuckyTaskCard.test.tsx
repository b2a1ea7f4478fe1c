import { fireEvent, render, screen } from '@testing-library/react';
import { describe, expect, it, vi } from 'vitest';
import { testCommonProps } from '../testing/testCommonProps';
import { LuckyTaskCard } from './LuckyTaskCard';

const labels = {
  title: 'Lucky tasks',
  mark: 'Ad',
  total: { shown: 'Taken today: 2/8', spoken: '2 of 8 tasks used today' },
  quotas: [
    { shown: 'Partner 1: 2/3', spoken: 'First partner: 2 of 3 used today' },
    { shown: '0/5', spoken: 'Second partner: 0 of 5 used today' },
  ],
  apply: 'Get a task',
};

describe('LuckyTaskCard', () => {
  testCommonProps(LuckyTaskCard, { ...labels, applyState: 'ready', onApply: () => undefined });

  it('a lucky task card says what it is, what is used in all and of each network as count/total (LUCKY-4), and what can be earned', () => {
    render(
      <LuckyTaskCard
        {...labels}
        offer={{ each: 'Rp 5.000 per task', summary: '2 tasks = Rp 10.000', steps: 'Install · Use · Claim' }}
        applyState="ready"
        onApply={() => undefined}
      />,
    );
    screen.getByRole('region', { name: 'Lucky tasks' });
    screen.getByText('Ad');
    screen.getByText('Taken today: 2/8');
    screen.getByText('2 tasks = Rp 10.000');
    screen.getByText('Install · Use · Claim');
    screen.getByText('Rp 5.000 per task');
    const quotas = screen.getAllByRole('listitem').map(({ textContent }) => textContent);
    expect(quotas).toEqual(labels.quotas.map(({ shown, spoken }) => shown + spoken));
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

  it.each(['ready', 'applying'] as const)('a press while %s is heard: its answer says why', (applyState) => {
    const apply = vi.fn();
    render(<LuckyTaskCard {...labels} applyState={applyState} onApply={apply} />);
    const button = screen.getByRole('button');
    expect(button.getAttribute('aria-busy')).toBe(applyState === 'applying' ? 'true' : null);
    fireEvent.click(button);
    expect(apply).toHaveBeenCalledTimes(1);
  });

  it('a lucky task card offers no other task while one is under way (LUCKY-11)', () => {
    render(
      <LuckyTaskCard {...labels} apply={undefined} applyState="ready" onApply={() => undefined} paid="paid ones">
        its row
      </LuckyTaskCard>,
    );
    expect(screen.queryByRole('button')).toBeNull();
    screen.getByText('its row');
    screen.getByText('paid ones');
  });

  it('a lucky task card says in place of its button why there is no task any more', () => {
    render(<LuckyTaskCard {...labels} over="Done for today" applyState="ready" onApply={() => undefined} />);
    expect(screen.queryByRole('button')).toBeNull();
    screen.getByText('Done for today');
  });

  it('a lucky task card can take the focus, so that a person who is led here knows where they are', () => {
    render(<LuckyTaskCard {...labels} applyState="ready" onApply={() => undefined} />);
    const card = screen.getByRole('region');
    card.focus();
    expect(document.activeElement).toBe(card);
  });
});

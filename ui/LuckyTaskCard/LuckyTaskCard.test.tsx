import { fireEvent, render, screen } from '@testing-library/react';
import { describe, expect, it, vi } from 'vitest';
import { testCommonProps } from '../testing/testCommonProps';
import { LuckyTaskCard } from './LuckyTaskCard';

const labels = {
  title: 'Lucky tasks',
  mark: 'Ad',
  text: '6 of 8 left today',
  quotas: ['Partner 1: 1 of 3 left', 'Partner 2: 5 of 5 left'],
  apply: 'Get a task',
};

describe('LuckyTaskCard', () => {
  testCommonProps(LuckyTaskCard, { ...labels, applyState: 'ready', onApply: () => undefined });

  it('says what it is, what is left in all and of each network, and what can be earned', () => {
    render(
      <LuckyTaskCard
        {...labels}
        offer={['Earn up to Rp 10.000 today', 'Rp 5.000 per task']}
        applyState="ready"
        onApply={() => undefined}
      />,
    );
    screen.getByRole('region', { name: 'Lucky tasks' });
    screen.getByText('Ad');
    screen.getByText('6 of 8 left today');
    expect(screen.getAllByRole('listitem').map((line) => line.textContent)).toEqual([
      'Earn up to Rp 10.000 today',
      'Rp 5.000 per task',
      ...labels.quotas,
    ]);
  });

  it.each(['ready', 'applying', 'off'] as const)('hears every press while %s: its answer says why', (applyState) => {
    const apply = vi.fn();
    render(<LuckyTaskCard {...labels} applyState={applyState} onApply={apply} />);
    const button = screen.getByRole('button');
    expect(button.getAttribute('aria-busy')).toBe(applyState === 'applying' ? 'true' : null);
    fireEvent.click(button);
    expect(apply).toHaveBeenCalledTimes(1);
  });

  it('can take the focus, so that whoever is led here knows where they are', () => {
    render(<LuckyTaskCard {...labels} applyState="ready" onApply={() => undefined} />);
    const card = screen.getByRole('region');
    card.focus();
    expect(document.activeElement).toBe(card);
  });
});

import { fireEvent, render, screen } from '@testing-library/react';
import { describe, expect, it, vi } from 'vitest';
import { keepsPromises } from '../testing/promises';
import { LuckyTaskCard } from './LuckyTaskCard';

describe('LuckyTaskCard', () => {
  keepsPromises(LuckyTaskCard, { title: 'Lucky tasks', text: 'Try a partner app', quotas: [], apply: 'Get a task', applyState: 'ready', onApply: () => undefined });

  it('says what is left in all and of each network', () => {
    render(<LuckyTaskCard title="Lucky tasks" text="Try a partner app" quotas={['Total 2/5', 'Source 1: 2/3', 'Source 2: 0/2']} apply="Get a task" applyState="ready" onApply={() => undefined} />);
    screen.getByRole('region', { name: 'Lucky tasks' });
    expect(screen.getAllByRole('listitem').map((quota) => quota.textContent)).toEqual(['Total 2/5', 'Source 1: 2/3', 'Source 2: 0/2']);
  });

  it.each([
    ['ready', 1],
    ['off', 1],
    ['applying', 0],
  ] as const)('hears presses while %s: %i', (applyState, calls) => {
    const apply = vi.fn();
    render(<LuckyTaskCard title="Lucky tasks" text="Try a partner app" quotas={[]} apply="Get a task" applyState={applyState} onApply={apply} />);
    fireEvent.click(screen.getByRole('button'));
    expect(apply).toHaveBeenCalledTimes(calls);
  });
});

import { fireEvent, render, screen } from '@testing-library/react';
import { describe, expect, it, vi } from 'vitest';
import { keepsPromises } from '../testing/promises';
import { LuckyTaskRow } from './LuckyTaskRow';

describe('LuckyTaskRow', () => {
  keepsPromises(LuckyTaskRow, { name: 'Kata Seru', state: 'assigned', status: 'Ready to start', action: 'Install', onAction: () => undefined });

  it.each(['unassigned', 'assigned', 'downloading', 'clicked', 'installed', 'rewarded', 'closed'] as const)('can be pressed while %s and says its state in words', (state) => {
    const act = vi.fn();
    render(<LuckyTaskRow name="Kata Seru" state={state} status="Its state" action="Install" onAction={act} />);
    expect(screen.getByRole('article', { name: 'Kata Seru' }).getAttribute('data-state')).toBe(state);
    screen.getByText('Its state');
    fireEvent.click(screen.getByRole('button', { name: 'Install Kata Seru' }));
    expect(act).toHaveBeenCalledTimes(1);
  });

  it('swallows presses while it is being checked', () => {
    const act = vi.fn();
    render(<LuckyTaskRow name="Kata Seru" state="installed" status="Installed" action="Claim" actionState="busy" onAction={act} />);
    fireEvent.click(screen.getByRole('button'));
    expect(act).not.toHaveBeenCalled();
  });

  it('shows the time until the reward', () => {
    render(<LuckyTaskRow name="Kata Seru" state="installed" status="Installed" action="Open app" remaining="04:12" onAction={() => undefined} />);
    screen.getByText('04:12');
  });
});

import { fireEvent, render, screen, within } from '@testing-library/react';
import { describe, expect, it, vi } from 'vitest';
import { testBrokenPicture } from '../testing/testBrokenPicture';
import { testCommonProps } from '../testing/testCommonProps';
import { LuckyTaskRow, type LuckyTaskRowProps } from './LuckyTaskRow';

const props = { name: 'Kata Seru', status: 'Its state', reward: '+Rp 5.000' };
const steps = ['Install', 'Use it 5 min', 'Claim'] as const;

describe('LuckyTaskRow', () => {
  testCommonProps(LuckyTaskRow, { ...props, state: 'assigned', action: 'Install', steps });
  testBrokenPicture(LuckyTaskRow, { ...props, icon: '/a.png', state: 'assigned' }, 'K');

  it.each(['unassigned', 'assigned', 'downloading', 'clicked', 'installed', 'rewarded', 'closed'] as const)(
    'a lucky task row says while %s which app, its state and what it pays',
    (state) => {
      render(<LuckyTaskRow {...props} state={state} />);
      const row = screen.getByRole('article', { name: 'Kata Seru' });
      expect(row.getAttribute('data-state')).toBe(state);
      within(row).getByText('Its state');
      within(row).getByText('+Rp 5.000');
      expect(within(row).queryByRole('button')).toBeNull();
    },
  );

  it('the title of a lucky task is cut (LUCKY-22)', () => {
    render(<LuckyTaskRow {...props} name={'a'.repeat(31)} state="assigned" />);
    screen.getByRole('article', { name: `${'a'.repeat(28)}..` });
  });

  it.each([false, true])('a lucky task row hears a press, while it is checked (%s) too', (checking) => {
    const act = vi.fn();
    render(<LuckyTaskRow {...props} state="installed" action="Claim" checking={checking} onAction={act} />);
    const button = screen.getByRole('button', { name: 'Claim Kata Seru' });
    expect(button.getAttribute('aria-busy')).toBe(checking ? 'true' : null);
    fireEvent.click(button);
    expect(act).toHaveBeenCalledTimes(1);
  });

  it.each([
    [0, ['now', 'next', 'next']],
    [1, ['done', 'now', 'next']],
    [2, ['done', 'done', 'now']],
  ] as const)('at step %i the three steps are %j', (step, states) => {
    render(<LuckyTaskRow {...props} state="installed" steps={steps} step={step} />);
    const items = screen.getAllByRole('listitem');
    expect(items.map((item) => item.getAttribute('data-state'))).toEqual(states);
    expect(items.findIndex((item) => item.getAttribute('aria-current') === 'step')).toBe(step);
  });

  it("the next thing to do has a red button, and only while the next move is the person's", () => {
    const tone = (more: Partial<LuckyTaskRowProps>) => {
      const { unmount } = render(<LuckyTaskRow {...props} state="assigned" action="Press" {...more} />);
      const shown = screen.getByRole('button').getAttribute('data-tone');
      unmount();
      return shown;
    };
    expect(tone({ next: true })).toBe('primary');
    expect(tone({ next: true, state: 'installed', step: 2 })).toBe('primary');
    expect(tone({ steps })).toBe('soft');
    expect(tone({ next: true, state: 'downloading' })).toBe('soft');
    expect(tone({ next: true, state: 'clicked' })).toBe('soft');
    expect(tone({ next: true, state: 'installed', checking: true })).toBe('soft');
  });

  it('the reward of the task in progress stands below its last step', () => {
    render(<LuckyTaskRow {...props} state="installed" steps={steps} step={1} />);
    expect(screen.getByText('+Rp 5.000').closest('li')?.textContent).toContain('Claim');
  });

  it('a lucky task row shows the time until the reward below the step that it belongs to (LUCKY-5)', () => {
    render(<LuckyTaskRow {...props} state="installed" steps={steps} step={1} remaining="04:12 to go" />);
    expect(screen.getByText('04:12 to go').closest('li')?.textContent).toContain('Use it 5 min');
  });
});

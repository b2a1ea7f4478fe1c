import { render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { describe, expect, it, vi } from 'vitest';
import { reducedAnimation } from '../testing/reducedMotion';
import { testCommonProps } from '../testing/testCommonProps';
import { TaskCard, type TaskCardProps } from './TaskCard';

const props: TaskCardProps = {
  art: <svg />,
  title: 'Lucky draw',
  reward: 'Up to 4,000',
  rewardLabel: 'Up to 4,000 coins',
  progress: '4/10',
  progressLabel: 'Lucky draw: 4 of 10 done today',
  action: 'Draw',
  state: 'ready',
  onAction: () => undefined,
};

describe('TaskCard', () => {
  testCommonProps(TaskCard, props, [
    { state: 'busy' },
    { action: <b>00:09</b>, reward: undefined },
    { state: 'finished', action: 'Done' },
    { state: 'loading', progress: undefined },
  ]);

  it('a task card is named by its task, and its button by what it does to which task', () => {
    render(<TaskCard {...props} />);
    expect(screen.getByRole('article', { name: 'Lucky draw' })).toBeTruthy();
    expect(screen.getByRole('button', { name: 'Draw Lucky draw' })).toBeTruthy();
  });

  it.each(['ready', 'finished'] as const)('a %s task card has the line of its own', (state) => {
    render(<TaskCard {...props} state={state} foot="4 days this week" />);
    expect(screen.getByText('4 days this week').closest('article, [role=article]')).toBe(screen.getByRole('article'));
  });

  it('a task card says reward and count in full words to those who hear them', () => {
    const { container } = render(<TaskCard {...props} worth="≈ ₱40" each="per draw" />);
    for (const hidden of container.querySelectorAll('[aria-hidden=true], svg')) hidden.remove();
    const heard = [...container.querySelectorAll('p')].map(({ textContent }) => textContent.replace(/\s+/g, ' '));
    expect(heard).toEqual(
      expect.arrayContaining(['Up to 4,000 coins, ≈ ₱40 per draw', 'Lucky draw: 4 of 10 done today']),
    );
  });

  it.each(['ready', 'counting', 'low', 'finished', 'resting', 'locked', 'closed', 'guest', 'loading'] as const)(
    'a task card can be pressed while %s: the answer says what is next',
    async (state) => {
      const act = vi.fn();
      render(<TaskCard {...props} state={state} onAction={act} />);
      await userEvent.click(screen.getByRole('button'));
      expect(act).toHaveBeenCalledTimes(1);
    },
  );

  it.each([
    ['ready', true, 'primary'],
    ['ready', false, 'soft'],
    ['low', true, 'low'],
    ['low', false, 'low'],
    ['counting', true, 'off'],
    ['closed', true, 'off'],
    ['guest', false, 'outline'],
    ['busy', true, 'soft'],
    ['loading', true, 'soft'],
  ] as const)('a task card that is %s, and next to be done (%s), has the look %s (HOME-27, TASK-11)', (...row) => {
    const [state, next, tone] = row;
    render(<TaskCard {...props} state={state} next={next} />);
    expect(screen.getByRole('button').getAttribute('data-tone')).toBe(tone);
  });

  it('a task card that is used up is a stamp with its count, and the reward is not offered any more (EARN-5)', () => {
    render(<TaskCard {...props} state="finished" progress="10/10" action="Done" />);
    expect(screen.getByRole('button', { name: 'Done10/10 Lucky draw' })).toBeTruthy();
    expect(screen.queryByText('Up to 4,000')).toBeNull();
  });

  it('a task card swallows presses while busy', async () => {
    const act = vi.fn();
    render(<TaskCard {...props} state="busy" onAction={act} />);
    await userEvent.click(screen.getByRole('button'));
    expect(act).not.toHaveBeenCalled();
  });

  it('a task card shows no number that is not known yet', () => {
    render(<TaskCard {...props} state="loading" />);
    expect(screen.getByRole('article').textContent).toBe('Lucky drawDraw');
    expect(screen.getByRole('article').getAttribute('aria-busy')).toBe('true');
  });

  it('a task card keeps the room of its numbers when it is busy before they are known', () => {
    const { rerender, container } = render(<TaskCard {...props} state="loading" />);
    const room = container.querySelectorAll('p').length;
    rerender(<TaskCard {...props} state="busy" />);
    expect(container.querySelectorAll('p')).toHaveLength(room);
    expect(room).toBe(2);
  });

  it.each([
    ['4/10', '5/10', 1],
    [undefined, '5/10', 0],
    ['0/10', '4/10', 0],
    ['10/10', '0/10', 0],
  ])('a task card tears a stub off when one more is paid (%s to %s: %i) (EARN-5)', (before, after, torn) => {
    const { container, rerender } = render(<TaskCard {...props} progress={before} />);
    expect(container.querySelectorAll('i')).toHaveLength(0);
    rerender(<TaskCard {...props} progress={after} />);
    expect(container.querySelectorAll('i')).toHaveLength(torn);
  });

  it('a task card that was finished when it was last seen is as low as that while its numbers load, and no longer', () => {
    const { rerender } = render(<TaskCard {...props} progress="" state="loading" folded />);
    const height = () => getComputedStyle(screen.getByRole('article')).height;
    expect(height()).toBe('60px');
    rerender(<TaskCard {...props} progress="" state="busy" folded />);
    expect(height()).toBe('60px');
    rerender(<TaskCard {...props} state="ready" folded />);
    expect(height()).not.toBe('60px');
  });

  it('the fresh stamp of a task card fades in under reduced motion', () => {
    const { rerender } = render(<TaskCard {...props} progress="9/10" />);
    rerender(<TaskCard {...props} state="finished" progress="10/10" />);
    expect(reducedAnimation(screen.getByRole('button'))).toMatch(/ 120ms$/);
  });
});

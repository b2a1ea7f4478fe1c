import { render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { describe, expect, it, vi } from 'vitest';
import { EnvironmentProvider } from '../Environment/Environment';
import { createTestEnvironment } from '../testing/testEnvironment';
import { preferReducedMotion } from '../testing/reducedMotion';
import { testCommonProps } from '../testing/testCommonProps';
import { NoticeCarousel, type NoticeCarouselProps } from './NoticeCarousel';

const props: NoticeCarouselProps = {
  label: 'Withdrawal notices',
  notices: [
    { text: 'one', kind: 'real' },
    { text: 'two', kind: 'real' },
    { text: 'three', kind: 'example' },
  ],
  pauseLabel: 'Pause notices',
  resumeLabel: 'Resume notices',
};

function setUp() {
  const clock = createTestEnvironment();
  const neighbour = vi.fn(() => null);
  const Neighbour = neighbour;
  render(
    <EnvironmentProvider value={clock.environment}>
      <Neighbour />
      <NoticeCarousel {...props} />
    </EnvironmentProvider>,
  );
  return { ...clock, neighbour, shown: () => screen.getByRole('group', { name: 'Withdrawal notices' }).textContent };
}

describe('NoticeCarousel', () => {
  testCommonProps(NoticeCarousel, props);

  it('a notice carousel flips every 2 s, begins again after the last, and draws nothing but itself (HOME-1)', () => {
    const { pass, shown, neighbour } = setUp();
    expect(shown()).toBe('one');
    pass(1999);
    expect(shown()).toBe('one');
    pass(1);
    expect(shown()).toBe('two');
    pass(4000);
    expect(shown()).toBe('one');
    expect(neighbour).toHaveBeenCalledTimes(1);
  });

  it('a notice carousel can be paused and goes on where it stood (HOME-3)', async () => {
    const { pass, shown, running } = setUp();
    pass(2000);
    await userEvent.click(screen.getByRole('button', { name: 'Pause notices' }));
    expect(running()).toBe(0);
    pass(10_000);
    expect(shown()).toBe('two');
    await userEvent.click(screen.getByRole('button', { name: 'Resume notices' }));
    pass(2000);
    expect(shown()).toBe('three');
  });

  it('a notice carousel stands still when less motion is wanted (HOME-3)', () => {
    preferReducedMotion();
    expect(setUp().running()).toBe(0);
  });

  it.each([
    [0, []],
    [1, ['one']],
  ] as const)('with %i notices there is nothing to pause', (_, texts) => {
    render(<NoticeCarousel {...props} notices={texts.map((text) => ({ text, kind: 'real' }))} />);
    expect(screen.getByRole('group', { name: 'Withdrawal notices' }).textContent).toBe(texts.join(''));
    expect(screen.queryByRole('button')).toBeNull();
  });

  it('a notice carousel is not announced (HOME-3)', () => {
    setUp();
    expect(document.querySelector('[aria-live],[role=status],[role=alert],[role=marquee],[role=log]')).toBeNull();
  });
});

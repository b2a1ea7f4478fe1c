import { render, screen } from '@testing-library/react';
import { describe, expect, it } from 'vitest';
import { EnvironmentProvider } from '../Environment/Environment';
import { createTestEnvironment } from '../testing/testEnvironment';
import { preferReducedMotion } from '../testing/reducedMotion';
import { testCommonProps } from '../testing/testCommonProps';
import { Reveal } from './Reveal';

const later = (clock: ReturnType<typeof createTestEnvironment>, after: number) => (
  <EnvironmentProvider value={clock.environment}>
    <Reveal after={after}>
      <button>Team</button>
    </Reveal>
  </EnvironmentProvider>
);

describe('Reveal', () => {
  testCommonProps(Reveal, { after: 500, children: 'card' });

  it('a reveal hides its children from eye and keyboard until its time, keeping their room (HOME-17)', () => {
    const clock = createTestEnvironment();
    const { container } = render(later(clock, 800));
    expect(screen.queryByRole('button')).toBeNull();
    expect(container.textContent).toBe('Team');
    clock.pass(799);
    expect(screen.queryByRole('button')).toBeNull();
    clock.pass(1);
    expect(screen.getByRole('button')).toBeTruthy();
  });

  it('a reveal shows at once with no delay', () => {
    render(later(createTestEnvironment(), 0));
    expect(screen.getByRole('button')).toBeTruthy();
  });

  it('a reveal that waits stays hidden, whatever its delay', () => {
    preferReducedMotion();
    const { rerender } = render(<Reveal after={0} wait children={<button>Team</button>} />);
    expect(screen.queryByRole('button')).toBeNull();
    rerender(<Reveal after={0} children={<button>Team</button>} />);
    expect(screen.getByRole('button')).toBeTruthy();
  });

  it('a reveal keeps nobody waiting who wants less motion', () => {
    preferReducedMotion();
    render(later(createTestEnvironment(), 800));
    expect(screen.getByRole('button')).toBeTruthy();
  });
});

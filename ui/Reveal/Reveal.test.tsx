import { render, screen } from '@testing-library/react';
import { describe, expect, it } from 'vitest';
import { AmbientProvider } from '../Ambient/Ambient';
import { createHandClock } from '../testing/clock';
import { wantLessMotion } from '../testing/lessMotion';
import { keepsPromises } from '../testing/promises';
import { Reveal } from './Reveal';

const later = (clock: ReturnType<typeof createHandClock>, after: number) => (
  <AmbientProvider value={clock.ambient}>
    <Reveal after={after}>
      <button>Team</button>
    </Reveal>
  </AmbientProvider>
);

describe('Reveal', () => {
  keepsPromises(Reveal, { after: 500, children: 'card' });

  it('hides its children from eye and keyboard until its time, keeping their room (HOME-17)', () => {
    const clock = createHandClock();
    const { container } = render(later(clock, 800));
    expect(screen.queryByRole('button')).toBeNull();
    expect(container.textContent).toBe('Team');
    clock.pass(799);
    expect(screen.queryByRole('button')).toBeNull();
    clock.pass(1);
    expect(screen.getByRole('button')).toBeTruthy();
  });

  it('shows at once with no delay', () => {
    render(later(createHandClock(), 0));
    expect(screen.getByRole('button')).toBeTruthy();
  });

  it('keeps nobody waiting who wants less motion', () => {
    wantLessMotion();
    render(later(createHandClock(), 800));
    expect(screen.getByRole('button')).toBeTruthy();
  });
});

import { render, screen } from '@testing-library/react';
import { describe, expect, it, vi } from 'vitest';
import { AmbientProvider } from '../Ambient/Ambient';
import { createHandClock } from '../testing/clock';
import { keepsPromises } from '../testing/promises';
import { Countdown } from './Countdown';

const format = (seconds: number) => `00:${String(seconds).padStart(2, '0')}`;

describe('Countdown', () => {
  keepsPromises(Countdown, { until: 7000, format });

  it('shows whole seconds, tells the end once and then stands (TASK-9)', () => {
    const { ambient, pass, running } = createHandClock();
    const end = vi.fn();
    render(
      <AmbientProvider value={ambient}>
        <Countdown until={10_000} format={format} onEnd={end} />
      </AmbientProvider>,
    );
    const shown = () => screen.getByRole('timer').textContent;
    expect(shown()).toBe('00:10');
    pass(1000);
    expect(shown()).toBe('00:09');
    pass(8900);
    expect(shown()).toBe('00:01');
    expect(end).not.toHaveBeenCalled();
    pass(5000);
    expect(shown()).toBe('00:00');
    expect(end).toHaveBeenCalledTimes(1);
    expect(running()).toBe(0);
  });

  it('draws nothing anew but itself', () => {
    const { ambient, pass } = createHandClock();
    const drawn = vi.fn(() => null);
    const Neighbour = drawn;
    render(
      <AmbientProvider value={ambient}>
        <Neighbour />
        <Countdown until={5000} format={format} />
      </AmbientProvider>,
    );
    pass(3000);
    expect(drawn).toHaveBeenCalledTimes(1);
  });

  it('starts again when the end moves', () => {
    const { ambient, pass } = createHandClock();
    const at = (until: number) => (
      <AmbientProvider value={ambient}>
        <Countdown until={until} format={format} />
      </AmbientProvider>
    );
    const { rerender } = render(at(1000));
    pass(2000);
    rerender(at(5000));
    expect(screen.getByRole('timer').textContent).toBe('00:03');
    pass(1000);
    expect(screen.getByRole('timer').textContent).toBe('00:02');
  });
});

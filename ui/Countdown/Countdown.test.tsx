import { render, screen } from '@testing-library/react';
import { describe, expect, it, vi } from 'vitest';
import { EnvironmentProvider } from '../Environment/Environment';
import { createTestEnvironment } from '../testing/testEnvironment';
import { testCommonProps } from '../testing/testCommonProps';
import { Countdown } from './Countdown';

const format = (seconds: number) => `00:${String(seconds).padStart(2, '0')}`;

describe('Countdown', () => {
  testCommonProps(Countdown, { until: 7000, format });

  it('a countdown shows whole seconds, tells the end once and then stands (TASK-9)', () => {
    const { environment, pass, running } = createTestEnvironment();
    const end = vi.fn();
    render(
      <EnvironmentProvider value={environment}>
        <Countdown until={10_000} format={format} onEnd={end} />
      </EnvironmentProvider>,
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

  it('a countdown draws nothing anew but itself', () => {
    const { environment, pass } = createTestEnvironment();
    const drawn = vi.fn(() => null);
    const Neighbour = drawn;
    render(
      <EnvironmentProvider value={environment}>
        <Neighbour />
        <Countdown until={5000} format={format} />
      </EnvironmentProvider>,
    );
    pass(3000);
    expect(drawn).toHaveBeenCalledTimes(1);
  });

  it('a countdown starts again when the end moves', () => {
    const { environment, pass } = createTestEnvironment();
    const at = (until: number) => (
      <EnvironmentProvider value={environment}>
        <Countdown until={until} format={format} />
      </EnvironmentProvider>
    );
    const { rerender } = render(at(1000));
    pass(2000);
    rerender(at(5000));
    expect(screen.getByRole('timer').textContent).toBe('00:03');
    pass(1000);
    expect(screen.getByRole('timer').textContent).toBe('00:02');
  });
});

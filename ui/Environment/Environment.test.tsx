import { render } from '@testing-library/react';
import { describe, expect, it, vi } from 'vitest';
import { createTestEnvironment } from '../testing/testEnvironment';
import { EnvironmentProvider, createFixedEnvironment, useTimeout, useInterval } from './Environment';

function Ticker({ ms, tell }: { ms: number | undefined; tell: () => void }) {
  useInterval(ms, tell);
  return null;
}
function Once({ ms, tell }: { ms: number | undefined; tell: () => void }) {
  useTimeout(ms, tell);
  return null;
}

describe('Environment', () => {
  it('the environment stands still for pictures, and its chance falls the same way each time', () => {
    const one = createFixedEnvironment();
    const two = createFixedEnvironment();
    const three = [one.random(), one.random(), one.random()];
    expect([two.random(), two.random(), two.random()]).toEqual(three);
    expect(new Set(three).size).toBe(3);
    expect(one.now()).toBe(two.now());
  });

  it('the environment calls the latest function, pauses, and ends with the component', () => {
    const { environment, pass, running } = createTestEnvironment();
    const first = vi.fn();
    const second = vi.fn();
    const at = (ms: number | undefined, tell: () => void) => (
      <EnvironmentProvider value={environment}>
        <Ticker ms={ms} tell={tell} />
      </EnvironmentProvider>
    );
    const { rerender, unmount } = render(at(100, first));
    pass(250);
    expect(first).toHaveBeenCalledTimes(2);
    rerender(at(100, second));
    pass(100);
    expect(second).toHaveBeenCalledTimes(1);
    rerender(at(undefined, second));
    expect(running()).toBe(0);
    rerender(at(100, second));
    unmount();
    expect(running()).toBe(0);
  });

  it('the environment calls once after its time', () => {
    const { environment, pass } = createTestEnvironment();
    const tell = vi.fn();
    render(
      <EnvironmentProvider value={environment}>
        <Once ms={500} tell={tell} />
      </EnvironmentProvider>,
    );
    pass(499);
    expect(tell).not.toHaveBeenCalled();
    pass(5000);
    expect(tell).toHaveBeenCalledTimes(1);
  });
});

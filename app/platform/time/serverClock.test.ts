import { dayMs, hourMs } from '@tally/contract/limits/time';
import { describe, expect, it } from 'vitest';
import { createServerClock } from './serverClock';

const server = Date.UTC(2026, 10, 18, 4);

/** A phone whose clock is wrong by the given ms; `pass` lets time pass, `set` changes the phone's clock. */
function phoneThatIsWrongBy(wrong: number) {
  let off = wrong;
  let passed = 0;
  const clock = createServerClock({ built: NaN, now: () => server + off + passed, elapsed: () => passed });
  return {
    clock,
    pass: (ms: number) => void (passed += ms),
    set: (wrongBy: number) => void (off = wrongBy),
  };
}

describe('the time that the page goes by (TIME-2) (N6)', () => {
  it.each([0, 1, -hourMs, 13 * hourMs, -16 * dayMs, 400 * dayMs, -server])(
    "the time of the page is the server's on a phone whose clock is wrong by %d ms, also after a jump of it",
    (wrong) => {
      const { clock, pass, set } = phoneThatIsWrongBy(wrong);
      clock.learn(new Date(server).toUTCString());
      expect(clock.now()).toBe(server);
      pass(90_000);
      set(wrong + 5 * dayMs);
      expect(clock.now()).toBe(server + 90_000);
    },
  );

  it('the time of the page is whole, as calls take it, whatever fractions the time passed has', () => {
    const { clock, pass } = phoneThatIsWrongBy(0);
    pass(0.4);
    expect(clock.now()).toBe(server);
    clock.learn(new Date(server).toUTCString());
    pass(1000.7);
    expect(clock.now()).toBe(server + 1000);
  });

  it('the time of the page is the last known one when an answer brings none, or none that is a date', () => {
    const { clock, pass } = phoneThatIsWrongBy(3 * dayMs);
    expect(clock.now()).toBe(server + 3 * dayMs);
    clock.learn(null);
    clock.learn('yesterday');
    expect(clock.now()).toBe(server + 3 * dayMs);
    clock.learn(new Date(server).toUTCString());
    pass(1000);
    clock.learn('');
    expect(clock.now()).toBe(server + 1000);
    clock.learn(new Date(server + 7000).toUTCString());
    expect(clock.now()).toBe(server + 7000);
  });
});

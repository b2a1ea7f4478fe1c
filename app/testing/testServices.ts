import type { Services, Stop } from '../platform/services';
import { memoryStorage } from './memoryStorage';

/** Services of a test: a clock that moves when it is told to, chance that is always the same, and a record of what was done. */
export interface TestServices extends Services {
  /** Moves both clocks and lets the timers that are due ring, in order. */
  advance(ms: number): void;
  /** Where the page was sent; 'reload' for being loaded anew. */
  readonly navigated: string[];
  readonly copied: string[];
}

/** @param given replaces single services, e.g. `fetch` and `host` */
export function createTestServices(given: Partial<Services> = {}): TestServices {
  let elapsed = 0;
  const startedAt = Date.UTC(2026, 0, 15, 5);
  let ids = 0;
  const timers = new Set<{ at: number; every?: number; fn: () => void }>();
  const timer = (ms: number, fn: () => void, every?: number): Stop => {
    const one = { at: elapsed + ms, fn, ...(every !== undefined && { every }) };
    timers.add(one);
    return () => void timers.delete(one);
  };
  const navigated: string[] = [];
  const copied: string[] = [];
  return {
    fetch: () => Promise.reject(new TypeError('Failed to fetch')),
    host: () => undefined,
    storage: memoryStorage(),
    sessionStorage: memoryStorage(),
    secrets: { keep: () => Promise.resolve(), kept: () => Promise.resolve({}) },
    now: () => startedAt + elapsed,
    elapsed: () => elapsed,
    random: () => 0.5,
    uuid: () => `00000000-0000-4000-8000-${String((ids += 1)).padStart(12, '0')}`,
    after: (ms, fn) => timer(ms, fn),
    every: (ms, fn) => timer(ms, fn, ms),
    navigate: (url) => void navigated.push(url),
    reload: () => void navigated.push('reload'),
    copy: (text) => Promise.resolve(copied.push(text) > 0),
    online: () => true,
    navigated,
    copied,
    advance: (ms) => {
      const end = elapsed + ms;
      for (;;) {
        const due = [...timers].filter((one) => one.at <= end).sort((a, b) => a.at - b.at)[0];
        if (!due) break;
        elapsed = Math.max(elapsed, due.at);
        if (due.every === undefined) timers.delete(due);
        else due.at += due.every;
        due.fn();
      }
      elapsed = end;
    },
    ...given,
  };
}

import { createFakeClock, type FakeClock } from '@tally/ui/testing/fakeClock';
import type { Services } from '../platform/services';
import { memoryStorage } from './memoryStorage';

/** Services for tests: a clock that only tests advance, constant random numbers, and a record of navigations. */
export interface TestServices extends Services, Pick<FakeClock, 'advance' | 'jump' | 'running'> {
  /** Addresses that the page navigated to; 'reload' for a reload. */
  readonly navigated: string[];
  readonly copied: string[];
}

/**
 * @param overrides replaces single services, e.g. `fetch` and `host`
 * @param start initial time of the phone's clock, ms since the epoch
 */
export function createTestServices(overrides: Partial<Services> = {}, start?: number): TestServices {
  const { now, elapsed, after, every, advance, jump, running } = createFakeClock({ start });
  let ids = 0;
  const navigated: string[] = [];
  const copied: string[] = [];
  return {
    fetch: () => Promise.reject(new TypeError('Failed to fetch')),
    host: () => undefined,
    storage: memoryStorage(),
    sessionStorage: memoryStorage(),
    secrets: { save: () => Promise.resolve(), load: () => Promise.resolve({}) },
    now,
    elapsed,
    after,
    every,
    advance,
    jump,
    running,
    random: () => 0.5,
    built: NaN,
    uuid: () => `00000000-0000-4000-8000-${String((ids += 1)).padStart(12, '0')}`,
    navigate: (url) => void navigated.push(url),
    reload: () => void navigated.push('reload'),
    copy: (text) => Promise.resolve(copied.push(text) > 0),
    online: () => true,
    navigated,
    copied,
    ...overrides,
  };
}

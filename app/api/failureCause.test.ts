import { expect, it } from 'vitest';
import { dayMs } from '@tally/contract/limits/time';
import { createServerClock } from '../platform/time/serverClock';
import { failureCause, type FailureCause } from './failureCause';

const phone = ({ online = true, wrongClock = false } = {}) => ({
  network: { online: () => online },
  clock: { doubtful: () => wrongClock },
});
const errors = {
  'no response': { kind: 'offline' },
  'a time-out': { kind: 'timeout' },
  "a captive portal's page": { kind: 'malformed' },
  'JSON without our envelope': { kind: 'unfit' },
  'a 500': { kind: 'http', status: 500 },
  'a refusal': { kind: 'envelope', code: 403, msg: '' },
  'a token that is not valid': { kind: 'http', status: 401 },
  'such a token, in the envelope': { kind: 'envelope', code: 401, msg: '' },
  'a 429': { kind: 'http', status: 429 },
  '429 in the envelope': { kind: 'envelope', code: 429, msg: '' },
  'code that did not arrive': new TypeError('Failed to fetch dynamically imported module'),
  'no error': undefined,
} as const;

it.each<[keyof typeof errors, FailureCause, FailureCause, FailureCause]>([
  ['no response', 'connection', 'offline', 'clock'],
  ['a time-out', 'connection', 'offline', 'clock'],
  ["a captive portal's page", 'connection', 'offline', 'clock'],
  ['JSON without our envelope', 'server', 'server', 'server'],
  ['a 500', 'server', 'server', 'server'],
  ['a refusal', 'server', 'server', 'server'],
  ['a token that is not valid', 'login', 'login', 'login'],
  ['such a token, in the envelope', 'login', 'login', 'login'],
  ['a 429', 'busy', 'busy', 'busy'],
  ['429 in the envelope', 'busy', 'busy', 'busy'],
  ['code that did not arrive', 'connection', 'offline', 'clock'],
  ['no error', 'connection', 'offline', 'clock'],
])(
  '%s is put down to: %s; on a phone without a network %s, with a wrong clock %s (DIALOG-5, DIALOG-8)',
  (name, ...causes) => {
    const error = errors[name];
    const found = [phone(), phone({ online: false }), phone({ wrongClock: true })].map((one) =>
      failureCause(error, one),
    );
    expect(found).toEqual(causes);
  },
);

it.each([
  ['2020-01-01', true],
  ['2026-11-27', true],
  ['2026-11-28', false],
  ['2026-11-29', false],
  ['2029-11-01', false],
  ['2039-01-01', true],
])('a phone that shows %s, with a page of 29 November 2026, has a wrong clock: %s (DIALOG-8)', (now, wrong) => {
  const services = { now: () => Date.parse(now), elapsed: () => 0 };
  const clock = createServerClock({ ...services, built: Date.parse('2026-11-29') });
  expect(clock.doubtful()).toBe(wrong);
  clock.estimate(Date.parse('2026-11-30'));
  expect(clock.doubtful(), 'an earlier visit proves nothing').toBe(wrong);
  clock.learn(new Date(Date.parse('2026-11-30')).toUTCString());
  expect(clock.doubtful(), 'a response came in spite of it').toBe(false);
  expect(createServerClock({ ...services, built: NaN }).doubtful(), 'the build is not known').toBe(false);
});

it('a phone whose clock is a few hours behind has no wrong one (DIALOG-8)', () => {
  const built = Date.parse('2026-11-29');
  expect(createServerClock({ now: () => built - dayMs / 2, elapsed: () => 0, built }).doubtful()).toBe(false);
});

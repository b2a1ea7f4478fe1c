import { expect, it } from 'vitest';
import { reportOf } from './report.mjs';

const trial = { name: 'killed', says: 'PostgreSQL killed', aimS: 15, whyLate: 'Patroni looks every 5 s' };
const outcome = {
  trial,
  gapMs: 9_740,
  paid: [2, 4],
  withdrew: [2],
  lost: 0,
  doubled: 0,
  faults: 0,
  seen: new Map([['503 with Retry-After', 49]]),
  repeated: 16,
};
const lines = (...outcomes) => reportOf(outcomes).split('\n').slice(2);

it('a trial is a row of a table', () => {
  expect(lines(outcome)).toEqual([
    '| `killed`: PostgreSQL killed | 9.7 (15) | 2, 1 | 0, 0, 0 | 49 x 503 with Retry-After | 16 |',
  ]);
});

it('a time that is missed is shown with its reason', () => {
  expect(lines({ ...outcome, gapMs: 17_000 })[0]).toContain('| 17.0 (15), missed: Patroni looks every 5 s |');
});

it('a trial that is skipped or does not end says why', () => {
  expect(lines({ trial, skipped: 'no namespaces' }, { trial, failed: 'Nobody takes over.' })).toEqual([
    '| `killed`: PostgreSQL killed | skipped: no namespaces | | | | |',
    '| `killed`: PostgreSQL killed | FAILED: Nobody takes over. | | | | |',
  ]);
});

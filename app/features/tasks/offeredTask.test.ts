import { expect, it } from 'vitest';
import { offeredTask } from './offeredTask';

const counts = (checkin: number, lottery: number, videoad: number, words: number) =>
  (
    [
      ['checkin', checkin, 1],
      ['lottery', lottery, 10],
      ['videoad', videoad, 10],
      ['words', words, 30],
    ] as const
  ).map(([taskType, count, maxCount]) => ({ taskType, count, maxCount, coinReward: 0, cashReward: 0 }));
/** Noon in Jakarta. */
const at = { person: 'active', sdk: 815, market: 'id', ms: Date.UTC(2026, 0, 15, 5) } as const;
const morning = { ...at, ms: Date.UTC(2026, 0, 15, 3, 59) };

// HOME-19
it.each([
  ['a guest has the login bar', { ...at, person: 'guest', tasks: counts(0, 0, 0, 0) }, 'none'],
  ['check-in if count is 0', { ...at, tasks: counts(0, 0, 0, 0) }, 'checkin'],
  ['lottery if count below 6', { ...at, tasks: counts(1, 5, 0, 0) }, 'lottery'],
  ['video ad if count below 5', { ...at, tasks: counts(1, 6, 4, 0) }, 'videoad'],
  ['words if count below 30', { ...at, tasks: counts(1, 6, 5, 29) }, 'words'],
  ['and SDK 804 or above', { ...at, sdk: 803, tasks: counts(1, 6, 5, 29) }, 'none'],
  ['else hidden', { ...at, tasks: counts(1, 6, 5, 30) }, 'none'],
  ['nobody known yet', { ...at, person: 'unknown', tasks: [] }, 'none'],
  ['not a lottery that rests until 11:00', { ...morning, tasks: counts(1, 5, 4, 0) }, 'videoad'],
  ['which rests in Indonesia alone', { ...morning, market: 'ph', tasks: counts(1, 5, 4, 0) }, 'lottery'],
  [
    'not a task at its maximum',
    { ...at, tasks: counts(1, 4, 0, 0).map((task) => ({ ...task, maxCount: 4 })) },
    'videoad',
  ],
] as const)('%s', (_, state, choice) => {
  expect(offeredTask(state)).toBe(choice);
});

import { expect, it } from 'vitest';
import { floatChoice } from './floatChoice';

const counts = (checkin: number, lottery: number, videoad: number, words: number) =>
  [
    { taskType: 'checkin', count: checkin },
    { taskType: 'lottery', count: lottery },
    { taskType: 'videoad', count: videoad },
    { taskType: 'words', count: words },
  ] as const;
const at = { person: 'active', sdk: 815 } as const;

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
] as const)('%s', (_, state, choice) => {
  expect(floatChoice(state)).toBe(choice);
});

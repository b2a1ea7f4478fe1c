import { freshTasks } from '@tally/contract/fixtures/task';
import { activeUsers, guestUser } from '@tally/contract/fixtures/user';
import { expect, it } from 'vitest';
import { tokenHash } from '../bridge/tokenHash';
import { isLastHomeOf, lastHomeToday, type LastHome } from './lastHome';

const ana = 'a'.repeat(60);
const at = Date.UTC(2026, 2, 5, 13);
const kept: LastHome = { who: tokenHash(ana), at, user: activeUsers.id, tasks: freshTasks };

it.each([
  ['the person whose they are', kept, ana, true],
  ['another person', kept, 'b'.repeat(60), false],
  ['nobody', kept, undefined, false],
  ['a person who is a guest now', { ...kept, user: guestUser }, ana, false],
])('the last numbers before %s', (_, home, token, shown) => {
  expect(isLastHomeOf(home, token)).toBe(shown);
});

it("yesterday's counts of tasks are not shown, the person's numbers are (TASK-25)", () => {
  expect(lastHomeToday(kept, 'id', at + 3_600_000)).toEqual(kept);
  // 20:00 in Jakarta, and five hours later.
  expect(lastHomeToday(kept, 'id', at + 5 * 3_600_000)).toEqual({ ...kept, tasks: undefined });
});

import { freshTasks } from '@tally/contract/fixtures/task';
import { activeUsers, guestUser } from '@tally/contract/fixtures/user';
import { expect, it } from 'vitest';
import { tokenHash } from '../bridge/tokenHash';
import { isLastHomeOf, lastHomeToday, momentOf, timeSince, type LastHome } from './lastHome';

const ana = 'a'.repeat(60);
const at = Date.UTC(2026, 2, 5, 13);
const stored: LastHome = { who: tokenHash(ana), at, user: activeUsers.id, tasks: freshTasks };

it.each([
  ['the person whose they are', stored, ana, true],
  ['another person', stored, 'b'.repeat(60), false],
  ['nobody', stored, undefined, false],
  ['a person who is a guest now', { ...stored, user: guestUser }, ana, false],
])('the last numbers before %s', (_, home, token, shown) => {
  expect(isLastHomeOf(home, token)).toBe(shown);
});

it("yesterday's counts of tasks are not shown, the person's numbers are (TASK-25)", () => {
  expect(lastHomeToday(stored, 'id', at + 3_600_000)).toEqual(stored);
  // 20:00 in Jakarta, and five hours later.
  expect(lastHomeToday(stored, 'id', at + 5 * 3_600_000)).toEqual({ ...stored, tasks: undefined });
});

it.each([
  ['of today', 3_600_000, '20:00'],
  ['of the day before', 5 * 3_600_000, '05/03 20:00'],
])('numbers %s say when they were true (ENTRY-15)', (_, later, shown) => {
  expect(momentOf(stored, 'id', at + later)).toBe(shown);
});

it.each([
  ['two days ahead', 2 * 86_400_000],
  ['a day behind', -86_400_000],
])('a phone whose clock is %s knows how much later it is, and so whether it is still today (TIME-2)', (_, wrong) => {
  const onPhone = { ...stored, phoneAt: at + wrong };
  const now = timeSince(onPhone, at + wrong + 3_600_000);
  expect(now).toBe(at + 3_600_000);
  expect(lastHomeToday(onPhone, 'id', now).tasks).toBe(freshTasks);
  expect(momentOf(onPhone, 'id', now)).toBe('20:00');
});

it('a clock that was put back between two visits makes nothing older than it is (TIME-2)', () => {
  expect(timeSince({ at, phoneAt: at }, at - 86_400_000)).toBe(at);
});

import { freshTasks, midwayTasks } from '@tally/contract/fixtures/task';
import { activeUsers, guestUser } from '@tally/contract/fixtures/user';
import { describe, expect, it } from 'vitest';
import { memoryStorage } from '../testing/memoryStorage';
import {
  finishedToday,
  lastHomeToday,
  lastNumbers,
  minutesOf,
  momentOf,
  timeSince,
  type LastHome,
} from './lastNumbers';
import { storeLastHome, lastHome } from './lastNumbersStorage';

const ana = 'a'.repeat(60);
const at = Date.UTC(2026, 2, 5, 13);
/** Jakarta is seven hours ahead of UTC. */
const offset = 7 * 3_600_000;
const stored: LastHome = { at, offset, user: activeUsers.id, tasks: freshTasks };

it("yesterday's counts of tasks are not shown, the person's numbers are (TIME-4, TASK-25)", () => {
  expect(lastHomeToday(stored, 'id', at + 3_600_000)).toEqual(stored);
  // 20:00 in Jakarta, and five hours later.
  expect(lastHomeToday(stored, 'id', at + 5 * 3_600_000)).toEqual({ ...stored, tasks: undefined });
});

it.each([
  ['of today', 3_600_000, '20.00'],
  ['of the day before', 5 * 3_600_000, '5\u00a0Mar\u00a0· 20.00'],
])('numbers %s say when they were true (TIME-4, ENTRY-15)', (_, later, shown) => {
  expect(momentOf(stored, { market: 'id', locale: 'id' }, at + later)).toBe(shown);
});

it.each([
  ['two days ahead', 2 * 86_400_000],
  ['a day behind', -86_400_000],
])('a phone whose clock is %s knows how much later it is, and so whether it is still today (TIME-2)', (_, wrong) => {
  const onPhone = { ...stored, phoneAt: at + wrong };
  const now = timeSince(onPhone, at + wrong + 3_600_000);
  expect(now).toBe(at + 3_600_000);
  expect(lastHomeToday(onPhone, 'id', now).tasks).toBe(freshTasks);
  expect(momentOf(onPhone, { market: 'id', locale: 'id' }, now)).toBe('20.00');
});

it('a clock that was put back between two visits makes nothing older than it is (TIME-2)', () => {
  expect(timeSince({ at, phoneAt: at }, at - 86_400_000)).toBe(at);
});

it.each([
  ['tasks that were finished three hours ago', midwayTasks, 3, ['checkin', 'quiz']],
  ['tasks that were finished yesterday', midwayTasks, 4, []],
  ['tasks that were finished a day before', midwayTasks, 24, []],
  ['tasks of which none was finished', freshTasks, 3, []],
  ['tasks that are not known', undefined, 3, []],
])('%s: those that are still finished today (TASK-25)', (_, tasks, hours, finished) => {
  expect(finishedToday({ ...stored, tasks, ms: at + hours * 3_600_000 })).toEqual(finished);
});

describe('what is kept', () => {
  const hour = at + 3_600_000;
  const stored = () => {
    const storage = memoryStorage();
    storeLastHome(storage, ana, { at, phoneAt: at, offset, user: activeUsers.id, tasks: freshTasks });
    return storage;
  };
  it('stored numbers are there again for their person, with their hour (PERSON-13)', () => {
    const opened = lastHome(stored(), ana, hour);
    expect(opened && lastNumbers(opened, { market: 'id', locale: 'id' })).toEqual({
      user: { ...activeUsers.id, name: '', avatar: '' },
      tasks: freshTasks,
      knownAt: '20.00',
      ms: hour,
    });
  });
  it('stored numbers hold neither the token nor the name and picture of their person (PERSON-13)', () => {
    const storage = memoryStorage();
    const user = { ...activeUsers.id, name: 'Siti', avatar: 'https://pictures.example/siti.jpg' };
    storeLastHome(storage, ana, { at, offset, user, tasks: undefined });
    expect(storage.get('lastHome')).not.toMatch(/Siti|siti|aaaa/);
  });
  it.each([
    ['another person', 'b'.repeat(60)],
    ['a guest', undefined],
  ])('stored numbers are thrown away before %s (PERSON-13)', (_, token) => {
    const storage = stored();
    expect(lastHome(storage, token, hour)).toBeUndefined();
    expect(storage.get('lastHome')).toBeUndefined();
  });
  it('the stored numbers of somebody who is a guest now are thrown away', () => {
    const storage = memoryStorage();
    storeLastHome(storage, ana, { at, offset, user: guestUser, tasks: undefined });
    expect(lastHome(storage, ana, hour)).toBeUndefined();
  });
  const { owner } = JSON.parse(stored().get('lastHome') ?? '') as { owner: string };
  it.each([
    ['as an older version sealed it', 'AAECAwQFBgcICQoL.c29tZXRoaW5n AAECAwQFBgcICQoL.c29tZXRoaW5n'],
    ['without numbers', JSON.stringify({ owner })],
    ['as nothing', 'null'],
  ])('what is kept %s is ignored and removed (PERSON-13)', (_, older) => {
    const storage = memoryStorage({ lastHome: older });
    expect(lastHome(storage, ana, hour)).toBeUndefined();
    expect(storage.get('lastHome')).toBeUndefined();
  });
  it('the page writes no numbers to a full storage, and removes the older ones', () => {
    const storage = { ...stored(), set: () => false };
    storeLastHome(storage, ana, { at, offset, user: activeUsers.id, tasks: undefined });
    expect(storage.get('lastHome')).toBeUndefined();
  });
});

it('minutes of the market without the rules of time zones (TIME-1)', () => {
  expect(minutesOf({ ms: at, offset })).toBe(20 * 60);
  expect(minutesOf({ ms: at + 5 * 3_600_000, offset })).toBe(60);
});

import { finishedTasks, freshTasks } from '@tally/contract/fixtures/task';
import { activeUsers } from '@tally/contract/fixtures/user';
import { expect, it } from 'vitest';
import { homeAmounts } from '../screens/Home/homeAmounts';
import { createFirstSource } from './firstSource';

const session = { pkgName: 'com.tally.rewards', market: 'id', locale: 'id', sdk: 815, appVersion: '' } as const;
const user = { ...activeUsers.id, coin: 500, cash: 1200 };
const last = { session, notices: [], ms: 0, user, tasks: freshTasks, knownAt: '20:07' };
const filled = homeAmounts(last, 'tomorrow');
const checkIn = (home: ReturnType<ReturnType<typeof createFirstSource>['read']>) =>
  home?.tasks.find(({ type }) => type === 'checkin');

it('home stays as the page head has filled it in until it is released, with tapped tasks shown as busy', () => {
  const source = createFirstSource(last, filled);
  expect(source.read([])).toMatchObject({ ...filled, person: 'unknown' });
  expect(checkIn(source.read([]))).toEqual({ type: 'checkin', state: 'loading' });
  expect(checkIn(source.read(['checkin']))).toEqual({ type: 'checkin', state: 'busy' });
  source.learn({ tasks: freshTasks, knownAt: undefined });
  expect(checkIn(source.read([]))).toEqual({ type: 'checkin', state: 'loading' });
  expect(source.held()).toBe(true);
  source.release();
  expect(source.held()).toBe(false);
  expect(source.read([])).toMatchObject({ person: 'active', freshness: 'ready', coin: 500, cash: 1200 });
  expect(checkIn(source.read([]))?.state).toBe('ready');
});

it('the row of a task that the last visit finished stays as low as the page head has made it until it is released', () => {
  const source = createFirstSource({ ...last, tasks: finishedTasks }, filled, ['checkin']);
  expect(checkIn(source.read([]))).toEqual({ type: 'checkin', state: 'loading', folded: true });
  expect(checkIn(source.read(['checkin']))).toEqual({ type: 'checkin', state: 'busy', folded: true });
  source.release();
  expect(checkIn(source.read([]))).toMatchObject({ state: 'finished' });
  expect(checkIn(source.read([]))).not.toHaveProperty('folded');
});

it.each([
  ['coins', { coin: 600, cash: 1200 }],
  ['cash', { coin: 500, cash: 0 }],
])('newer %s than the filled-in ones are shown at once', (_, amounts) => {
  const source = createFirstSource(last, filled);
  source.learn({ user: { ...user, ...amounts }, knownAt: undefined });
  expect(source.read([])).toMatchObject({ ...amounts, person: 'active', freshness: 'ready' });
  expect(source.held()).toBe(false);
});

it('where nothing was filled in, home follows the data from the beginning', () => {
  expect(createFirstSource(last, undefined).read([])).toMatchObject({ coin: 500, knownAt: '20:07' });
  expect(createFirstSource(undefined, undefined).read([])).toBeUndefined();
});

it('after a login of somebody else nothing of the person before is shown, whatever still arrives (PERSON-15)', () => {
  const source = createFirstSource(last, filled);
  source.forget();
  source.learn({ user, tasks: freshTasks, knownAt: '20:07' });
  const home = source.read([]);
  expect(home).toMatchObject({ person: 'active', freshness: 'loading' });
  for (const name of ['coin', 'cash', 'knownAt', 'day', 'newbie']) expect(home).not.toHaveProperty(name);
  expect(new Set(home?.tasks.map(({ state }) => state))).toEqual(new Set(['loading']));
  expect([source.input()?.user, source.input()?.tasks, source.held()]).toEqual([undefined, undefined, false]);
});

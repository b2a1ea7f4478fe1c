import { finishedTasks, freshTasks } from '@tally/contract/fixtures/task';
import { activeUsers } from '@tally/contract/fixtures/user';
import { expect, it } from 'vitest';
import { createBridgeHarness } from '../../testing/bridgeHarness';
import { goodToken } from '../../testing/hostedServices';
import { createTestApp } from '../../testing/testApp';
import { createHomeSource } from './homeSource';
import { homeState, type HomeInput } from './homeState';
import { createPersistentHome, type HomeSource, type PersistentHome } from './mountedHome';

const session = { pkgName: 'com.tally.rewards', market: 'id', locale: 'id', sdk: 815, appVersion: '' } as const;
const input = { session, notices: [], ms: 0 };
const never = () => new Promise<void>(() => undefined);

/** Home over data that a test changes; `changed` tells home so. */
function open(data: HomeInput = input, onTap: () => Promise<void> = never) {
  const told = { data, turn: 0, watched: 0, changed: () => undefined as void };
  const source: HomeSource = {
    read: (busy) => homeState({ ...told.data, busy }),
    turn: () => told.turn,
    watch: (changed) => {
      told.watched += 1;
      told.changed = changed;
      return () => void (told.watched -= 1);
    },
  };
  return { told, home: createPersistentHome(source, { visible: true, onTap }) };
}
const checkIn = (home: PersistentHome) => home.get().home?.tasks.find(({ type }) => type === 'checkin')?.state;

it('the task of a tap is busy until the tap has been handled', async () => {
  let handled = () => undefined as void;
  const { home } = open(input, () => new Promise((done) => (handled = done)));
  const tap = home.tap('task:checkin');
  expect(checkIn(home)).toBe('busy');
  handled();
  await tap;
  expect(checkIn(home)).toBe('loading');
});

it('home notifies its subscribers when something changes, and only then', () => {
  const { home, told } = open();
  let calls = 0;
  const stop = home.subscribe(() => void (calls += 1));
  home.setVisible(false);
  home.setVisible(false);
  told.changed();
  stop();
  home.setVisible(true);
  expect([calls, home.get().visible]).toEqual([1, true]);
});

it('home follows its source while it has subscribers, and catches up on earlier changes', () => {
  const { home, told } = open();
  expect(told.watched).toBe(0);
  told.data = { ...input, tasks: freshTasks };
  const stops = [home.subscribe(() => undefined), home.subscribe(() => undefined)];
  expect(told.watched).toBe(1);
  expect(checkIn(home)).toBe('ready');
  for (const stop of stops) stop();
  expect(told.watched).toBe(0);
});

it('a place of home is known as long as it is there', () => {
  const { home } = open();
  const place = document.createElement('div');
  home.slotRefs.face(place);
  home.slotRefs.ads(document.createElement('div'));
  expect(home.get().slots.face).toBe(place);
  home.slotRefs.face(null);
  expect(home.get().slots.face).toBeNull();
});

it('a change that shows nothing different does not render home again', () => {
  const { home, told } = open({ ...input, tasks: freshTasks });
  home.subscribe(() => undefined);
  const before = home.get().home;
  told.changed();
  expect(home.get().home).toBe(before);
  told.data = { ...told.data, offline: true };
  told.changed();
  expect(home.get().home?.freshness).toBe('offline');
  expect(home.get().home?.tasks[0]).toBe(before?.tasks[0]);
});

it("once somebody else has logged in no task is busy, and home's lower part has to get its place anew", () => {
  const { home, told } = open();
  home.subscribe(() => undefined);
  home.markStable();
  void home.tap('task:checkin');
  expect([home.get().stable, checkIn(home)]).toEqual([true, 'busy']);
  told.turn += 1;
  told.changed();
  expect([home.get().stable, checkIn(home)]).toEqual([false, 'loading']);
});

const known = { user: activeUsers.id, tasks: finishedTasks, knownAt: '20:07' };

it("the last visit's numbers are shown until the store has its own", () => {
  const home = createPersistentHome(createHomeSource(createTestApp(), known), { visible: true, onTap: never });
  expect(home.get().home).toMatchObject({ coin: activeUsers.id.coin, knownAt: '20:07', person: 'active' });
  expect(checkIn(home)).toBe('finished');
});

it('after a login of somebody else nothing of the person before is shown (PERSON-15)', () => {
  const harness = createBridgeHarness();
  const home = createPersistentHome(createHomeSource(harness, known), { visible: true, onTap: never });
  home.subscribe(() => undefined);
  harness.simulator.call('loginCallback', goodToken);
  const { home: state } = home.get();
  expect(state).toMatchObject({ person: 'active', freshness: 'loading' });
  for (const name of ['coin', 'cash', 'knownAt', 'day', 'newbie']) expect(state).not.toHaveProperty(name);
  expect(new Set(state?.tasks.map((task) => task.state))).toEqual(new Set(['loading']));
});

import { freshTasks } from '@tally/contract/fixtures/task';
import { expect, it } from 'vitest';
import { en } from '@tally/locales/all';
import { createTranslate } from '@tally/locales/text';
import { homeState } from '../screens/Home/homeState';
import { createHomeStore } from './homeStore';

const bare = { t: createTranslate(en, 'en'), serviceW: 'W', visible: true };
const session = { pkgName: 'com.tally.rewards', market: 'id', locale: 'id', sdk: 815, appVersion: '' } as const;
const input = { session, notices: [], ms: 0 };
const loading = { read: (busy: readonly 'checkin'[]) => homeState({ ...input, busy }) } as const;

it('taps that come before anybody listens are shown as taken, and played in order, once', async () => {
  const played: string[] = [];
  const store = createHomeStore(bare, loading);
  const checkIn = () => store.get().home?.tasks.find(({ type }) => type === 'checkin')?.state;
  store.tap('task:checkin');
  store.tap('login');
  store.tap('login');
  expect(checkIn()).toBe('busy');
  store.listen((tap) => Promise.resolve(void played.push(tap)));
  store.tap('close');
  store.listen((tap) => Promise.resolve(void played.push(tap)));
  expect(played).toEqual(['task:checkin', 'login', 'close']);
  await Promise.resolve();
  expect(checkIn()).toBe('loading');
});

it('early taps are kept until somebody listens and home is hydrated, whichever comes last', () => {
  for (const hydratedFirst of [true, false]) {
    let ended = 0;
    const store = createHomeStore(bare, loading, { release: () => undefined, end: () => void (ended += 1) });
    const steps = [
      () => store.set({ root: document.createElement('div') }),
      () => store.listen(() => Promise.resolve()),
    ];
    const [first, second] = hydratedFirst ? steps : steps.reverse();
    first?.();
    expect(ended).toBe(0);
    second?.();
    expect(ended).toBeGreaterThan(0);
  }
});

it('the store of home calls back who looks at it when something changes, and only then', () => {
  const store = createHomeStore(bare, loading);
  let calls = 0;
  const stop = store.subscribe(() => void (calls += 1));
  store.setVisible(false);
  store.setVisible(false);
  store.refresh();
  stop();
  store.setVisible(true);
  expect([calls, store.get().visible]).toEqual([1, true]);
});

it('a place of home is known as long as it is there', () => {
  const store = createHomeStore(bare, loading);
  const place = document.createElement('div');
  store.slotRefs.face(place);
  store.slotRefs.ads(document.createElement('div'));
  expect(store.get().slots.face).toBe(place);
  store.slotRefs.face(null);
  expect(store.get().slots.face).toBeNull();
});

it('home shows the prerendered state, which is hydrated, until it is refreshed', () => {
  const prerendered = homeState(input);
  const store = createHomeStore({ ...bare, prerendered }, { read: () => homeState({ ...input, tasks: freshTasks }) });
  expect(store.get().home).toBe(prerendered);
  store.refresh();
  expect(store.get().home?.tasks[0]?.state).not.toBe('loading');
});

it('another source is drawn from where it says something else, and what looks the same is the same', () => {
  const known = { ...input, tasks: freshTasks };
  const store = createHomeStore(bare, { read: () => homeState(known) });
  const before = store.get().home;
  let offline = false;
  let changed = () => undefined as void;
  store.connect({
    read: () => homeState({ ...known, offline }),
    watch: (call) => {
      changed = call;
      return () => undefined;
    },
  });
  expect(store.get().home).toBe(before);
  offline = true;
  changed();
  expect(store.get().home?.freshness).toBe('offline');
  expect(store.get().home?.tasks[0]).toBe(before?.tasks[0]);
});

it("home's lower part has to get its place anew once somebody else has logged in", () => {
  let turn = 0;
  const store = createHomeStore(bare, { read: () => homeState(input), turn: () => turn });
  store.markStable();
  store.refresh();
  expect(store.get().stable).toBe(true);
  turn += 1;
  store.refresh();
  expect(store.get().stable).toBe(false);
});

import { pageVersion } from '@tally/contract/page/pageVersion';
import { beforeEach, expect, it } from 'vitest';
import { openDialog, answerDialog } from '../../overlays/openDialog';
import { selectDialog, selectToast } from '../../state/overlaysSlice';
import { flushTasks } from '../../testing/flushTasks';
import { createTestApp, type TestApp } from '../../testing/testApp';
import { openNewVersion } from './openNewVersion';

let renewed: number;
beforeEach(() => {
  renewed = 0;
  document.body.innerHTML = '';
});
const watch = (app: TestApp) =>
  openNewVersion(document, app, () => {
    renewed += 1;
    return Promise.resolve();
  });
const pass = async ({ services }: TestApp, ms: number) => {
  await flushTasks();
  for (let passed = 0; passed < ms; passed += 500) services.advance(500);
  await flushTasks();
};
const toast = ({ store }: TestApp) => selectToast(store.getState())?.kind;
const tell = ({ context }: TestApp, oldest = pageVersion + 1) => context.servedPages.learn(String(oldest));

it('the page says that a new version comes, and loads it once what it needs is there (ENTRY-17)', async () => {
  const app = createTestApp();
  watch(app);
  tell(app);
  await pass(app, 1000);
  expect([renewed, toast(app), app.services.navigated]).toEqual([1, 'version.opens', []]);
  await pass(app, 3000);
  expect(app.services.navigated).toEqual(['reload']);
  await pass(app, 60_000);
  expect(app.services.navigated).toEqual(['reload']);
});

it('the page loads a new version that was announced before anybody looked', async () => {
  const app = createTestApp();
  tell(app);
  watch(app);
  await pass(app, 5000);
  expect(app.services.navigated).toEqual(['reload']);
});

it('a page that is still old after a reload says so and goes on (ENTRY-17)', async () => {
  const app = createTestApp();
  app.services.sessionStorage.set('loadedAnewFor', String(pageVersion + 1));
  watch(app);
  tell(app);
  await pass(app, 60_000);
  expect([renewed, toast(app), app.services.navigated]).toEqual([0, 'version.tooOld', []]);
});

it('a page that can remember nothing does not load itself anew: it would do so for ever', async () => {
  const app = createTestApp();
  app.services.sessionStorage.set = () => false;
  watch(app);
  tell(app);
  await pass(app, 60_000);
  expect([toast(app), app.services.navigated]).toEqual(['version.tooOld', []]);
});

it.each([
  ['nothing', null],
  ['no number', 'soon'],
  ['this page', String(pageVersion)],
])('an answer that says %s leaves the page as it is', async (_, said) => {
  const app = createTestApp();
  watch(app);
  app.context.servedPages.learn(said);
  await pass(app, 60_000);
  expect([renewed, toast(app), app.services.navigated]).toEqual([0, undefined, []]);
});

it.each([
  [
    'somebody types',
    () => {
      document.body.innerHTML = '<textarea>I cannot</textarea>';
      return () => document.body.replaceChildren();
    },
  ],
  [
    'a field is about to be filled in',
    () => {
      document.body.innerHTML = '<input type="tel">';
      document.querySelector('input')?.focus();
      return () => document.querySelector('input')?.blur();
    },
  ],
  [
    'a dialog asks',
    ({ store }: TestApp) => {
      void store.dispatch(openDialog('network.pageFailed', { home: true, cause: 'connection' }));
      return () => store.dispatch(answerDialog(selectDialog(store.getState())?.id ?? '', 'closed'));
    },
  ],
  [
    'a window of the phone app is open',
    ({ services }: TestApp) => {
      const key = 'k'.repeat(36);
      const id = '123456';
      const record = { id, kind: 'checkin', user: 'u', page: 'p', key, clickKey: key, answered: [], unconfirmed: [] };
      services.sessionStorage.set(
        'pendingWindows',
        JSON.stringify([{ ...record, openedAt: services.now(), elapsedAt: services.elapsed() }]),
      );
      return () => services.sessionStorage.remove('pendingWindows');
    },
  ],
] as const)('the new version waits while %s (ENTRY-17)', async (_, begin) => {
  const app = createTestApp();
  const end = begin(app);
  watch(app);
  tell(app);
  await pass(app, 30_000);
  expect([toast(app), app.services.navigated]).toEqual([undefined, []]);
  end();
  await pass(app, 5000);
  expect(app.services.navigated).toEqual(['reload']);
});

it('work that begins while the new version is announced is not interrupted', async () => {
  const app = createTestApp();
  watch(app);
  tell(app);
  await pass(app, 1000);
  expect(toast(app)).toBe('version.opens');
  document.body.innerHTML = '<input value="0812">';
  await pass(app, 30_000);
  expect(app.services.navigated).toEqual([]);
});

it('the watch for a new version ends with the app', async () => {
  const app = createTestApp();
  watch(app)();
  tell(app);
  await pass(app, 60_000);
  expect([renewed, app.services.navigated]).toEqual([0, []]);
});

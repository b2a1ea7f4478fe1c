import { describe, expect, it } from 'vitest';
import * as money from './MoneyDialogs.stories';
import * as numbers from './NumberDialogs.stories';
import * as payment from './PaymentDialogs.stories';
import * as person from './PersonDialogs.stories';
import * as task from './TaskDialogs.stories';
import * as operatorToasts from './OperatorToasts.stories';
import * as toasts from './Toasts.stories';
import { taskTypes } from '@tally/contract/tasks/task';
import { en } from '@tally/locales/all';
import { baseOfKey, namedKeys } from '@tally/locales/namedKeys';
import type { Translate } from '@tally/locales/text';
import { SleepingGoldTicketIcon } from '@tally/ui/icons/tickets/SleepingGoldTicketIcon';
import { render } from '@testing-library/react';
import type { OverlayTexts } from '../testing/overlayStory';
import { allDialogs, allToasts } from '../testing/allOverlays';
import { createTestApp } from '../testing/testApp';
import { answerDialog, openDialog } from './openDialog';
import { showUnreachable, showToast } from './showToast';
import { alreadyLoaded } from '../navigation/lazyWithPreload';
import { createPageChunk } from '../startup/pageChunk';
import { deferredOverlays } from './chunks/deferred';
import { homeOverlays } from './chunks/home';
import type { DialogContent } from './content/dialogContent';
import type { DialogKind } from './chunks/overlayParams';
import { selectDialog, selectToast } from '../state/overlaysSlice';
import { pageOverlays } from './chunks/pages';
import { operatorOverlays } from './kinds/operator';
import { loadDialog, loadToast } from './overlayLoading';

type Stories = Record<string, { name: string; parameters: { texts: OverlayTexts } }>;
const storiesOf = (...files: { default: unknown }[]) =>
  files.flatMap(({ default: _, ...file }) => Object.values(file as unknown as Stories));
const dialogStories = storiesOf(money, numbers, payment, person, task);
const toastStories = storiesOf(toasts, operatorToasts);
const stories = [...dialogStories, ...toastStories];

const domains = [...new Set(Object.keys({ ...allDialogs, ...allToasts }).map((kind) => kind.replace(/\..*/, '')))];
/** The longest name of a domain that the file's name begins with. */
const domainOf = (file: string) =>
  domains.filter((domain) => file.startsWith(domain)).sort((a, b) => b.length - a.length)[0] ?? file;

/** The source tables with their domain: `wallet` for wallet.ts and walletRefusals.tsx. */
const tables = Object.entries(
  import.meta.glob<string>(['./kinds/*.{ts,tsx}'], { query: '?raw', import: 'default', eager: true }),
).flatMap(([file, code]) =>
  code.includes('satisfies DomainOverlays') ? [[domainOf(file.replace(/^.*\/(\w+)\.tsx?$/, '$1')), code] as const] : [],
);
const texts = [...new Set(Object.keys(en).map(baseOfKey))];

describe('every dialog and toast is a story', () => {
  it.each([
    ['dialog', Object.keys(allDialogs), dialogStories],
    ['toast', Object.keys(allToasts), toastStories],
  ])('every kind of %s', (_, kinds, shown) => {
    const shownKinds = new Set(shown.map(({ parameters }) => parameters.texts.kind));
    expect(
      kinds.filter((kind) => !shownKinds.has(kind)),
      'kinds to show in a story of app/overlays/*.stories.tsx; a new file of stories is imported above',
    ).toEqual([]);
  });
  it.each(tables)('every text of the domain %s', (domain, code) => {
    const ofDomain = stories.filter(({ parameters }) => parameters.texts.kind.startsWith(`${domain}.`));
    const shownKeys = new Set(ofDomain.flatMap(({ parameters }) => parameters.texts.keys));
    const keys = namedKeys(code, texts);
    expect(keys.length).toBeGreaterThan(0);
    expect(
      keys.filter((key) => !shownKeys.has(key)),
      'texts that no story of a kind of this domain shows',
    ).toEqual([]);
  });
});

it('no dialog or toast is named like the key of a text, so that a search finds the one or the other', () => {
  expect([...Object.keys(allDialogs), ...Object.keys(allToasts)].filter((kind) => texts.includes(kind))).toEqual([]);
});

describe('the picture of a dialog', () => {
  const t = ((key: string) => key) as Translate<'operator'>;
  const contents = Object.entries(allDialogs).map(
    ([kind, content]) =>
      [
        kind,
        (content as (t: Translate<'operator'>, params: object) => DialogContent)(t, {
          app: '',
          no: '',
          cause: 'server',
        }),
      ] as const,
  );
  it('a dialog carries no check mark where something is refused, and no cross where nothing is', () => {
    for (const [kind, { tone, status }] of contents)
      expect([kind, status]).not.toEqual([kind, tone === 'refusal' ? 'done' : 'failed']);
  });
  it.each(taskTypes)('a dialog shows the task %s that gave no reward, crossed out', (task) => {
    const paid = allDialogs['tasks.refused'](t, { task, info: '' });
    expect([paid.art === allDialogs['tasks.refused'](t, { task: 'quiz', info: '' }).art, paid.status]).toEqual([
      task === 'quiz',
      'failed',
    ]);
  });
  it('the picture of a limit is asleep, with the hour of the next day at which it opens, or of this one', () => {
    const limit = (opensAt: string) => allDialogs['tasks.limit'](t, { task: 'lottery', opensAt });
    const shown = (opensAt: string) => {
      const { art, ground, message, details } = limit(opensAt);
      return [art, ground, message, render(details).container.textContent];
    };
    expect(shown('')).toEqual([SleepingGoldTicketIcon, 'gold', 'task.lottery_limit', 'task.new_day']);
    expect(shown('12.00')).toEqual([SleepingGoldTicketIcon, 'gold', 'task.lottery_limit_morning', 'task.when_today']);
  });
});

describe('a domain is loaded with the part of the app that opens it', () => {
  const loadedFrom = (kind: DialogKind) => {
    const requested: string[] = [];
    const load = (name: string) => () => (requested.push(name), new Promise<never>(() => undefined));
    const { arrived } = loadDialog(kind, {
      deferredChunk: load('deferred'),
      pageChunk: load('page'),
      operatorChunk: load('operators'),
    });
    return arrived ? 'start' : requested.join();
  };
  it.each([
    ['start', homeOverlays],
    ['deferred', deferredOverlays],
    ['page', pageOverlays],
    ['operators', operatorOverlays],
  ])('%s', (chunk, { dialogs, toasts }) => {
    const own = chunk === 'page' ? Object.keys(toasts).filter((kind) => !(kind in homeOverlays.toasts)) : [];
    const kinds = [...Object.keys(dialogs), ...(chunk === 'page' ? own : Object.keys(toasts))] as DialogKind[];
    expect([...new Set(kinds.map(loadedFrom))]).toEqual([chunk]);
  });
  it('the chunk of the pages draws a toast of home over a page', () => {
    const pageChunk = alreadyLoaded(createPageChunk('en', en));
    const load = (atHome: boolean) =>
      loadToast('tasks.busy', atHome, {
        deferredChunk: () => new Promise(() => undefined),
        pageChunk: () => pageChunk,
        operatorChunk: () => new Promise(() => undefined),
      });
    expect([load(true).arrived?.value, load(false)]).toEqual([homeOverlays, pageChunk]);
    expect(Object.keys(pageOverlays.toasts)).toEqual(expect.arrayContaining(Object.keys(homeOverlays.toasts)));
  });
});

it('"as a story under its key": each bears the key of what it says, so that the search finds it', () => {
  for (const { name, parameters } of stories) expect(name.split(' · ')[1]).toBe(parameters.texts.message);
  expect(stories.every(({ parameters }) => texts.includes(parameters.texts.message))).toBe(true);
});

describe('the queue of dialogs', () => {
  it('the queue of dialogs shows one at a time, in order, and gives each answer to who opened it', async () => {
    const { store } = createTestApp();
    const first = store.dispatch(openDialog('tasks.refused', { task: 'checkin', info: 'A' }));
    const second = store.dispatch(openDialog('tasks.refused', { task: 'checkin', info: 'B' }));
    const up = () => selectDialog(store.getState());
    expect(up()?.params).toEqual({ task: 'checkin', info: 'A' });
    store.dispatch(answerDialog(up()?.id ?? '', 'primary'));
    expect(up()?.params).toEqual({ task: 'checkin', info: 'B' });
    store.dispatch(answerDialog(up()?.id ?? '', 'closed'));
    expect(await Promise.all([first, second])).toEqual(['primary', 'closed']);
    expect(up()).toBeUndefined();
  });
  it('the queue of dialogs does not show the same dialog twice', async () => {
    const { store } = createTestApp();
    void store.dispatch(openDialog('login.duplicateUser'));
    expect(await store.dispatch(openDialog('login.duplicateUser'))).toBe('closed');
    expect(store.getState().overlays.dialogs).toHaveLength(1);
  });
});

it('a new toast takes the place of the old one', () => {
  const { store } = createTestApp();
  store.dispatch(showToast('tasks.busy'));
  store.dispatch(showToast('tasks.tryLater'));
  expect(selectToast(store.getState())?.kind).toBe('tasks.tryLater');
});

it.each([
  [true, 'network.unreachable'],
  [false, 'network.offlineAction'],
])(
  'a request without an answer is put down to the phone only when it has no network (online %s: %s) (DIALOG-5)',
  (online, kind) => {
    const { store, services } = createTestApp();
    services.online = () => online;
    store.dispatch(showUnreachable());
    expect(selectToast(store.getState())?.kind).toBe(kind);
  },
);

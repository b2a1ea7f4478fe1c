import { describe, expect, it } from 'vitest';
import * as money from './MoneyDialogs.stories';
import * as person from './PersonDialogs.stories';
import * as task from './TaskDialogs.stories';
import * as toasts from './Toasts.stories';
import en from '@tally/locales/en.json';
import type { Says } from '../testing/overlayStory';
import { createTestApp } from '../testing/testApp';
import { answerDialog, openDialog, showUnreachable, showToast } from './openDialog';
import { isDeferred } from './isDeferred';
import { dialogTexts } from './dialogTexts';
import { deferredDialogs } from './deferredDialogs';
import { deferredToasts } from './deferredToasts';
import { selectDialog, selectToast } from './overlaysSlice';
import { toastTexts } from './toastTexts';

type Stories = Record<string, { name: string; parameters: { says: Says } }>;
const storiesOf = (...files: { default: unknown }[]) =>
  files.flatMap(({ default: _, ...file }) => Object.values(file as unknown as Stories));
const dialogStories = storiesOf(money, person, task);
const toastStories = storiesOf(toasts);
const stories = [...dialogStories, ...toastStories];

const dialogFiles = import.meta.glob<string>(['./*Dialogs.ts'], { query: '?raw', import: 'default', eager: true });
const toastFiles = import.meta.glob<string>(['./*Toasts.ts'], { query: '?raw', import: 'default', eager: true });
const texts = [...new Set(Object.keys(en).map((key) => key.replace(/_(one|many|other)$/, '')))];

/** The keys that can be said: those that the code names, whole or by a pattern like `task.${task}_limit`. */
function keysIn(files: Record<string, string>): string[] {
  const code = Object.values(files).join('\n');
  const patterns = Array.from(
    code.matchAll(/`(\w+\.[^`]*)`/g),
    ([, pattern = '']) => new RegExp(`^${pattern.replace('.', '\\.').replace(/\$\{[^}]*\}/g, '[a-z]+')}$`),
  );
  return texts.filter((key) => code.includes(`'${key}'`) || patterns.some((pattern) => pattern.test(key)));
}

describe('every dialog and toast is a story', () => {
  it.each([
    ['dialog', Object.keys(dialogTexts), dialogStories],
    ['toast', Object.keys(toastTexts), toastStories],
  ])('every kind of %s', (_, kinds, shown) => {
    const told = new Set(shown.map(({ parameters }) => parameters.says.kind));
    expect(kinds.filter((kind) => !told.has(kind))).toEqual([]);
  });
  it.each([
    ['dialog', dialogFiles, dialogStories],
    ['toast', toastFiles, toastStories],
  ])('all that a %s can say', (_, files, shown) => {
    const said = new Set(shown.flatMap(({ parameters }) => parameters.says.keys));
    const keys = keysIn(files);
    expect(keys.length).toBeGreaterThan(40);
    expect(keys.filter((key) => !said.has(key))).toEqual([]);
  });
});

it('a kind is known by its name to arrive late, so that the start need not list them', () => {
  const kinds = [...Object.keys(dialogTexts), ...Object.keys(toastTexts)];
  expect(kinds.filter(isDeferred).sort()).toEqual(
    [...Object.keys(deferredDialogs), ...Object.keys(deferredToasts)].sort(),
  );
});

it('"as a story under its key": each bears the key of what it says, so that the search finds it', () => {
  for (const { name, parameters } of stories) expect(name.split(' · ')[1]).toBe(parameters.says.message);
  expect(stories.every(({ parameters }) => texts.includes(parameters.says.message))).toBe(true);
});

describe('the queue of dialogs', () => {
  it('shows one at a time, in order, and tells each answer to who asked', async () => {
    const { store } = createTestApp();
    const first = store.dispatch(openDialog('taskRefused', { task: 'checkin', info: 'A' }));
    const second = store.dispatch(openDialog('taskRefused', { task: 'checkin', info: 'B' }));
    const up = () => selectDialog(store.getState());
    expect(up()?.params).toEqual({ task: 'checkin', info: 'A' });
    store.dispatch(answerDialog(up()?.id ?? '', 'primary'));
    expect(up()?.params).toEqual({ task: 'checkin', info: 'B' });
    store.dispatch(answerDialog(up()?.id ?? '', 'closed'));
    expect(await Promise.all([first, second])).toEqual(['primary', 'closed']);
    expect(up()).toBeUndefined();
  });
  it('does not show the same dialog twice', async () => {
    const { store } = createTestApp();
    void store.dispatch(openDialog('duplicateUser'));
    expect(await store.dispatch(openDialog('duplicateUser'))).toBe('closed');
    expect(store.getState().overlays.dialogs).toHaveLength(1);
  });
});

it('a new toast takes the place of the old one', () => {
  const { store } = createTestApp();
  store.dispatch(showToast('busy'));
  store.dispatch(showToast('tryLater'));
  expect(selectToast(store.getState())?.kind).toBe('tryLater');
});

it.each([
  [true, 'unreachable'],
  [false, 'offlineAction'],
])(
  'a request without an answer is put down to the phone only when it has no network (online %s: %s) (DIALOG-5)',
  (online, kind) => {
    const { store, services } = createTestApp();
    services.online = () => online;
    store.dispatch(showUnreachable());
    expect(selectToast(store.getState())?.kind).toBe(kind);
  },
);

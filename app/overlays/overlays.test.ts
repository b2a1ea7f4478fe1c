import { describe, expect, it } from 'vitest';
import * as money from './MoneyDialogs.stories';
import * as person from './PersonDialogs.stories';
import * as task from './TaskDialogs.stories';
import * as toasts from './Toasts.stories';
import en from '@tally/locales/en.json';
import type { Says } from '../testing/overlayStory';
import { createTestApp } from '../testing/testApp';
import { answerDialog, askDialog, sayUnreachable, showToast } from './ask';
import { dialogTexts } from './dialogTexts';
import { selectDialog, selectToast } from './overlaysSlice';
import { toastTexts } from './toastTexts';

const storyOf = (names: string[], kind: string) => names.some((name) => name.toLowerCase().startsWith(kind.toLowerCase()));

describe('whoever knows the specification finds every dialog and toast as a story under its name', () => {
  it.each(Object.keys(dialogTexts))('dialog %s', (kind) => {
    expect(storyOf([...Object.keys(money), ...Object.keys(person), ...Object.keys(task)], kind)).toBe(true);
  });
  it.each(Object.keys(toastTexts))('toast %s', (kind) => {
    expect(storyOf(Object.keys(toasts), kind)).toBe(true);
  });
});

const stories = [money, person, task, toasts].flatMap(({ default: _, ...file }) => Object.values(file)) as { name: string; parameters: { says: Says } }[];

it('"as a story under its key": each bears the key of what it says, so that the search finds it', () => {
  for (const { name, parameters } of stories) expect(name.split(' · ')[1]).toBe(parameters.says.message);
  expect(stories.every(({ parameters }) => parameters.says.message in en || `${parameters.says.message}_other` in en)).toBe(true);
});

describe('the queue of dialogs', () => {
  it('shows one at a time, in order, and tells each answer to who asked', async () => {
    const { store } = createTestApp();
    const first = store.dispatch(askDialog('taskRefused', { info: 'A' }));
    const second = store.dispatch(askDialog('taskRefused', { info: 'B' }));
    const up = () => selectDialog(store.getState());
    expect(up()?.params).toEqual({ info: 'A' });
    store.dispatch(answerDialog(up()?.id ?? '', 'primary'));
    expect(up()?.params).toEqual({ info: 'B' });
    store.dispatch(answerDialog(up()?.id ?? '', 'closed'));
    expect(await Promise.all([first, second])).toEqual(['primary', 'closed']);
    expect(up()).toBeUndefined();
  });
  it('does not show the same dialog twice', async () => {
    const { store } = createTestApp();
    void store.dispatch(askDialog('duplicateUser'));
    expect(await store.dispatch(askDialog('duplicateUser'))).toBe('closed');
    expect(store.getState().overlays.dialogs).toHaveLength(1);
  });
});

it('a new toast takes the place of the old one', () => {
  const { store } = createTestApp();
  store.dispatch(showToast('busy'));
  store.dispatch(showToast('tryLater'));
  expect(selectToast(store.getState())?.kind).toBe('tryLater');
});

it.each([[true, 'unreachable'], [false, 'offlineAction']])('a request without an answer is put down to the phone only when it has no network (online %s: %s)', (online, kind) => {
  const { store, services } = createTestApp();
  services.online = () => online;
  store.dispatch(sayUnreachable());
  expect(selectToast(store.getState())?.kind).toBe(kind);
});

import { exampleAppSettings } from '@tally/contract/fixtures/app';
import { expect, it } from 'vitest';
import type { Replies } from '../testing/fakeServer';
import { trouble } from '../testing/fakeServer';
import { createTestApp } from '../testing/testApp';
import { appSettings } from './appSettings';

const key = 'appSettings';
const own = 'com.tally.rewards en';
const entry = (name: string, shareText: string) => [name, { ...exampleAppSettings, shareText }];
const serialize = (...entries: unknown[]) => JSON.stringify(entries);

/** An app on a phone with these stored settings. */
function openApp(replies: Replies, stored?: string) {
  const app = createTestApp(replies);
  if (stored !== undefined) app.services.storage.set(key, stored);
  const readStored = () =>
    JSON.parse(app.services.storage.get(key) ?? 'null') as [string, { shareText: string }][] | null;
  return { ...app, load: () => app.store.dispatch(appSettings()), stored: readStored };
}

it('settings are "cached locally": the answer is kept on the phone, by app and language (APPS-3)', async () => {
  const { load, stored } = openApp({ getAppSettings: exampleAppSettings });
  expect(await load()).toEqual(exampleAppSettings);
  expect(stored()).toEqual([[own, exampleAppSettings]]);
});

it('kept settings are used at once while the answer is on its way, and the answer from then on', async () => {
  const { load, stored } = openApp({ getAppSettings: exampleAppSettings }, serialize(entry(own, 'old')));
  expect((await load())?.shareText).toBe('old');
  await expect.poll(() => stored()?.[0]?.[1].shareText).toBe(exampleAppSettings.shareText);
  expect((await load())?.shareText).toBe(exampleAppSettings.shareText);
});

const failures = ['never', 'offline', { http: 500 }, { code: 500 }] as const;
it.each(failures)('kept settings are used when the call fails (%j)', async (kind) => {
  const { load } = openApp({ getAppSettings: trouble(kind) }, serialize(entry(own, 'old')));
  expect(await load()).toMatchObject({ shareText: 'old', appIntent: exampleAppSettings.appIntent });
});

it.each([
  ['of another app', serialize(entry('com.other en', 'old'))],
  ['of another language', serialize(entry('com.tally.rewards id', 'old'))],
  ['garbled', '[["com.tally'],
  ['of another shape', '{"a":1}'],
  ['no settings', serialize([own, 7], [own], 5)],
])('what is kept but %s is not used', async (_, stored) => {
  const { load } = openApp({ getAppSettings: exampleAppSettings }, stored);
  expect((await load())?.shareText).toBe(exampleAppSettings.shareText);
});

it('a field that the reply lacks is blank', async () => {
  const odd = serialize([own, { appIntent: 'tally', appVersionCode: 'x' }]);
  const { load } = openApp({ getAppSettings: trouble('offline') }, odd);
  expect(await load()).toMatchObject({ appIntent: 'tally', shareText: '', appVersionCode: 0 });
});

it('only the newest four settings are kept', async () => {
  const { load, stored } = openApp(
    { getAppSettings: exampleAppSettings },
    serialize(...[1, 2, 3, 4, 5].map((at) => entry(`com.app${at} en`, 'x'))),
  );
  await load();
  expect(stored()?.map(([name]) => name)).toEqual([own, 'com.app1 en', 'com.app2 en', 'com.app3 en']);
});

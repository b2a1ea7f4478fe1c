// Rooms: app/startup, app/session, app/screens/Income
import type { Browser, BrowserContext } from 'playwright';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { launch, openApp, textsIn } from '../browser';
import { newPerson } from '../demo';
import { actorAt, openIncome } from '../pageActor';

let chrome: Browser;
beforeAll(async () => {
  chrome = await launch();
});
afterAll(() => chrome.close());

const t = textsIn('en');

/**
 * Checks in and opens another page, which uses what the app stores on the phone. Returns the keys in storage
 * afterwards.
 */
async function goThroughApp(before?: (context: BrowserContext) => Promise<unknown>): Promise<string[]> {
  const { token } = await newPerson('id');
  const { page, context, complaints } = await openApp(chrome, { token, ...(before && { before }) });
  const actor = actorAt(page);
  await actor.sees(t('task.count', { done: 0, max: 1 }));
  await actor.tap(t('task.checkin_button'), t('task.checkin_title'));
  await actor.sees(t('task.count', { done: 1, max: 1 }));
  await openIncome(page);
  await actor.sees(t('income.coin_balance'));
  await page.goBack();
  await actor.sees(t('home.daily_title'));
  const keys = await page.evaluate(() => {
    try {
      return [...Object.keys(localStorage), ...Object.keys(sessionStorage)];
    } catch {
      return [];
    }
  });
  expect(complaints).toEqual([]);
  await context.close();
  return keys;
}

/** Phones whose storage is missing or broken. */
const phones: Readonly<Record<string, (context: BrowserContext) => Promise<unknown>>> = {
  none: (context) =>
    context.addInitScript(() => {
      for (const name of ['localStorage', 'sessionStorage'])
        Object.defineProperty(window, name, { configurable: true, get: () => null });
    }),
  'one that is refused': (context) =>
    context.addInitScript(() => {
      for (const name of ['localStorage', 'sessionStorage'])
        Object.defineProperty(window, name, {
          configurable: true,
          get: () => {
            throw new DOMException('denied', 'SecurityError');
          },
        });
    }),
  'a full one': (context) =>
    context.addInitScript(() => {
      Storage.prototype.setItem = () => {
        throw new DOMException('full', 'QuotaExceededError');
      };
    }),
};

describe('a phone with bad storage', () => {
  it.each(Object.keys(phones))('the app works on a phone whose storage is %s (N8)', async (kind) => {
    await goThroughApp(phones[kind]);
  });
});

const damaged = ['', '{', 'null', '[]', '"x"', '-1', '{"at":"x","user":7}', '\u0000\uffff', 'x'.repeat(100_000)];

it('every key that the app keeps may hold anything (N8)', async () => {
  const keys = await goThroughApp();
  expect(keys.length).toBeGreaterThan(3);
  for (const value of damaged)
    await goThroughApp((context) =>
      context.addInitScript(
        ({ names, given }) => {
          if (sessionStorage.getItem('damaged') !== null) return;
          for (const name of names) {
            localStorage.setItem(name, given);
            sessionStorage.setItem(name, given);
          }
          sessionStorage.setItem('damaged', '1');
        },
        { names: keys, given: value },
      ),
    );
}, 240_000);

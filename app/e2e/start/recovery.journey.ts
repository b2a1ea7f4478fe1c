// Rooms: app/startup
import type { Browser } from 'playwright';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { launch, openApp, textsIn } from '../browser';
import { newPerson } from '../demo';
import { actorAt } from '../pageActor';

let chrome: Browser;
beforeAll(async () => {
  chrome = await launch();
});
afterAll(() => chrome.close());

const t = textsIn('en');

it('a page whose app was lost opens again after a good answer of the server, and after no other (DIALOG-5)', async () => {
  const { token } = await newPerson('id');
  const seen: string[] = [];
  const { page, context } = await openApp(chrome, {
    token,
    before: async (before) => {
      await before.route('**/assets/startApp-*', (route) => route.abort(), { times: 1 });
      await before.route('**/*', (route) => {
        const request = route.request();
        const isHead = request.method() === 'HEAD';
        if (!isHead && !request.isNavigationRequest()) return route.fallback();
        const isFirst = isHead && !seen.includes('503');
        seen.push(isFirst ? '503' : request.method());
        return isFirst ? route.fulfill({ status: 503, body: '' }) : route.continue();
      });
    },
  });
  await actorAt(page).sees(t('task.count', { done: 0, max: 1 }));
  expect(seen).toEqual(['GET', '503', 'HEAD', 'GET']);
  await context.close();
});

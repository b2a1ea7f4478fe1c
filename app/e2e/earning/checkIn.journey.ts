// Rooms: app/startup, app/bridge, app/features/tasks, app/screens/Home, app/session, ui, locales, contract/tasks/task,
//   server/domain/rewards/tasks, server/domain/rewards/reward, server/domain/people/login,
//   server/domain/ledger/idempotency, server/http
import { formatCoins } from '@tally/locales/format';
import { localeCodes } from '@tally/locales/tags';
import type { Browser } from 'playwright';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { launch, openApp, places, violations, textsIn } from '../browser';
import { actorAt } from '../pageActor';
import { checkInSteps, logInSteps } from '../checkInFlow';
import { newPerson, readCall } from '../demo';

let chrome: Browser;
beforeAll(async () => {
  chrome = await launch();
});
afterAll(() => chrome.close());

interface Balance {
  coin: number;
  cash: number;
}
/** Coins that a check-in pays (TASK-21). */
const coins = 1000;

describe.each(localeCodes)('%s', (locale) => {
  const { market } = places[locale];
  const t = textsIn(locale);
  it('a guest logs in, checks in, is paid once, and the number on the screen is the number in the ledger (PERSON-7, TASK-5, HOST-2)', async () => {
    const person = await newPerson(market);
    const { page, context, complaints } = await openApp(chrome, { locale, loginToken: person.token });
    const actor = actorAt(page);
    await logInSteps(actor, t, t('task.count', { done: 0, max: 1 }));
    await checkInSteps(actor, t, formatCoins(coins, market));
    const { coin } = await readCall<Balance>('/income/', person.token);
    expect(coin).toBe(coins);
    await actor.sees(formatCoins(coin, market));
    expect(await page.title()).toBe(t('title.home'));
    expect([...complaints, ...(await violations(page))]).toEqual([]);
    await context.close();
  });
});

describe('a check-in pays exactly once (MONEY-10)', () => {
  it.each([
    ['when the callback comes twice', { windows: { checkin: 'twice' } }],
    ['when the answer comes inside the native call', { answerAfter: 'inside' }],
    ['when the callback is late', { windows: { checkin: 'late' }, lateAfter: 3000 }],
    ['when flags and ids come as text', { flags: 'text', ids: 'text' }],
    ['when the host sends no id', { ids: 'none' }],
  ] as const)('%s', async (_, scenario) => {
    const person = await newPerson('id');
    const { page, context } = await openApp(chrome, { locale: 'en', token: person.token, scenario });
    await checkInSteps(actorAt(page), textsIn('en'), formatCoins(coins, 'id'));
    expect((await readCall<Balance>('/income/', person.token)).coin).toBe(coins);
    await context.close();
  });

  it('a check-in pays once when the page is loaded anew between the window and its answer', async () => {
    const t = textsIn('en');
    const person = await newPerson('id');
    const { page, context } = await openApp(chrome, {
      locale: 'en',
      token: person.token,
      scenario: { windows: { checkin: 'never' } },
    });
    const actor = actorAt(page);
    await actor.sees(t('task.count', { done: 0, max: 1 }));
    await actor.tap(t('task.checkin_button'), t('task.checkin_title'));
    const windowId = await page.evaluate(() => {
      const { simulator } = (
        window as unknown as { __host: { simulator: { log: { what: string; name: string; args: number[] }[] } } }
      ).__host;
      return simulator.log.find((entry) => entry.name === 'showCheckInWindow')?.args[0];
    });
    await page.reload();
    await actor.sees(t('task.count', { done: 0, max: 1 }));
    await page.evaluate(
      (id) => (window as unknown as { checkInCallback(id: unknown, ok: boolean): void }).checkInCallback(id, true),
      windowId,
    );
    await actor.sees(t('task.count', { done: 1, max: 1 }));
    expect((await readCall<Balance>('/income/', person.token)).coin).toBe(coins);
    await context.close();
  });

  it('a check-in pays once when the answer of the server is lost and the page asks again', async () => {
    const t = textsIn('en');
    const person = await newPerson('id');
    const { page, context } = await openApp(chrome, { locale: 'en', token: person.token });
    let lost = 0;
    await page.route('**/task/checkin**', async (route) => {
      if ((lost += 1) > 1) return route.continue();
      await route.fetch();
      await route.abort();
    });
    const actor = actorAt(page);
    await checkInSteps(actor, t, formatCoins(coins, 'id'));
    expect(lost).toBeGreaterThan(1);
    expect((await readCall<Balance>('/income/', person.token)).coin).toBe(coins);
    await context.close();
  });
});

it('a "no" of the host pays nothing (TASK-16)', async () => {
  const t = textsIn('en');
  const person = await newPerson('id');
  const { page, context } = await openApp(chrome, {
    locale: 'en',
    token: person.token,
    scenario: { windows: { checkin: 'false' } },
  });
  const actor = actorAt(page);
  await actor.sees(t('task.count', { done: 0, max: 1 }));
  const reported = page.waitForRequest(
    (request) =>
      request.url().includes('/app/h5action') && (request.postData() ?? '').includes('checkInCallback_false'),
  );
  await actor.tap(t('task.checkin_button'), t('task.checkin_title'));
  await reported;
  expect((await readCall<Balance>('/income/', person.token)).coin).toBe(0);
  await context.close();
});

// Rooms: app/startup, app/navigation, app/session, app/screens/Default, app/screens/Home, locales, server/http
import { localeCodes } from '@tally/locales/tags';
import type { Browser, Request } from 'playwright';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { launch, openApp, places, serverUrl, violations, textsIn } from '../browser';
import { actorAt, openIncome } from '../pageActor';
import { shiftsOf, watchShifts } from '../shifts';
import { newPerson } from '../demo';

let chrome: Browser;
beforeAll(async () => {
  chrome = await launch();
});
afterAll(() => chrome.close());

const t = textsIn('en');

describe('the token in the query (S1) (ENTRY-10)', () => {
  it('the token is in no request but the Authorization header, no storage, title, history or address', async () => {
    const { token } = await newPerson('id');
    const { page, context } = await openApp(chrome, { token: 'x'.repeat(20) });
    await context.close();
    const leaks: string[] = [];
    const watched = await openApp(chrome, { token, query: '&uuid=canary-uuid-0123456789' });
    const onRequest = (request: Request) => {
      const { authorization, ...headers } = request.headers();
      void authorization;
      if (`${request.url()} ${request.postData() ?? ''} ${JSON.stringify(headers)}`.includes(token))
        leaks.push(request.url());
    };
    watched.page.on('request', onRequest);
    const actor = actorAt(watched.page);
    await actor.sees(t('task.count', { done: 0, max: 1 }));
    await actor.tap(t('task.checkin_button'), t('task.checkin_title'));
    await actor.sees(t('task.count', { done: 1, max: 1 }));
    const everywhere = await watched.page.evaluate(async () => {
      const stored = [localStorage, sessionStorage].map((store) => JSON.stringify(store));
      const databases = await indexedDB.databases();
      return JSON.stringify([
        stored,
        databases,
        document.title,
        location.href,
        history.state,
        document.cookie,
        document.documentElement.outerHTML,
      ]);
    });
    expect(everywhere).not.toContain(token);
    expect(everywhere).not.toContain('canary-uuid-0123456789');
    expect(leaks).toEqual([]);
    expect(page.isClosed()).toBe(true);
    await watched.context.close();
  });

  it('the start keeps the locale in local storage (TEXT-2)', async () => {
    const { token } = await newPerson('br');
    const { page, context } = await openApp(chrome, { token, locale: 'pt_br' });
    await page.waitForFunction(() => localStorage.getItem('locale') === 'pt_br');
    await context.close();
  });

  it('a public page keeps the language of its address when it is loaded anew (TEXT-2, TEXT-4)', async () => {
    const context = await chrome.newContext();
    const page = await context.newPage();
    await page.goto(`${serverUrl()}/?page=privacy-policy&country=br&lang=pt`);
    await page.waitForFunction(() => localStorage.getItem('locale') === 'pt_br');
    await page.reload();
    expect(await page.locator('html').getAttribute('lang')).toBe('pt-BR');
    await page.goto(`${serverUrl()}/dataclear`);
    expect(await page.locator('html').getAttribute('lang')).toBe('pt-BR');
    await context.close();
  });

  it('a person stays logged in when the page is loaded anew', async () => {
    const { token } = await newPerson('id');
    const { page, context } = await openApp(chrome, { token });
    const actor = actorAt(page);
    await actor.sees(t('task.count', { done: 0, max: 1 }));
    // The login is encrypted in parallel to the start, which does not wait for it.
    await page.waitForFunction(() => Object.keys(sessionStorage).some((key) => key.endsWith('sealed')));
    const request = page.waitForRequest(
      async (request) =>
        request.url().includes('/user/info') && (await request.allHeaders())['authorization'] === `Bearer ${token}`,
    );
    await page.reload();
    await request;
    await actor.sees(t('task.count', { done: 0, max: 1 }));
    await page.getByText(t('login.bar_text')).waitFor({ state: 'detached' });
    await context.close();
  });
});

describe('missing parameters (ENTRY-4, ROUTE-15)', () => {
  it('missing parameters lead to the network-error page', async () => {
    const page = await chrome.newPage();
    await page.goto(`${serverUrl()}/?country=id`);
    await actorAt(page).sees(t('notfound.outside_title'));
    expect(new URL(page.url()).pathname).toBe('/404');
    await page.close();
  });
});

describe.each(localeCodes)('home in %s', (locale) => {
  it('home speaks one language before and after the app has come, moves nothing, and breaks no policy (TEXT-5)', async () => {
    const t = textsIn(locale);
    const { token } = await newPerson(places[locale].market);
    const phone = { locale, width: 320, token, font: 'system', before: watchShifts } as const;
    const { page, context, complaints } = await openApp(chrome, phone);
    await actorAt(page).sees(t('task.count', { done: 0, max: 1 }));
    // Before anything is scrolled: then the bar at the lower edge takes in the offered task (HOME-19).
    expect(await shiftsOf(page)).toEqual([]);
    await page.getByRole('link', { name: t('home.rules_link') }).click();
    await actorAt(page).sees(t('tips.income_title'));
    await page.getByRole('button', { name: t('a11y.back') }).click();
    await actorAt(page).sees(t('home.daily_title'));
    expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBe(320);
    expect([...complaints, ...(await violations(page))]).toEqual([]);
    await context.close();
  });
});

it('home is kept alive: it comes back where it was scrolled to (ROUTE-2)', async () => {
  const { token } = await newPerson('id');
  const { page, context } = await openApp(chrome, { token });
  await actorAt(page).sees(t('task.count', { done: 0, max: 1 }));
  await page.getByRole('link', { name: t('home.rules_link') }).scrollIntoViewIfNeeded();
  const before = await page.evaluate(() => scrollY);
  await page.evaluate(() => document.querySelector('[data-coins]')?.setAttribute('data-before', ''));
  await page.getByRole('link', { name: t('home.rules_link') }).click();
  await actorAt(page).sees(t('tips.income_title'));
  await page.goBack();
  await actorAt(page).sees(t('home.daily_title'));
  expect(before).toBeGreaterThan(0);
  expect(await page.evaluate(() => scrollY)).toBe(before);
  // The same elements, not others like them.
  expect(await page.locator('[data-coins][data-before]').count()).toBe(1);
  await context.close();
});

it("a reload of home with the last visit's numbers stays where it was scrolled to", async () => {
  const { token } = await newPerson('id');
  const { page, context } = await openApp(chrome, { token });
  await page.waitForFunction(() => localStorage.getItem('lastHome') !== null);
  await page.evaluate(() => scrollTo(0, 300));
  await page.reload();
  await actorAt(page).sees(t('task.count', { done: 0, max: 1 }));
  expect(await page.evaluate(() => scrollY)).toBe(300);
  await context.close();
});

describe('on a network that loses files', () => {
  it('a page whose code was lost says so, and comes at the next try', async () => {
    const { token } = await newPerson('id');
    const { page, context } = await openApp(chrome, { token });
    const actor = actorAt(page);
    await actor.sees(t('task.count', { done: 0, max: 1 }));
    await page.route('**/assets/IncomeScreen-*', (route) => route.abort(), { times: 1 });
    await openIncome(page);
    await page.getByRole('heading', { level: 1, name: t('title.income') }).waitFor();
    await page.getByRole('button', { name: t('notfound.home') }).click();
    await actor.sees(t('home.daily_title'));
    await openIncome(page);
    await page
      .getByRole('button', { name: t('common.retry') })
      .filter({ visible: true })
      .click();
    await actor.sees(t('income.coin_balance'));
    await context.close();
  });

  it.each([
    ['its script was', ['startApp']],
    ['its texts were', ['en.home']],
    ['its script and the recovery were', ['startApp', 'recoverStart']],
  ])('home works after a start in which %s lost (DIALOG-5)', async (_, files) => {
    const { token } = await newPerson('id');
    const lost: string[] = [];
    const { page, context } = await openApp(chrome, {
      token,
      before: (before) =>
        Promise.all(
          files.map((file) =>
            before.route(`**/assets/${file}-*`, (route) => (lost.push(route.request().url()), route.abort()), {
              times: 1,
            }),
          ),
        ),
    });
    const actor = actorAt(page);
    await actor.sees(t('task.count', { done: 0, max: 1 }));
    expect(new URL(page.url()).search).toBe('');
    await actor.tap(t('task.checkin_button'), t('task.checkin_title'));
    await actor.sees(t('task.count', { done: 1, max: 1 }));
    expect(lost).toHaveLength(files.length);
    await context.close();
  });
});

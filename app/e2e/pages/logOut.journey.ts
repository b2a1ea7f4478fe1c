// Rooms: app/bridge, app/components/LogOut, app/components/PrivacyLinks, app/screens/Account, app/screens/Feedback,
//   app/session, app/startup, contract/host, host-simulator
import { formatMoney } from '@tally/locales/format';
import type { Browser, Page, Request } from 'playwright';
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { launch, marketLanguages, openApp, places, textsIn, violations } from '../browser';
import { newDay, readCall, signIn } from '../demo';
import { actorAt } from '../pageActor';
import { seen, tipsSeen } from '../withdrawFlow';

let chrome: Browser;
beforeAll(async () => {
  chrome = await launch();
});
afterAll(() => chrome.close());
beforeEach(newDay);

/** The calls of a page from now on. */
function watchCalls(page: Page) {
  const calls: Request[] = [];
  page.on('request', (request) => {
    if (new URL(request.url()).pathname.startsWith('/event/v1/')) calls.push(request);
  });
  return calls;
}

/** When the next click on the page is, ms since the epoch. */
const nextClick = (page: Page): Promise<number> =>
  page.evaluate(
    () =>
      new Promise((resolve) => {
        addEventListener('click', () => resolve(Date.now()), { once: true, capture: true });
      }),
  );

describe.each(marketLanguages)('%s', (locale) => {
  const { market } = places[locale];
  const t = textsIn(locale);

  it.each([
    ['/account', 'title.account'],
    ['/feedback', 'title.feedback'],
  ] as const)('%s leads to the privacy policy and to the deletion, and back (PRIVACY-14)', async (path, here) => {
    const token = await signIn(`${market}-rich`);
    const { page, context, complaints } = await openApp(chrome, { locale, token, path, width: 320 });
    for (const title of ['title.privacy', 'title.deletion'] as const) {
      await page.getByRole('link', { name: t(title), exact: true }).click();
      await page.getByRole('heading', { level: 1, name: t(title) }).waitFor();
      await page.getByRole('button', { name: t('a11y.back') }).click();
      await page.getByRole('heading', { level: 1, name: t(here) }).waitFor();
    }
    // This phone app cannot end a login.
    expect(await page.getByRole('button', { name: t('account.log_out') }).count()).toBe(0);
    expect([...complaints, ...(await violations(page))]).toEqual([]);
    await context.close();
  });

  it('a person logs out and leaves nothing, also after a reload; the next login finds the same cash (PERSON-19, HOST-13)', async () => {
    const token = await signIn(`${market}-rich`);
    const { cash } = await readCall<{ cash: number }>('/income/', token);
    const { page, context, complaints } = await openApp(chrome, {
      locale,
      token,
      loginToken: await signIn(`${market}-rich`),
      before: tipsSeen,
      scenario: { logOut: 'ends' },
      width: 320,
    });
    const actor = actorAt(page);
    const money = formatMoney(cash, market);
    await seen(page, money);
    await page.getByRole('button', { name: t('home.withdraw'), exact: true }).click();
    await page.getByRole('button', { name: t('a11y.open_feedback') }).click();
    await page.getByRole('button', { name: t('account.log_out'), exact: true }).click();
    await actor.seesDialog(t('account.log_out_title'));
    const calls = watchCalls(page);
    const clicked = nextClick(page);
    await actor.tap(t('account.log_out'), t('account.log_out_title'));
    const clickedAt = await clicked;
    await actor.sees(t('account.logged_out'));
    await actor.sees(t('login.bar_text'));
    expect(new URL(page.url()).pathname).toBe('/home');
    expect(await page.getByText(money).count()).toBe(0);

    await page.reload();
    await actor.sees(t('login.bar_text'));
    expect(await page.getByText(money).count()).toBe(0);
    // What the page reports of its opening may still have come before.
    const later = calls.filter((call) => call.timing().startTime > clickedAt);
    expect(later.length).toBeGreaterThan(0);
    expect(later.filter((call) => call.headers()['authorization']).map((call) => call.url())).toEqual([]);

    await page
      .getByRole('button', { name: t('login.bar_button') })
      .first()
      .click();
    await actor.tap(t('common.ok'), t('login.success_title'));
    await seen(page, money);
    expect([...complaints, ...(await violations(page))]).toEqual([]);
    await context.close();
  });
});

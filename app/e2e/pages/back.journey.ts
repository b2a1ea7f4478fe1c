// Rooms: app/navigation, app/bridge, app/screens/Feedback, app/overlays
import type { Browser, Page } from 'playwright';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { launch, openApp, serverUrl, textsIn } from '../browser';
import { actorAt } from '../pageActor';
import { newPerson, operate } from '../demo';

let chrome: Browser;
beforeAll(async () => {
  chrome = await launch();
});
afterAll(() => chrome.close());

const t = textsIn('en');

/** The three ways to go back. */
const ways: Record<string, (page: Page) => Promise<unknown>> = {
  'the arrow of the title': (page) => page.getByRole('button', { name: t('a11y.back') }).click(),
  'a step back in the history': (page) => page.evaluate(() => history.back()),
  'a host that asks first': (page) =>
    page.evaluate(() => (window as unknown as { onHostBack(): boolean }).onHostBack()),
};
const named = Object.keys(ways);

/** Waits until both the address and the visible page title are as expected. */
async function stands(page: Page, path: string, title: string): Promise<void> {
  await page.waitForURL(`${serverUrl()}${path}`);
  await page.getByRole('heading', { level: 1, name: title }).filter({ visible: true }).waitFor();
}
const home = async (page: Page) => {
  await page.waitForURL(`${serverUrl()}/home`);
  await actorAt(page).sees(t('home.daily_title'));
};
/** Waits long enough for a step back in the history and its undoing. */
const settled = (page: Page) => page.evaluate(() => new Promise((done) => setTimeout(done, 300)));

/** Answers a feedback message of the user, so that home's title bar links to feedback. */
async function answered(token: string) {
  const headers = { authorization: `Bearer ${token}`, 'content-type': 'application/json' };
  const body = JSON.stringify({ type: 3, content: 'My money did not come.', contact: '0812345678' });
  await fetch(`${serverUrl()}/event/v1/opt/feedback`, { method: 'POST', headers, body });
  await operate('/opt/feedback/process', { day: 2, type: 0 });
}
/** @param prepare runs before home is opened, with the user's token */
async function openHome(prepare?: (token: string) => Promise<void>) {
  const { token } = await newPerson('id');
  await prepare?.(token);
  const opened = await openApp(chrome, { token });
  await actorAt(opened.page).sees(t('task.count', { done: 0, max: 1 }));
  return opened;
}
const toTips = async (page: Page) => {
  await page.getByRole('link', { name: t('home.rules_link') }).click();
  await stands(page, '/tips/rules', t('title.tips'));
};
/** Opens the tips from home, and feedback from there. */
async function twoDeep(page: Page) {
  await toTips(page);
  await page.getByRole('link', { name: t('tips.cs_link') }).click();
  await stands(page, '/feedback', t('title.feedback'));
}
async function sendFeedback(page: Page) {
  await page.getByRole('radio', { name: t('feedback.type_3') }).press('Space');
  await page.getByLabel(t('feedback.content_label')).fill('My money did not come.');
  await page.getByLabel(t('feedback.contact_label')).fill('0812345678');
  await page.getByRole('button', { name: t('feedback.submit') }).click();
  return page.getByRole('dialog', { name: t('feedback.success_title') });
}

describe.each(named)('back by %s', (way) => {
  const back = (page: Page) => ways[way]?.(page);

  it('back goes one step at a time, from two pages deep to home', async () => {
    const { page, context } = await openHome();
    await twoDeep(page);
    await back(page);
    await stands(page, '/tips/rules', t('title.tips'));
    await back(page);
    await home(page);
    await context.close();
  });

  it('back still knows the earlier pages after a reload', async () => {
    const { page, context } = await openHome();
    await twoDeep(page);
    await page.reload();
    await stands(page, '/feedback', t('title.feedback'));
    await back(page);
    await stands(page, '/tips/rules', t('title.tips'));
    await page.reload();
    await stands(page, '/tips/rules', t('title.tips'));
    await back(page);
    await home(page);
    await context.close();
  });

  it.each([
    ['/income', 'title.income'],
    ['/account', 'title.account'],
    ['/withdraw', 'title.withdraw'],
    ['/passbook', 'title.passbook'],
    ['/team', 'title.team'],
    ['/feedback', 'title.feedback'],
    ['/tips/rules', 'title.tips'],
    ['/opt/moreapps', 'title.moreapps'],
  ] as const)('back leads home from %s, opened directly', async (path, title) => {
    const { token } = await newPerson('id');
    const { page, context } = await openApp(chrome, { token, path });
    // The withdraw screen opens with a dialog: back is ignored, and what stands beside it is hidden, while it is open.
    if (path === '/withdraw') {
      const greeting = page.getByRole('dialog').or(page.getByRole('alertdialog'));
      await greeting.waitFor();
      await page.keyboard.press('Escape');
      await greeting.waitFor({ state: 'detached' });
    }
    await stands(page, path, t(title));
    await back(page);
    await home(page);
    await context.close();
  });
});

describe.each(named.slice(1))('back by %s is ignored', (way) => {
  const back = (page: Page) => ways[way]?.(page);

  it.each([
    ['/home', 'home.daily_title'],
    ['/app/coincenter', 'title.coincenter'],
    ['/app/moreapps', 'title.moreapps'],
    ['/app/referral', 'title.referral'],
    ['/privacy-policy', 'title.privacy'],
  ] as const)('back on %s is ignored', async (path, sees) => {
    const { token } = await newPerson('id');
    const { page, context } = await openApp(chrome, { token, path });
    await page.getByText(t(sees)).filter({ visible: true }).first().waitFor();
    for (let times = 0; times < 3; times++) {
      await page.waitForFunction(() => 'onHostBack' in window);
      await back(page);
      await settled(page);
    }
    expect(new URL(page.url()).pathname).toBe(path);
    await page.getByText(t(sees)).filter({ visible: true }).first().waitFor();
    await context.close();
  });

  it('back is ignored while a dialog shows, and goes on working after it', async () => {
    const { page, context } = await openHome();
    await page.getByRole('button', { name: t('a11y.close_page') }).click();
    await page.getByRole('dialog').waitFor();
    await back(page);
    await settled(page);
    await page.getByRole('dialog').waitFor();
    await page.keyboard.press('Escape');
    await page.getByRole('dialog').waitFor({ state: 'detached' });
    await twoDeep(page);
    const dialog = await sendFeedback(page);
    await dialog.waitFor();
    await back(page);
    await settled(page);
    await dialog.waitFor();
    await page.keyboard.press('Escape');
    await dialog.waitFor({ state: 'detached' });
    await stands(page, '/feedback', t('title.feedback'));
    await back(page);
    await stands(page, '/tips/rules', t('title.tips'));
    await context.close();
  });
});

describe('the OK of feedback "goes back two pages"', () => {
  it.each([
    [
      'opened from home: to home, the first page',
      async (page: Page) => {
        await page.getByRole('button', { name: t('a11y.feedback_reply') }).click();
      },
      answered,
    ],
    ['two pages deep: to home', twoDeep, undefined],
  ])('%s', async (_, open, prepare) => {
    const { page, context } = await openHome(prepare);
    await open(page);
    const dialog = await sendFeedback(page);
    await dialog.getByRole('button').last().click();
    await home(page);
    expect(await page.getByLabel(t('feedback.content_label')).count()).toBe(0);
    await toTips(page);
    await page.evaluate(() => history.back());
    await home(page);
    await context.close();
  });

  it('the OK of feedback that was opened directly leads to home, which takes its place', async () => {
    const { token } = await newPerson('id');
    const { page, context } = await openApp(chrome, { token, path: '/feedback' });
    const dialog = await sendFeedback(page);
    await dialog.getByRole('button').last().click();
    await home(page);
    await context.close();
  });
});

it('back before the app has come does not leave home', async () => {
  const { token } = await newPerson('id');
  let free = () => undefined as void;
  const held = new Promise<void>((done) => {
    free = done;
  });
  const { page, context } = await openApp(chrome, {
    token,
    before: (phone) =>
      phone.route('**/assets/startApp-*', async (route) => {
        await held;
        await route.continue();
      }),
    waitUntil: 'commit',
  });
  await page.getByText(t('home.daily_title')).first().waitFor();
  await page.evaluate(() => history.back());
  await settled(page);
  expect(new URL(page.url()).pathname).toBe('/home');
  free();
  await actorAt(page).sees(t('task.count', { done: 0, max: 1 }));
  await toTips(page);
  await page.evaluate(() => history.back());
  await home(page);
  await context.close();
});

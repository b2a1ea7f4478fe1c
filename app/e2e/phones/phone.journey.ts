// Rooms: app/bridge, app/features/offers, app/features/tasks, app/features/team, app/screens/Team, app/navigation,
//   host-simulator, contract/host/host, server/http/handlers/offers, server/http/handlers/app
import type { ScenarioPart } from '@tally/host-simulator/host/scenario';
import type { Browser, Page } from 'playwright';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { launch, openApp, serverUrl, textsIn } from '../browser';
import { actorAt } from '../pageActor';
import { newPerson } from '../demo';

const t = textsIn('en');
let chrome: Browser;
beforeAll(async () => {
  chrome = await launch();
});
afterAll(() => chrome.close());

/** Arguments of each call of this host method. */
const calls = (page: Page, method: string): Promise<unknown[][]> =>
  page.evaluate((called) => {
    type Entry = { what: string; name: string; args: unknown[] };
    const { log } = (window as unknown as { __host: { simulator: { log: Entry[] } } }).__host.simulator;
    return log.filter(({ what, name }) => what === 'call' && name === called).map(({ args }) => args);
  }, method);

const calledTimes = (page: Page, method: string, times: number) =>
  expect.poll(async () => (await calls(page, method)).length, { timeout: 20_000 }).toBe(times);

/** Opens a page of the app as a new user. */
async function open(path: string, scenario: ScenarioPart = {}) {
  const { token } = await newPerson('id');
  const { page, context } = await openApp(chrome, { token, at: `${serverUrl()}${path}`, scenario });
  return { page, context, actor: actorAt(page) };
}

it('an ad of home that asks for it opens the ads window of the phone app, for 3 s', async () => {
  const { page, context } = await open('/home');
  await page
    .getByRole('region', { name: t('title.moreapps') })
    .getByRole('button')
    .nth(1)
    .click({ timeout: 20_000 });
  await calledTimes(page, 'showAdsWindow', 1);
  const [[, payload] = []] = await calls(page, 'showAdsWindow');
  const { showMs, ads } = JSON.parse(String(payload)) as { showMs: number; ads: unknown[] };
  expect([showMs, ads.length]).toEqual([3000, 5]);
  await context.close();
});

it.each(['/team', '/app/referral'])(
  '%s: the contacts are asked for once, before the first share by Messenger',
  async (path) => {
    const { page, context, actor } = await open(path, { installed: ['com.facebook.orca'], contacts: false });
    await actor.tap(t('team.invite_via', { service: 'Messenger' }));
    await actor.tap(t('permission.allow'), t('permission.contacts_title'));
    await calledTimes(page, 'share', 1);
    await actor.tap(t('team.invite_via', { service: 'Messenger' }));
    await calledTimes(page, 'share', 2);
    await calledTimes(page, 'requestContactsPermission', 1);
    await context.close();
  },
);

it('on 2G a video is opened after the hint, and put off by "Later"', async () => {
  const { page, context, actor } = await open('/home', { network: '2g', windows: { videoad: 'never' } });
  await page
    .getByRole('region', { name: t('title.moreapps') })
    .getByRole('button')
    .first()
    .waitFor();
  const video = t('task.videoad_title');
  await actor.tap(t('task.videoad_button'), video);
  await actor.tap(t('task.videoad_button'), t('task.videoad_note_title'));
  await actor.tap(t('common.later'), t('network.slow_title'));
  expect(await calls(page, 'showVideoAdWindow')).toEqual([]);
  await actor.tap(t('task.videoad_button'), video);
  await actor.tap(t('network.slow_continue'), t('network.slow_title'));
  await calledTimes(page, 'showVideoAdWindow', 1);
  await context.close();
});

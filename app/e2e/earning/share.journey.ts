// Rooms: app/features/team, app/bridge, app/screens/Team, contract/people/referral, contract/people/team,
//   contract/host/host, server/domain/people/team, server/http/handlers/team
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import type { Browser, Page } from 'playwright';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { freePort, startServer } from '../../../scripts/lib/servers/serverProcess.mjs';
import { launch, openApp, serverUrl, textsIn } from '../browser';
import { actorAt } from '../pageActor';
import { newPerson, readCall, signIn } from '../demo';

const publicUrl = 'https://tally.example';
const t = textsIn('en');
const viaW = t('team.invite_via', { service: 'WhatsApp' });
const viaT = t('team.invite_via', { service: 'Telegram' });
/** A phone on which messaging service T is installed. */
const scenario = { installed: ['org.telegram.messenger'] };

let chrome: Browser;
/** A server with an https origin, as in production. */
let server: Awaited<ReturnType<typeof startServer>>;
let data: string;
beforeAll(async () => {
  chrome = await launch();
  data = mkdtempSync(path.join(tmpdir(), 'tally-share-'));
  const env = { TALLY_DEMO: '1', DATA_DIR: data, PUBLIC_URL: publicUrl };
  server = await startServer({ port: await freePort(), env });
});
afterAll(async () => {
  await Promise.all([chrome.close(), server.stop()]);
  rmSync(data, { recursive: true, force: true });
});

interface Call {
  what: string;
  name: string;
  args: string[];
  answer: unknown;
}

/** The host's calls of `share`. */
const shares = (page: Page): Promise<Pick<Call, 'args' | 'answer'>[]> =>
  page.evaluate(() => {
    const { log } = (window as unknown as { __host: { simulator: { log: Call[] } } }).__host.simulator;
    return log
      .filter(({ what, name }) => what === 'call' && name === 'share')
      .map(({ args, answer }) => ({ args, answer }));
  });

/** Waits until the host has received that many share calls. */
async function sharedTimes(page: Page, times: number): Promise<Pick<Call, 'args' | 'answer'>[]> {
  await expect.poll(async () => (await shares(page)).length, { timeout: 20_000 }).toBe(times);
  return shares(page);
}

const english = {
  text: 'Do daily tasks with me and withdraw cash:',
  more: 'Install it with my link, it counts for both of us.',
};
const picture = `${publicUrl}/event/v1/app/img?img=tally-share`;

describe('the invite link is shared with text, link and picture', () => {
  it.each([
    ['home', '/home', [t('home.invite_via', { service: 'WhatsApp' })], ['W']],
    ['team', '/team', [viaW, viaT], ['W', 'T']],
    ['referral', '/app/referral', [viaW, viaT], ['W', 'T']],
    // Whoever has records is asked to invite: a demo person has some.
    ['income', '/income', [t('common.invite')], ['W'], 'id-withdrawn'],
    ['passbook', '/passbook', [t('common.invite')], ['W'], 'id-rich'],
  ] as const)('the invite link is shared from %s', async (_, at, buttons, channels, id?: string) => {
    const token = id === undefined ? (await newPerson('id', server.url)).token : await signIn(id, server.url);
    const { url } = await readCall<{ url: string }>('/task/team/', token, server.url);
    const { page, context } = await openApp(chrome, { at: `${server.url}${at}`, token, scenario });
    for (const [done, button] of buttons.entries()) {
      await actorAt(page).tap(button);
      await sharedTimes(page, done + 1);
    }
    expect(url).toMatch(/^https:\/\/tally\.example\/ref\/\w+$/);
    const { text, more } = english;
    expect(await shares(page)).toEqual(
      channels.map((channel) => ({ args: [channel, text, url, more, picture], answer: true })),
    );
    await context.close();
  });

  it('the invite link is shared without the picture where the server is this machine, as after npm start', async () => {
    const { token } = await newPerson('id');
    const { url } = await readCall<{ url: string }>('/task/team/', token);
    const { page, context } = await openApp(chrome, { token, at: `${serverUrl()}/team` });
    await actorAt(page).tap(viaW);
    const { text, more } = english;
    expect(await sharedTimes(page, 1)).toEqual([{ args: ['W', text, url, more, ''], answer: true }]);
    expect(url).toMatch(/^http:\/\/localhost:\d+\/ref\/\w+$/);
    await context.close();
  });
});

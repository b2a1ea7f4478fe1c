// Rooms: app/features/deletion, app/features/appFacts, app/screens/Deletion, contract/people/deletion,
//   server/domain/deletion/deletion, server/domain/deletion/confirmDeletion, server/mail, server/http
import type { LocaleCode } from '@tally/locales/tags';
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import type { Browser } from 'playwright';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { freePort, startServer } from '../../../scripts/lib/servers/serverProcess.mjs';
import { startSmtpSink, type SmtpSink } from '../../../server/testing/smtpSink';
import { launch, textsIn } from '../browser';
import { readCall } from '../demo';

let chrome: Browser;
let sink: SmtpSink;
let server: Awaited<ReturnType<typeof startServer>>;
let folder: string;

beforeAll(async () => {
  folder = mkdtempSync(path.join(tmpdir(), 'tally-deletion-'));
  [chrome, sink] = await Promise.all([launch(), startSmtpSink()]);
  server = await startServer({
    port: await freePort(),
    env: { TALLY_DEMO: '1', DATA_DIR: folder, SMTP_URL: sink.url, MAIL_FROM: 'Tally <no-reply@tally.example.com>' },
  });
}, 120_000);
afterAll(async () => {
  await Promise.all([chrome.close(), server.stop()]);
  await sink.close();
  rmSync(folder, { recursive: true, force: true });
});

/** A demo user of each language, by mail address. The page is opened in a browser that has never opened the app. */
const people = [
  ['id', 'budi.id@gmail.com', 'id-finished'],
  ['en_ph', 'grace.ph@gmail.com', 'ph-finished'],
  ['pt_br', 'joao.br@gmail.com', 'br-finished'],
] as const satisfies readonly (readonly [LocaleCode, string, string])[];

it.each(people)(
  '%s: a stranger types an address, its owner gets a mail in their language, and their press alone deletes (PRIVACY-10, PRIVACY-11)',
  async (locale, address, id) => {
    const t = textsIn(locale);
    const signedIn = await fetch(`${server.url}/demo/sign-in`, {
      method: 'POST',
      headers: { 'content-type': 'application/json' },
      body: JSON.stringify({ id }),
    });
    const { token } = (await signedIn.json()) as { token: string };
    const isThere = async () => (await readCall<{ status: number }>('/user/info', token, server.url)).status;

    const english = textsIn('en');
    const stranger = await (await chrome.newContext()).newPage();
    await stranger.goto(`${server.url}/dataclear/tally`);
    await stranger.getByLabel(english('deletion.email_label')).fill(address);
    for (const key of ['deletion.submit', 'deletion.confirm_button'] as const)
      await stranger.getByRole('button', { name: english(key), exact: true }).click();
    await stranger.getByText(english('deletion.check_mail', { hours: 24 })).waitFor();
    await expect.poll(() => sink.mails.findLast(({ to }) => to === address)?.text, { timeout: 20_000 }).toBeTruthy();
    expect(await isThere()).toBe(1);

    const [link = ''] = /https?:\S+/.exec(sink.mails.findLast(({ to }) => to === address)?.text ?? '') ?? [];
    const owner = await (await chrome.newContext({ viewport: { width: 320, height: 640 } })).newPage();
    await owner.goto(link.replace(/^https?:\/\/[^/]+/, server.url));
    const press = owner.getByRole('button', { name: t('deletion.submit'), exact: true });
    await press.waitFor();
    expect(owner.url()).not.toContain('key=');
    expect(await isThere()).toBe(1);
    await press.click();
    await owner.getByText(t('deletion.done_text')).waitFor();
    expect(await isThere()).toBe(0);
    await Promise.all([stranger.context().close(), owner.context().close()]);
  },
  60_000,
);

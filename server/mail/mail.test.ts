// @vitest-environment node
import { postDeleteMyData, postConfirmDeletion } from '@tally/contract/calls/deletion';
import { hourMs, minuteMs } from '@tally/contract/limits/time';
import { getUserInfo } from '@tally/contract/calls/user';
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { deletionMailsADay } from '../limits/deletion';
import type { LogLine } from '../runtime/log';
import { expectSoundMoney } from '../testing/invariants';
import { startSmtpSink } from '../testing/smtpSink';
import type { SmtpSink } from '../testing/smtpSink';
import { createTestServer } from '../testing/testServer';
import type { TestServer } from '../testing/testServer';
import { sendDueMails } from './sendMails';
import { openMailSender } from './sender';

const from = 'Tally <no-reply@tally.example.com>';
let server: TestServer;
let sink: SmtpSink;
let port: number;
const told: LogLine[] = [];

beforeAll(async () => {
  sink = await startSmtpSink();
  port = Number(new URL(sink.url).port);
  server = await createTestServer({
    stories: [],
    config: { mail: { url: sink.url, from }, publicUrl: 'https://tally.example.com' },
  });
});
afterAll(async () => {
  await server.close();
  await sink.close();
});
beforeEach(async () => {
  await sink.close();
  sink = await startSmtpSink(port);
  told.length = 0;
  await server.db.query('delete from deletion_mails');
});

/** Runs one round of the outbox. */
const round = async () => {
  const sender = openMailSender({ url: sink.url, from });
  await sendDueMails(server.context, sender, (line) => told.push(line)).finally(() => sender.close());
};
const mailOf = async (id: number) =>
  (await server.db.query<{ email: string }>('select email from users where id = $1', [id]))[0]?.email ?? '';
const ask = (email: string, address = '203.0.113.80', token?: string) =>
  server.callOk(postDeleteMyData, { query: { app: 'tally', email }, address, ...(token !== undefined && { token }) });
const linkIn = (text = ''): URL => new URL(/https:\S+/.exec(text)?.[0] ?? 'none:');
const confirm = (token: string) => server.callOk(postConfirmDeletion, { body: { token } });
/** The token of the last link sent to an address. */
const keyOf = (email: string) =>
  linkIn(sink.mails.findLast(({ to }) => to === email)?.text).searchParams.get('key') ?? '';

describe('a deletion by mail address', () => {
  it('a deletion waits for the link that only the owner of the address gets; opening the app changes nothing (PRIVACY-10, PRIVACY-11)', async () => {
    const { id, token } = await server.person({ cash: 2000 });
    const email = await mailOf(id);
    expect(await ask(email.toUpperCase())).toEqual({ status: 1, info: 'CHECK MAIL' });
    expect(await server.db.query('select 1 from deletions')).toEqual([]);
    expect(await server.callOk(getUserInfo, { token })).toMatchObject({ status: 1, cash: 2000, deletionAsked: false });
    await round();
    expect(sink.mails.map(({ to }) => to)).toEqual([email]);
    expect(await confirm(keyOf(email))).toEqual({ status: 1, info: '' });
    expect(await server.callOk(getUserInfo, { token })).toMatchObject({ status: 0, info: 'INACTIVE' });
    // Repeating the request, as after a lost answer, gives the same answer.
    expect(await confirm(keyOf(email))).toEqual({ status: 1, info: '' });
    await expectSoundMoney(server.db);
  });

  it.each([
    ['id', 'id', 'hapus akunmu?', '/dataclear/tally?country=id&lang=id&key='],
    ['id', 'en', 'delete your account?', '/dataclear/tally?country=id&lang=en&key='],
    ['ph', 'en_ph', 'delete your account?', '/dataclear/tallyph?country=ph&lang=en&key='],
    ['br', 'pt_br', 'excluir sua conta?', '/dataclear/tallybr?country=br&lang=pt&key='],
  ] as const)(
    'a deletion of %s, %s, is told and confirmed in their language (PRIVACY-10)',
    async (market, locale, subject, address) => {
      const { id } = await server.person({ market, locale });
      await ask(await mailOf(id), '203.0.113.81');
      await round();
      const [mail] = sink.mails;
      expect(mail?.head).toContain(subject);
      expect(mail?.head).toMatch(/^From: Tally <no-reply@tally\.example\.com>/m);
      expect(mail?.text).toContain(`\nhttps://tally.example.com${address}`);
      expect(mail?.text).toContain('24');
    },
  );

  it('a deletion is not confirmed by a link that was made up, changed or is older than a day (PRIVACY-11)', async () => {
    const mine = await server.person({ cash: 50 });
    const theirs = await server.person({ cash: 50 });
    for (const { id } of [mine, theirs]) await ask(await mailOf(id), '203.0.113.82');
    await round();
    const own = keyOf(await mailOf(mine.id));
    const other = keyOf(await mailOf(theirs.id));
    const [id] = other.split('.');
    const [, signature] = own.split('.');
    const bad = { status: 2, info: 'BAD LINK' };
    for (const token of ['', 'nothing', `${id}.${signature}`, `${id}.`, `${id}`, own.slice(0, -1)])
      expect(await confirm(token)).toEqual(bad);
    server.pass(24 * hourMs);
    expect(await confirm(own)).toEqual(bad);
    for (const { token } of [mine, theirs])
      expect(await server.callOk(getUserInfo, { token })).toMatchObject({ status: 1, cash: 50 });
  });

  it('a deletion sends a few mails a day to one address, whoever asks, and the last link holds (PRIVACY-10)', async () => {
    const email = await mailOf((await server.person()).id);
    for (let tries = 0; tries < deletionMailsADay + 3; tries++)
      expect(await ask(email, `203.0.113.${90 + tries}`)).toEqual({ status: 1, info: 'CHECK MAIL' });
    await round();
    expect(sink.mails).toHaveLength(deletionMailsADay);
    server.pass(24 * hourMs);
    await ask(email);
    await round();
    expect(sink.mails).toHaveLength(deletionMailsADay + 1);
    expect(await confirm(keyOf(email))).toMatchObject({ status: 1 });
  });

  it('a deletion by somebody signed in needs no mail; one of an unknown address sends none (PRIVACY-6, PRIVACY-7)', async () => {
    const { id, token } = await server.person();
    expect(await ask(await mailOf(id), '203.0.113.83', token)).toEqual({ status: 1, info: '' });
    expect(await ask('nobody.at.all@gmail.com', '203.0.113.83')).toEqual({ status: 2, info: 'BAD USER' });
    await round();
    expect(sink.mails).toEqual([]);
  });
});

describe('a mail', () => {
  it('a mail is neither lost nor sent twice while the mail server is away (PRIVACY-10)', async () => {
    const { id } = await server.person();
    const email = await mailOf(id);
    await sink.close();
    await ask(email, '203.0.113.84');
    await round();
    expect(told).toMatchObject([{ level: 'error', message: expect.stringMatching(/^A mail was not sent/) as string }]);
    sink = await startSmtpSink(port);
    await round();
    expect(sink.mails).toEqual([]);
    server.pass(minuteMs);
    await Promise.all([round(), round()]);
    await round();
    server.pass(2 * hourMs);
    await round();
    expect(sink.mails.map(({ to }) => to)).toEqual([email]);
    expect(await confirm(keyOf(email))).toMatchObject({ status: 1 });
  });

  it('a mail that is put off is tried again, under the same id; one that is refused for good is not', async () => {
    const late = await server.person();
    const never = await server.person();
    sink.say('451 try later');
    await ask(await mailOf(late.id), '203.0.113.85');
    await round();
    sink.say('250 ok');
    server.pass(minuteMs);
    await round();
    expect(sink.mails).toHaveLength(1);
    expect(sink.mails[0]?.head).toMatch(/^Message-ID: <deletion\.[\w-]{22}@tally\.example\.com>/m);
    sink.say('550 no such user');
    await ask(await mailOf(never.id), '203.0.113.85');
    await round();
    expect(told.at(-1)).toMatchObject({ level: 'warn' });
    sink.say('250 ok');
    server.pass(2 * hourMs);
    await round();
    expect(sink.mails).toHaveLength(1);
  });

  it('a mail whose link is too old by now, or whose owner is gone, is not sent', async () => {
    const old = await server.person();
    const gone = await server.person();
    await ask(await mailOf(old.id), '203.0.113.86');
    server.pass(24 * hourMs);
    const email = await mailOf(gone.id);
    await ask(email, '203.0.113.86');
    await ask(email, '203.0.113.86', gone.token);
    await round();
    expect(sink.mails).toEqual([]);
    expect(told).toEqual([]);
  });
});

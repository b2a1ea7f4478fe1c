// @vitest-environment node
import { postLuckyReward } from '@tally/contract/calls/lucky';
import { postVideoAd } from '@tally/contract/calls/tasks';
import { createHash } from 'node:crypto';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { dayMs, hourMs } from '@tally/contract/limits/time';
import { luckyStatus } from '@tally/contract/tasks/lucky';
import type { ConfirmationMode } from '../../domain/confirmations/adConfirmations';
import { transactionMark } from '../../domain/confirmations/adTransaction';
import { deletePerson } from '../../domain/deletion/deletion';
import { runMaintenance } from '../../domain/maintenance';
import { expectSoundMoney } from '../../testing/invariants';
import { createTestServer } from '../../testing/testServer';
import type { TestServer } from '../../testing/testServer';

const keys = { PANGLE: '7ca31ab0a59d69a42dd8abc7cf2d8fbd', MTG: 'c1b6f0f0e3a14c4d' };
const modes = { id: 'off', ph: 'observed', br: 'required' } as const satisfies Record<string, ConfirmationMode>;

let server: TestServer;
beforeAll(async () => {
  server = await createTestServer({ stories: [], config: { adKeys: keys, adConfirmations: modes } });
});
afterAll(() => server.close());

const hash = (algorithm: string, text: string) => createHash(algorithm).update(text).digest('hex');
const userIdOf = async (id: number) =>
  (await server.db.query<{ name: string }>('select public_id as name from users where id = $1', [id]))[0]?.name ?? '';
const pangle = async (
  userId: string,
  transId: string,
  extra = '',
  sign = hash('sha256', `${keys.PANGLE}:${transId}`),
) => {
  const query = new URLSearchParams({
    user_id: userId,
    trans_id: transId,
    reward_name: 'coin',
    reward_amount: '1',
    extra,
    sign,
  });
  return (await (await server.fetch(`/ads/pangle?${query}`)).json()) as unknown;
};
const mintegral = async (userId: string, transId: string, sign = hash('md5', `${userId}_1_${transId}_${keys.MTG}`)) => {
  const query = new URLSearchParams({
    user_id: userId,
    trans_id: transId,
    reward_name: 'coin',
    reward_amount: '1',
    unit_id: '7',
    sign,
  });
  return (await server.fetch(`/ads/mintegral?${query}`)).status;
};
const watch = ({ token }: { token: string }, key?: string) =>
  server.callOk(postVideoAd, { token, query: { action: 'reward' }, ...(key !== undefined && { key }) });
const counted = async (line: string) => {
  const text = await (await server.fetch('/metrics')).text();
  return Number(
    text
      .split('\n')
      .find((each) => each.startsWith(`${line} `))
      ?.split(' ')[1] ?? 0,
  );
};

describe('a callback of an ad network (TASK-30)', () => {
  it('a callback of an ad network is there only with the key of the network', async () => {
    const shut = await createTestServer({ stories: [], db: server.db });
    expect((await shut.fetch('/ads/pangle')).status).toBe(404);
    expect((await shut.fetch('/ads/mintegral')).status).toBe(404);
  });

  it('a callback of an ad network counts with the right signature, for somebody who is known, once for each transaction', async () => {
    const { id } = await server.person();
    const userId = await userIdOf(id);
    expect(await pangle(userId, 'trans-1')).toEqual({ isValid: true });
    expect(await pangle(userId, 'trans-1')).toEqual({ isValid: true });
    expect(await mintegral(userId, 'trans-1')).toBe(200);
    expect(await pangle(userId, 'trans-2', '', hash('sha256', `other-key:trans-2`))).toEqual({ isValid: false });
    expect(await mintegral(userId, 'trans-2', 'no-signature')).toBe(403);
    expect(await pangle('nobody', 'trans-3')).toEqual({ isValid: false });
    expect(await mintegral('nobody', 'trans-3')).toBe(403);
    expect(
      await server.db.query(
        'select source, trans_id as trans from ad_confirmations where user_id = $1 order by source',
        [id],
      ),
    ).toEqual([
      { source: 'MTG', trans: 'trans-1' },
      { source: 'PANGLE', trans: 'trans-1' },
    ]);
    expect(await counted('tally_ad_callbacks_total{source="PANGLE",result="bad_signature"}')).toBe(1);
    expect(await counted('tally_ad_callbacks_total{source="PANGLE",result="repeated"}')).toBe(1);
  });
});

describe('a transaction of an ad network is spent for ever (TASK-30)', () => {
  it('a transaction is spent also for somebody else after the first person deleted themselves', async () => {
    const first = await server.person({ market: 'br' });
    const second = await server.person({ market: 'br' });
    const names = [await userIdOf(first.id), await userIdOf(second.id)];
    await pangle(names[0] ?? '', 'trans-deleted');
    await deletePerson(
      server.db,
      { numberKey: server.context.numberKey, now: server.context.now() },
      { id: first.id, market: 'br' },
    );
    await pangle(names[1] ?? '', 'trans-deleted');
    expect(await watch(second)).toMatchObject({ status: 3 });
  });

  it('a transaction is spent also when its confirmation was thrown away long ago', async () => {
    const person = await server.person({ market: 'br' });
    const userId = await userIdOf(person.id);
    await pangle(userId, 'trans-month');
    expect(await watch(person)).toMatchObject({ status: 1 });
    server.pass(31 * dayMs);
    await runMaintenance(server.db, server.context.numberKey, server.context.now(), { failed: () => undefined });
    expect(await server.db.query('select 1 from ad_confirmations where user_id = $1', [person.id])).toEqual([]);
    await pangle(userId, 'trans-month');
    expect(await watch(person)).toMatchObject({ status: 3 });
  });

  it('a transaction is spent also when it first named nobody', async () => {
    const person = await server.person({ market: 'br' });
    expect(await pangle('nobody-yet', 'trans-nobody')).toEqual({ isValid: false });
    await pangle(await userIdOf(person.id), 'trans-nobody');
    expect(await watch(person)).toMatchObject({ status: 3 });
  });

  it('a transaction is spent by a call, not by a look (HEAD)', async () => {
    const person = await server.person({ market: 'br' });
    const userId = await userIdOf(person.id);
    const sign = hash('sha256', `${keys.PANGLE}:trans-head`);
    const query = new URLSearchParams({ user_id: userId, trans_id: 'trans-head', sign });
    expect((await server.fetch(`/ads/pangle?${query}`, { method: 'HEAD' })).status).toBe(405);
    expect((await server.fetch(`/ads/mintegral?${query}`, { method: 'HEAD' })).status).toBe(405);
    expect(await server.db.query('select 1 from ad_confirmations where user_id = $1', [person.id])).toEqual([]);
    expect(await pangle(userId, 'trans-head')).toEqual({ isValid: true });
  });

  it('a transaction of before this version is spent too: its mark is made from the confirmations that were there', async () => {
    const marks = await server.db.query<{ mark: string }>(
      `select left(translate(encode(sha256(convert_to('PANGLE' || '/' || 'trans-1', 'UTF8')), 'base64'), '+/', '-_'), 22) as mark`,
    );
    expect(marks).toEqual([{ mark: transactionMark('PANGLE', 'trans-1') }]);
  });
});

it('a confirmation is not taken without room on the disk: it comes again (TASK-30)', async () => {
  const { id } = await server.person({ market: 'br' });
  const full = await createTestServer({
    stories: [],
    db: { ...server.db, takesWrites: () => false },
    config: { adKeys: keys },
  });
  const sign = hash('sha256', `${keys.PANGLE}:trans-full`);
  const query = new URLSearchParams({ user_id: await userIdOf(id), trans_id: 'trans-full', reward_amount: '1', sign });
  for (const path of ['pangle', 'mintegral']) expect((await full.fetch(`/ads/${path}?${query}`)).status).toBe(503);
  expect(await server.db.query('select 1 from ad_confirmations where user_id = $1', [id])).toEqual([]);
});

it('a callback without a signature counts for nobody (TASK-30)', async () => {
  const { id } = await server.person({ market: 'br' });
  const query = new URLSearchParams({ user_id: await userIdOf(id), trans_id: 'trans-unsigned', reward_amount: '1' });
  expect(await (await server.fetch(`/ads/pangle?${query}`)).json()).toEqual({ isValid: false });
  expect((await server.fetch(`/ads/mintegral?${query}`)).status).toBe(403);
  expect(await server.db.query('select 1 from ad_confirmations where user_id = $1', [id])).toEqual([]);
});

describe('a rewarded video', () => {
  it('a rewarded video is paid as the page says where confirmations are off', async () => {
    expect(await watch(await server.person({ market: 'id' }))).toMatchObject({ status: 1 });
  });

  it('a rewarded video is paid where confirmations are observed, and counted when none had come (TASK-30)', async () => {
    const person = await server.person({ market: 'ph' });
    const line = 'tally_ad_unconfirmed_total{market="ph",task="videoad"}';
    expect(await watch(person)).toMatchObject({ status: 1 });
    expect(await counted(line)).toBe(1);
    await pangle(await userIdOf(person.id), 'trans-observed');
    expect(await watch(person)).toMatchObject({ status: 1 });
    expect(await counted(line)).toBe(1);
    expect(await watch(person)).toMatchObject({ status: 1 });
    expect(await counted(line)).toBe(2);
  });

  it('a rewarded video is paid once for each earlier confirmation where they are required (TASK-30)', async () => {
    const person = await server.person({ market: 'br' });
    const other = await server.person({ market: 'br' });
    await pangle(await userIdOf(person.id), 'trans-required');
    expect(await watch(other)).toMatchObject({ status: 3 });
    const answers = await Promise.all([1, 2, 3].map((n) => watch(person, `window-of-a-video-${n}`)));
    expect(answers.map(({ status }) => status).sort()).toEqual([1, 3, 3]);
    // Repeating the paid request returns the same answer.
    const paid = answers.findIndex(({ status }) => status === 1);
    expect(await watch(person, `window-of-a-video-${paid + 1}`)).toEqual(answers[paid]);
    await expectSoundMoney(server.db);
  });

  it('a rewarded video needs a confirmation of the last 24 hours', async () => {
    const person = await server.person({ market: 'br' });
    await pangle(await userIdOf(person.id), 'trans-old');
    server.pass(dayMs);
    expect(await watch(person)).toMatchObject({ status: 3 });
  });
});

it('a lucky install is paid where it is required only when its network has confirmed that app (LUCKY-28)', async () => {
  const person = await server.person({ market: 'br' });
  const userId = await userIdOf(person.id);
  const now = server.context.now();
  const [record] = await server.db.query<{ id: number }>(
    `insert into lucky_records (user_id, task_id, source, app_pkg, status, day, assigned_at, ready_at) values ($1, 301, 'PANGLE', 'com.partner.one', ${luckyStatus.installed}, 20261118, $2, $3) returning id`,
    [person.id, now - hourMs, now],
  );
  const claim = () =>
    server.callOk(postLuckyReward, { token: person.token, query: { taskRecordId: record?.id ?? 0, installed: true } });
  await pangle(userId, 'trans-video');
  await pangle(userId, 'trans-other-app', 'install:com.partner.two');
  await pangle(userId, 'trans-app', 'install:com.partner.one');
  expect(await claim()).toMatchObject({ status: 1 });
  expect(await claim()).toMatchObject({ status: 2 });
  await expectSoundMoney(server.db);
});

it('a lucky install is not confirmed by another network than its own (LUCKY-28)', async () => {
  const person = await server.person({ market: 'br' });
  const userId = await userIdOf(person.id);
  const now = server.context.now();
  const [record] = await server.db.query<{ id: number }>(
    `insert into lucky_records (user_id, task_id, source, app_pkg, status, day, assigned_at, ready_at) values ($1, 301, 'PANGLE', 'com.partner.own', ${luckyStatus.installed}, 20261118, $2, $3) returning id`,
    [person.id, now - hourMs, now],
  );
  const sign = hash('md5', `${userId}_1_trans-other-network_${keys.MTG}`);
  const fields = { user_id: userId, trans_id: 'trans-other-network', reward_amount: '1', sign };
  const query = new URLSearchParams({ ...fields, extra: 'install:com.partner.own' });
  expect((await server.fetch(`/ads/mintegral?${query}`)).status).toBe(200);
  const claim = () =>
    server.callOk(postLuckyReward, { token: person.token, query: { taskRecordId: record?.id ?? 0, installed: true } });
  expect(await claim()).toMatchObject({ status: 3, cash: 0 });
  await pangle(userId, 'trans-own-network', 'install:com.partner.own');
  expect(await claim()).toMatchObject({ status: 2, info: 'BAD STATUS' });
});

it('a video that was paid long ago is not kept as a claim: nothing more comes for it (TASK-30)', async () => {
  const person = await server.person({ market: 'br' });
  await pangle(await userIdOf(person.id), 'trans-of-paid-window');
  expect(await watch(person, 'window-paid-long-ago')).toMatchObject({ status: 1 });
  await server.db.query('delete from answers where user_id = $1', [person.id]);
  expect(await watch(person, 'window-paid-long-ago')).toMatchObject({ status: 3, info: 'LATER' });
  expect(await server.db.query('select 1 from waiting_claims where user_id = $1', [person.id])).toEqual([]);
});

// @vitest-environment node
import { getApprovals, postAdjustment } from '@tally/contract/calls/approvals';
import { getMessages } from '@tally/contract/calls/messages';
import { getQueues } from '@tally/contract/calls/queues';
import { getPayouts } from '@tally/contract/calls/payouts';
import { postAccountStatus, postFreeze } from '@tally/contract/calls/people';
import { getWaitingReviews } from '@tally/contract/calls/reviews';
import { reviewStatus } from '@tally/contract/tasks/review';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { messagesOn } from '../../testing/messages';
import { deskOf } from '../../testing/payouts/desk';
import type { Asker } from '../../testing/payouts/desk';
import { createTestServer, keysOf } from '../../testing/testServer';
import type { TestServer } from '../../testing/testServer';

const [ana, budi] = ['the-key-of-ana', 'the-key-of-budi'];
let server: TestServer;
beforeAll(async () => {
  server = await createTestServer({ stories: [], config: { operatorKeys: keysOf({ ana, budi }) } });
});
afterAll(() => server.close());

const queues = () => server.callOk(getQueues, { query: { key: ana } });
const countedOf = ['pay', 'batches', 'exceptions', 'messages'] as const;

/** Which versions of the Philippines something changes, and whether it changes how much waits (`counts`). */
async function changedBy(something: () => Promise<unknown>): Promise<string[]> {
  const before = await queues();
  await something();
  const after = await queues();
  const others = ({ markets }: typeof after) => markets.filter(({ market }) => market !== 'ph');
  expect(others(after)).toEqual(others(before));
  const [was, is] = [before, after].map(({ markets, approvalsVersion, reviewsVersion }) => {
    const { payoutsVersion = '', messagesVersion = '', ...rest } = markets.find(({ market }) => market === 'ph') ?? {};
    const counts = countedOf.map((name) => ('market' in rest ? rest[name] : 0)).join(' ');
    return new Map(Object.entries({ approvalsVersion, counts, messagesVersion, payoutsVersion, reviewsVersion }));
  });
  return [...(is ?? [])].flatMap(([name, value]) => (was?.get(name) === value ? [] : [name]));
}

it('a version is another one once what a list shows has changed, also where as much waits as before (OPS-48)', async () => {
  const desk = deskOf(server, 'ph');
  const asker = await desk.asks();
  const query = { key: budi, userId: asker.id, reason: 'looked into' };
  const freeze = (action: 'freeze' | 'unfreeze') => () => server.callOk(postFreeze, { query: { ...query, action } });
  const account = (action: 'invalidate' | 'restore') => () =>
    server.callOk(postAccountStatus, { query: { ...query, action, asOf: server.context.now() } });
  for (const act of [freeze('freeze'), freeze('unfreeze'), account('invalidate'), account('restore')])
    expect(await changedBy(act)).toEqual(['payoutsVersion']);
  // One is paid and another one asks: as many as before.
  const others: Asker[] = [];
  expect(
    await changedBy(async () => {
      await desk.decides(asker.payout, 'pay');
      others.push(await desk.asks());
    }),
  ).toEqual(['payoutsVersion']);
  const adjustment = {
    kind: 'clawback',
    market: 'ph',
    amount: 5,
    userId: others[0]?.id ?? 0,
    reason: 'twice',
  } as const;
  expect(await changedBy(() => server.callOk(postAdjustment, { query: { key: ana, ...adjustment } }))).toEqual([
    'approvalsVersion',
    'payoutsVersion',
  ]);
});

it('a version is another one once an export gets results, and once somebody writes or is answered (OPS-48)', async () => {
  const desk = deskOf(server, 'ph');
  const [first] = [await desk.asks(), await desk.asks()];
  let batch = 0;
  expect(await changedBy(async () => ({ id: batch } = await desk.exports()))).toContain('payoutsVersion');
  expect(await changedBy(() => desk.takes([first.payout, 'PAID', batch]))).toEqual(['payoutsVersion']);
  const messages = messagesOn(server, budi);
  const [one, two] = [await server.person({ market: 'ph' }), await server.person({ market: 'ph' })];
  expect(await changedBy(() => messages.write(one.token))).toEqual(['counts', 'messagesVersion']);
  // One is answered, and another one writes.
  expect(
    await changedBy(async () => {
      await messages.answer(await messages.read(await messages.latest(one.id)), { words: 'Paid today.' });
      await messages.write(two.token);
    }),
  ).toEqual(['messagesVersion']);
});

it('a review that comes is another version of the reviews, in all markets (OPS-48)', async () => {
  const { id } = await server.person({ market: 'ph' });
  const upload = (at: number) =>
    server.db.query(
      `insert into review_records (user_id, app_pkg, cash, status, assigned_at, rated_at, uploaded_at)
       values ($1, 'com.some.app', 100, ${reviewStatus.rated}, 1, $2, $2)
       on conflict (user_id, app_pkg) do update set uploaded_at = $2, rejected = review_records.rejected + 1`,
      [id, at],
    );
  expect(await changedBy(() => upload(5))).toEqual(['reviewsVersion']);
  expect(await changedBy(() => upload(9))).toEqual(['reviewsVersion']);
});

it('a look changes no version, so that nobody is looked at again because somebody looked (OPS-37, OPS-48)', async () => {
  const look = async () => {
    await server.callOk(getPayouts, { query: { key: budi, market: 'ph' } });
    await server.callOk(getApprovals, { query: { key: budi } });
    await server.callOk(getWaitingReviews, { query: { key: budi } });
    await server.callOk(getMessages, { query: { key: budi, market: 'ph', state: 'open' } });
  };
  expect(await changedBy(look)).toEqual([]);
});

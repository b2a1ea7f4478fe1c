// @vitest-environment node
import { dayMs, minuteMs } from '@tally/contract/limits/time';
import { getNormalTasks } from '@tally/contract/calls/tasks';
import { getUserInfo } from '@tally/contract/calls/user';
import fc from 'fast-check';
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { deletePerson } from '../../domain/deletion/deletion';
import { freeze } from '../../domain/people/freeze';
import { expectSoundMoney } from '../../testing/invariants';
import { createTestServer, testNow, testOperatorKey } from '../../testing/testServer';
import type { TestServer } from '../../testing/testServer';

const hostKey = 'the-key-of-the-backend-of-the-phone-app';
const paid = { status: 1, coin: 2000, cash: 0, info: '' };

let server: TestServer;
let address = 0;
let rounds = 0;
beforeAll(async () => {
  server = await createTestServer({ stories: [], config: { demo: false, hostKey, pace: true } });
});
beforeEach(() => void (address += 1));
afterAll(async () => {
  await expectSoundMoney(server.db);
  await server.close();
});

const send = (body: unknown, { key = hostKey, on = server } = {}) =>
  on.fetch('/rounds', {
    method: 'POST',
    headers: { authorization: `Bearer ${key}`, 'x-forwarded-for': `203.0.113.${address}` },
    body: typeof body === 'string' ? body : JSON.stringify(body),
  });
const answerOf = async (answer: Response): Promise<unknown> => [answer.status, await answer.json()];

/** A person, and how their rounds are reported. */
async function player(market: 'id' | 'ph' | 'br' = 'id') {
  const { token, id } = await server.person({ market });
  const [row] = await server.db.query<{ publicId: string }>('select public_id as "publicId" from users where id = $1', [
    id,
  ]);
  const report = (changed: object = {}) => ({
    userId: row?.publicId,
    market,
    game: 'words',
    round: `round-${++rounds}`,
    at: server.context.now(),
    ...changed,
  });
  const play = async (changed: object = {}) => {
    server.pass(3000);
    return answerOf(await send(report(changed)));
  };
  const counts = async () =>
    Object.fromEntries(
      (await server.callOk(getNormalTasks, { token })).map(({ taskType, count }) => [taskType, count]),
    );
  const coins = async () => (await server.callOk(getUserInfo, { token })).coin;
  return { token, id, report, play, counts, coins };
}

describe("a round that the phone app's backend reports (TASK-31)", () => {
  it.each(['words', 'quiz'])('a round of %s is paid, counted, and seen by the page', async (game) => {
    const { play, counts, coins } = await player();
    expect(await play({ game })).toEqual([200, paid]);
    expect(await coins()).toBe(2000);
    expect(await counts()).toMatchObject({ words: 0, quiz: 0, [game]: 1 });
  });

  it('a round is paid once under its id, however often and at once it is reported, and answered the same each time', async () => {
    const { report, coins } = await player();
    const round = report();
    const answers = await Promise.all(Array.from({ length: 8 }, () => send(round).then(answerOf)));
    server.pass(4 * minuteMs);
    answers.push(await answerOf(await send(round)));
    expect(answers).toEqual(Array(9).fill([200, paid]));
    expect(await coins()).toBe(2000);
    expect(await answerOf(await send({ ...round, game: 'quiz' }))).toEqual([
      409,
      { error: 'KEY USED FOR ANOTHER REQUEST' },
    ]);
  });

  it('a round is paid within the quota of the day on which it was played: 30, also when it is reported later', async () => {
    const { play, counts, coins } = await player('ph');
    const late = server.context.now();
    for (let round = 0; round < 30; round++) expect(await play()).toEqual([200, paid]);
    expect(await play()).toEqual([200, { status: 2, coin: 0, cash: 0, info: 'LIMIT' }]);
    expect(await play({ game: 'quiz' })).toEqual([200, paid]);
    server.pass(dayMs - 10 * minuteMs);
    expect(await play({ at: late })).toEqual([200, { status: 2, coin: 0, cash: 0, info: 'LIMIT' }]);
    expect(await counts()).toMatchObject({ words: 0 });
    expect(await play()).toEqual([200, paid]);
    expect(await counts()).toMatchObject({ words: 1 });
    // The first day's 31 rounds were exchanged in the morning.
    expect(await coins()).toBe(2000);
  });

  it('a round of a game comes at least 3 s after the one before; sooner it may be reported again (TASK-31)', async () => {
    const { report } = await player();
    expect(await answerOf(await send(report()))).toEqual([200, paid]);
    const early = report();
    server.pass(2999);
    expect(await answerOf(await send(early))).toEqual([200, { status: 3, coin: 0, cash: 0, info: 'LATER' }]);
    expect(await answerOf(await send(report({ game: 'quiz' })))).toEqual([200, paid]);
    server.pass(1);
    expect(await answerOf(await send(early))).toEqual([200, paid]);
  });

  it.each([
    ['nobody', { userId: 'somebody-else' }, 'UNKNOWN PERSON'],
    ['another market', { market: 'br' }, 'OTHER MARKET'],
    ['an app that is not ours', { appPkgName: 'com.stranger.app' }, 'UNKNOWN APP'],
    ['an app of another market', { appPkgName: 'com.tally.br' }, 'UNKNOWN APP'],
    ['a time of yesterday', { at: testNow - 2 * dayMs }, 'BAD TIME'],
    ['a time to come', { at: testNow + 3 * dayMs }, 'BAD TIME'],
    ['a game that the page plays', { game: 'lottery' }, 'MALFORMED REQUEST: body game'],
    ['no id', { round: '' }, 'MALFORMED REQUEST: body round'],
    ['an id with spaces', { round: 'a b' }, 'MALFORMED REQUEST: body round'],
  ])('a round of %s is refused, and pays nothing', async (_, changed, error) => {
    const { play, coins } = await player();
    expect(await play(changed)).toEqual([400, { error }]);
    expect(await coins()).toBe(0);
  });

  it('a round of our own app is paid; of somebody deleted it is not, of somebody frozen like every other round', async () => {
    const { id, play } = await player();
    expect(await play({ appPkgName: 'com.tally.id' })).toEqual([200, paid]);
    await freeze(
      server.db,
      { userId: id, action: 'freeze', reason: 'looked at' },
      'ana',
      server.context.now(),
      server.context.numberKey,
    );
    expect(await play()).toEqual([200, paid]);
    await deletePerson(server.db, server.context.numberKey, { id, market: 'id' }, server.context.now());
    expect(await play()).toEqual([400, { error: 'UNKNOWN PERSON' }]);
  });

  it('a round of somebody who may not earn says so (PERSON-14)', async () => {
    const dup = await player();
    const noWords = await player();
    await server.db.query('update users set dup_user = true where id = $1', [dup.id]);
    await server.db.query('update users set show_words = false where id = $1', [noWords.id]);
    expect(await dup.play()).toEqual([200, { status: 4, coin: 0, cash: 0, info: 'DUP USER' }]);
    expect(await noWords.play()).toEqual([200, { status: 4, coin: 0, cash: 0, info: 'NOT AVAILABLE' }]);
  });

  it('a round is counted for the metrics by what it was answered', async () => {
    const { play } = await player();
    await play({ game: 'quiz' });
    await play({ game: 'quiz', market: 'br' });
    const metrics = await (
      await server.fetch('/metrics', { headers: { authorization: `Bearer ${testOperatorKey}` } })
    ).text();
    expect(metrics).toMatch(/tally_rounds_total\{game="quiz",result="paid"\} \d/);
    expect(metrics).toMatch(/tally_rounds_total\{game="quiz",result="not_taken"\} [1-9]/);
  });

  it('a round never pays more than its quota, nor an id twice, in any order of reports', async () => {
    const reported = fc.array(fc.tuple(fc.integer({ min: 1, max: 40 }), fc.constantFrom('words', 'quiz')), {
      maxLength: 60,
    });
    await fc.assert(
      fc.asyncProperty(reported, async (all) => {
        const { id, play } = await player('br');
        for (const [round, game] of all) await play({ round: `${game}-${round}`, game });
        const kinds = await server.db.query<{ kind: string; ref: string }>(
          'select kind, ref from transfers where user_id = $1',
          [id],
        );
        for (const game of ['words', 'quiz']) {
          const distinct = new Set(all.filter(([, each]) => each === game).map(([round]) => round)).size;
          expect(kinds.filter(({ kind }) => kind === game)).toHaveLength(Math.min(30, distinct));
        }
      }),
      { numRuns: 5 },
    );
  });
});

describe('everybody else', () => {
  it('a stranger finds no rounds, and after five wrong keys a closed door that costs the database nothing', async () => {
    const { report, coins } = await player();
    for (const key of ['', 'wrong', `${hostKey}x`, testOperatorKey, 'demo-host-backend'])
      expect((await send(report(), { key })).status).toBe(404);
    expect((await send(report(), { key: 'wrong' })).status).toBe(429);
    const tries = () => server.db.query('select tries from wrong_keys where network = $1', [`203.0.113.${address}`]);
    const before = await tries();
    for (let again = 0; again < 20; again++) expect((await send(report(), { key: 'wrong' })).status).toBe(429);
    expect(await tries()).toEqual(before);
    expect((await send(report())).status).toBe(200);
    server.pass(minuteMs);
    expect((await send(report(), { key: 'wrong' })).status).toBe(404);
    expect(await coins()).toBe(2000);
  });

  it('a stranger finds no rounds without a key in the configuration', async () => {
    const { report } = await player();
    const shut = await createTestServer({ stories: [], config: { demo: false, hostKey: undefined } });
    for (const key of [hostKey, '']) expect((await send(report(), { key, on: shut })).status).toBe(404);
    await shut.close();
  });
});

// @vitest-environment node
import { postCheckin, postLottery, postVideoAd } from '@tally/contract/calls/tasks';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { expectSoundMoney } from '../../testing/invariants';
import { createTestServer } from '../../testing/testServer';
import type { TestServer } from '../../testing/testServer';

let server: TestServer;
beforeAll(async () => {
  server = await createTestServer({ stories: [], config: { pace: true } });
});
afterAll(() => server.close());

const calls = { checkin: postCheckin, lottery: postLottery, videoad: postVideoAd } as const;
const round = async (token: string, task: keyof typeof calls) =>
  (await server.callOk(calls[task] as typeof postCheckin, { token, query: { action: 'reward' } })).info;

describe("the server's own pace (TASK-27)", () => {
  it('a page that asks for a whole day of rewards at once is paid only one of them', async () => {
    const { token, id } = await server.person();
    const wanted = [
      'checkin' as const,
      ...Array<'lottery'>(10).fill('lottery'),
      ...Array<'videoad'>(20).fill('videoad'),
    ];
    const answers = [];
    for (const task of wanted) answers.push(await round(token, task));
    expect(answers).toEqual(['', ...Array<string>(30).fill('LATER')]);
    expect(await server.db.query(`select kind from transfers where user_id = $1`, [id])).toEqual([{ kind: 'checkin' }]);
  });

  it('the pace of the server holds also for different tasks at the same moment', async () => {
    for (let run = 0; run < 15; run++) {
      const { token } = await server.person();
      const answers = await Promise.all((['checkin', 'lottery', 'videoad'] as const).map((task) => round(token, task)));
      expect(answers.sort()).toEqual(['', 'LATER', 'LATER']);
    }
    await expectSoundMoney(server.db);
  });

  it('the pace of the server lets 3 s pass between two rounds, and a draw its own pause', async () => {
    const { token } = await server.person();
    expect(await round(token, 'checkin')).toBe('');
    server.pass(2999);
    expect(await round(token, 'videoad')).toBe('LATER');
    server.pass(1);
    expect(await round(token, 'videoad')).toBe('');
    server.pass(3000);
    expect(await round(token, 'lottery')).toBe('');
    server.pass(3000);
    expect(await round(token, 'lottery')).toBe('LATER');
    expect(await round(token, 'videoad')).toBe('');
    server.pass(7000);
    expect(await round(token, 'lottery')).toBe('');
  });
});

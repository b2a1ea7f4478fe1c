import { taskInfos } from '@tally/contract/task';
import { createRewardRequests } from './bridge/rewardRequests';
import { createWindowRegistry } from './bridge/windowRegistry';
import { expect, it } from 'vitest';
import { createBridgeEffects } from './bridgeEffects';
import { trouble, type Replies } from './testing/fakeServer';
import { createTestApp } from './testing/testApp';

const paid = { status: 1, coin: 400, cash: 0, info: '' };
const open = { status: 1, coin: 0, cash: 0, info: '' };
const refused = (info: string) => ({ status: 3, coin: 0, cash: 0, info });

/** What a server with the older flow has done: which keys it paid, and whether a draw is open. */
function drawFirstServer() {
  const paidKeys: string[] = [];
  const asked: string[] = [];
  let drawn = false;
  /** Calls (counted from 0) whose answer does not arrive, though the work is done. */
  const lost = new Set<number>();
  const answer = (action: string, key: string) => {
    if (action === 'draw') {
      drawn = true;
      return open;
    }
    if (paidKeys.includes(key)) return paid;
    if (!drawn) return refused(taskInfos.needDraw);
    drawn = false;
    paidKeys.push(key);
    return paid;
  };
  const postLottery: Replies['postLottery'] = (request) => {
    const action = new URL(request.url).searchParams.get('action') ?? '';
    const reply = answer(action, request.headers.get('idempotency-key') ?? '');
    asked.push(action);
    return lost.has(asked.length - 1) ? trouble('garbled') : reply;
  };
  return { replies: { postLottery } satisfies Replies, paidKeys, asked, lost };
}

/** The listener of the windows on a real store; a draw's window has been answered with yes. */
function listening(replies: Replies) {
  const app = createTestApp(replies);
  const effects = createBridgeEffects(app.store, app.context, () => false);
  const told: string[] = [];
  const watched = {
    ...effects,
    rewarded: (...[kind, { coin }, { time }]: Parameters<typeof effects.rewarded>) =>
      void told.push(`${kind} ${coin} ${time}`),
    rewardRefused: (kind: string, info: string) => void told.push(`${kind} ${info}`),
    rewardFailed: (kind: string) => void told.push(`${kind} failed`),
  };
  const pending = createWindowRegistry(app.services);
  const { key } = pending.open('lottery', effects.user());
  pending.settle({ kind: 'lottery', id: undefined, part: 'result', user: effects.user(), owe: true }, 0);
  const claims = createRewardRequests(watched, pending, app.store.dispatch);
  /** Asks; the pauses between repeats pass at once. */
  const ask = async (time: 'first' | 'again') => {
    let ended = false;
    const asking = claims.reward('lottery', 'reward', key, time).finally(() => (ended = true));
    while (!ended) {
      app.services.advance(1000);
      await new Promise((resolve) => setTimeout(resolve));
    }
    return asking;
  };
  return { ask, told, owed: () => pending.owed(effects.user()).length };
}

it('asks for the draw when the server wants it first, then for the reward under its key', async () => {
  const server = drawFirstServer();
  const { ask, told, owed } = listening(server.replies);
  await ask('first');
  expect(server.asked).toEqual(['reward', 'draw', 'reward']);
  expect(server.paidKeys).toHaveLength(1);
  expect([told, owed()]).toEqual([['lottery 400 first'], 0]);
});

it('a server without the older flow is asked once', async () => {
  let asked = 0;
  const { ask, told } = listening({ postLottery: () => ((asked += 1), paid) });
  await ask('first');
  expect([asked, told]).toEqual([1, ['lottery 400 first']]);
});

it.each([
  ['the first refusal', [0, 1, 2]],
  ['the draw', [1, 2, 3]],
  ['the reward', [2, 3, 4]],
])('is paid exactly once when the answer of %s was lost, also after every repeat', async (_, lost) => {
  const server = drawFirstServer();
  for (const call of lost) server.lost.add(call);
  const { ask, told, owed } = listening(server.replies);
  await ask('first');
  for (let times = 0; owed() > 0 && times < 5; times++) await ask('again');
  expect(server.paidKeys).toHaveLength(1);
  expect(told.filter((each) => each.startsWith('lottery 400'))).toHaveLength(1);
  expect(owed()).toBe(0);
});

it('a draw that is refused says why, and nothing is owed', async () => {
  const { ask, told, owed } = listening({
    postLottery: (request) => refused(request.url.includes('draw') ? taskInfos.limit : taskInfos.needDraw),
  });
  await ask('first');
  expect([told, owed()]).toEqual([['lottery LIMIT'], 0]);
});

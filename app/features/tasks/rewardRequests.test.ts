import { taskInfos, type TaskType } from '@tally/contract/tasks/task';
import { activeUsers } from '@tally/contract/fixtures/user';
import { describe, expect, it } from 'vitest';
import { reportUnconfirmed } from '../../bridge/actions';
import { hostCommands } from '../../bridge/calls/hostCommands';
import { selectUser } from '../../session/selectors';
import { sessionApi } from '../../session/sessionApi';
import { tries } from '../../testing/bridgeHarness';
import { trouble, type Replies } from '../../testing/fakeServer';
import { answer, opened, unconfirmed } from '../../testing/openedWindow';
import { createTestApp } from '../../testing/testApp';
import { requestReward } from './rewardRequests';

const paid = { status: 1, coin: 400, cash: 0, info: '' };
const open = { status: 1, coin: 0, cash: 0, info: '' };
const refused = (info: string) => ({ status: 3, coin: 0, cash: 0, info });

/** A server with the older flow: it pays a reward only after a draw was opened. */
function drawFirstServer() {
  const paidKeys: string[] = [];
  const actions: string[] = [];
  let drawn = false;
  /** Requests (counted from 0) that are executed but whose response is lost. */
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
    actions.push(action);
    return lost.has(actions.length - 1) ? trouble('garbled') : reply;
  };
  return { replies: { postLottery } satisfies Replies, paidKeys, actions, lost };
}

/** A harness with the older flow and an open draw window. */
const openedDraw = (replies: Replies) => opened('lottery', { replies });
/** The host reports a positive result; the delays of all retries pass. */
async function answerYes(harness: ReturnType<typeof openedDraw>) {
  await answer(harness, 'lottery', harness.id, true);
  await harness.passRetries();
}
/**
 * The expected toast. After a retry it names no task, because the person no longer waits at it. Without the person's
 * data the rate is not known.
 */
const paidToast = (coins: string, task?: TaskType) => [
  'reward.paid',
  { coins, cash: '', worth: '', exchangeOn: 'tomorrow', size: 'usual', ...(task && { task }) },
];
const reward = paidToast('400', 'lottery');

it('the page requests a reward under its key, after the draw when the server wants that first', async () => {
  const server = drawFirstServer();
  const harness = openedDraw(server.replies);
  await answerYes(harness);
  expect(server.actions).toEqual(['reward', 'draw', 'reward']);
  expect(server.paidKeys).toHaveLength(1);
  expect([harness.shown, unconfirmed(harness)]).toEqual([[reward], 0]);
});

it('a server without the older flow is asked once', async () => {
  let requests = 0;
  const harness = openedDraw({ postLottery: () => ((requests += 1), paid) });
  await answerYes(harness);
  expect([requests, harness.shown]).toEqual([1, [reward]]);
});

it.each([
  ['the first refusal', [0, 1, 2]],
  ['the draw', [1, 2, 3]],
  ['the reward', [2, 3, 4]],
])('a reward is paid exactly once when the answer of %s was lost, also after every repeat', async (_, lost) => {
  const server = drawFirstServer();
  for (const request of lost) server.lost.add(request);
  const harness = openedDraw(server.replies);
  await answerYes(harness);
  for (let times = 0; unconfirmed(harness) > 0 && times < 5; times++) {
    harness.store.dispatch(reportUnconfirmed());
    await harness.passRetries();
  }
  expect(server.paidKeys).toHaveLength(1);
  expect(harness.shown.filter(([kind]) => kind === 'reward.paid')).toEqual([paidToast('400')]);
  expect(unconfirmed(harness)).toBe(0);
});

it('a draw that is refused says why, and nothing is owed', async () => {
  const harness = openedDraw({
    postLottery: (request) => refused(request.url.includes('draw') ? taskInfos.limit : taskInfos.needDraw),
  });
  await answerYes(harness);
  expect([harness.shown, unconfirmed(harness)]).toEqual([[['tasks.limit', { task: 'lottery', opensAt: '' }]], 0]);
});

it('a video that its network has still to confirm is being checked; asked again under its key it is paid, once (TASK-30)', async () => {
  const keys = new Set<string | null>();
  let isConfirmed = false;
  const harness = opened('videoad', {
    replies: {
      postVideoAd: (request) => {
        keys.add(request.headers.get('idempotency-key'));
        return isConfirmed ? paid : refused(taskInfos.beingConfirmed);
      },
    },
  });
  await answer(harness, 'videoad', harness.id, true);
  await harness.flush();
  expect([harness.shown, unconfirmed(harness)]).toEqual([[['confirmation.awaited', {}]], 1]);
  isConfirmed = true;
  await harness.pass(10_000);
  expect([harness.shown.at(-1), unconfirmed(harness)]).toEqual([paidToast('400'), 0]);
  expect(keys.size).toBe(1);
});

describe('an answer of the server that was lost', () => {
  it('the page repeats a request whose answer was lost with the same key when the network is back; it is paid once', async () => {
    const harness = opened('checkin');
    harness.server.loseAnswers(tries);
    await answer(harness, 'checkin', harness.id, true);
    await harness.passRetries();
    for (let times = 0; times < 2; times++) {
      harness.store.dispatch(reportUnconfirmed());
      await harness.flush();
    }
    expect(harness.server.calls).toEqual(Array(tries + 1).fill('checkin reward'));
    expect(new Set(harness.server.keys).size).toBe(1);
    expect(harness.server.paid.size).toBe(1);
    expect(harness.shown).toEqual([['tasks.unanswered', { offline: false }], paidToast('10')]);
  });

  it('a lost answer leaves the balance of the server on the screen: added at once, fetched after a repeat', async () => {
    const harness = opened('checkin');
    const user = () => selectUser(harness.store.getState())?.coin;
    await harness.store.dispatch(sessionApi.endpoints.getUserInfo.initiate());
    const before = harness.server.coins();
    harness.server.loseAnswers(tries);
    await answer(harness, 'checkin', harness.id, true);
    await harness.passRetries();
    expect([user(), harness.server.coins()]).toEqual([before, before + 10]);
    harness.store.dispatch(reportUnconfirmed());
    await harness.flush();
    expect([user(), harness.server.coins()]).toEqual([before + 10, before + 10]);
    harness.send(hostCommands.openWindow({ kind: 'videoad' }));
    await answer(harness, 'videoad', harness.lastWindowId(), true);
    expect([user(), harness.server.coins()]).toEqual([before + 20, before + 20]);
  });

  it.each([
    ['without a network', false],
    ['with one', true],
  ])(
    '%s a booked reward is never called failed, and shows when it was looked at again (TASK-32)',
    async (_, online) => {
      const harness = opened('checkin');
      harness.services.online = () => online;
      harness.server.loseAnswers(tries);
      await answer(harness, 'checkin', harness.id, true);
      await harness.passRetries();
      expect([harness.shown, unconfirmed(harness)]).toEqual([[['tasks.unanswered', { offline: !online }]], 1]);
      harness.services.online = () => true;
      await harness.pass(10_000);
      expect([harness.shown.at(-1), unconfirmed(harness), harness.server.paid.size]).toEqual([paidToast('10'), 0, 1]);
    },
  );

  it('draws that had no answer are all paid when the network is back, though the server takes one at a time (TASK-27, TASK-32)', async () => {
    const paidKeys: string[] = [];
    let online = false;
    let nextAt = 0;
    const harness = opened('lottery', {
      replies: {
        postLottery: (request) => {
          const key = request.headers.get('idempotency-key') ?? '';
          const now = harness.services.elapsed();
          if (!online) return trouble('garbled');
          if (paidKeys.includes(key)) return paid;
          if (now < nextAt) return refused(taskInfos.later);
          nextAt = now + 12_000;
          paidKeys.push(key);
          return paid;
        },
      },
    });
    await answerYes(harness);
    for (let more = 0; more < 2; more++) {
      harness.send(hostCommands.openWindow({ kind: 'lottery' }));
      await answer(harness, 'lottery', harness.lastWindowId(), true);
      await harness.passRetries();
    }
    expect([paidKeys.length, unconfirmed(harness)]).toEqual([0, 3]);
    online = true;
    harness.store.dispatch(reportUnconfirmed());
    for (let times = 0; times < 5; times++) await harness.pass(10_000);
    expect([new Set(paidKeys).size, unconfirmed(harness)]).toEqual([3, 0]);
    expect(harness.shown.filter(([kind]) => kind === 'reward.paid')).toEqual(Array(3).fill(paidToast('400')));
  });

  it('a reward that the server refused is looked at no more (TASK-7, TASK-32)', async () => {
    const harness = opened('checkin', { replies: { postCheckin: trouble({ code: 500 }) } });
    await answer(harness, 'checkin', harness.id, true);
    await harness.passRetries();
    expect([harness.shown, unconfirmed(harness)]).toEqual([[['tasks.failed', { task: 'checkin' }]], 0]);
  });

  it('a lost answer is not asked for by another person', async () => {
    const harness = opened('checkin');
    harness.server.loseAnswers(tries);
    await answer(harness, 'checkin', harness.id, true);
    await harness.passRetries();
    harness.switchUser();
    harness.store.dispatch(reportUnconfirmed());
    await harness.flush();
    expect(harness.server.calls).toHaveLength(tries);
  });

  it('a call under way is not made twice', async () => {
    const harness = opened('checkin');
    harness.simulator.call('checkInCallback', harness.id, true);
    harness.store.dispatch(reportUnconfirmed());
    await harness.flush();
    expect(harness.server.calls).toEqual(['checkin reward']);
  });
});

it.each([
  ['what the language states', 0, 'Rp\u00a02'],
  ['what the server says', 10, 'Rp\u00a01'],
  ['so much that they become nothing', 100, ''],
])('the page states what coins become at the rate that counts: %s (EARN-1)', async (_, coinRate, worth) => {
  const harness = opened('checkin', { replies: { getUserInfo: { ...activeUsers.id, coinRate } } });
  await harness.store.dispatch(sessionApi.endpoints.getUserInfo.initiate());
  await answer(harness, 'checkin', harness.id, true);
  expect(harness.shown).toEqual([
    ['reward.paid', { coins: '10', cash: '', worth, exchangeOn: 'tomorrow', size: 'usual', task: 'checkin' }],
  ]);
});

describe('on a public page, which has no session and so no market', () => {
  const ask = async (reply: typeof paid) => {
    const { store, requests } = createTestApp({ postLottery: reply }, { isPublic: true });
    await store.dispatch(requestReward({ kind: 'lottery', action: 'reward', key: 'k' }));
    const { toast, dialogs } = store.getState().overlays;
    return { toast: toast?.kind, dialogs: dialogs.map(({ kind, params }) => [kind, params]), asked: requests.length };
  };
  it('the page requests a reward and shows no money of a guessed market', async () => {
    expect(await ask(paid)).toEqual({ toast: undefined, dialogs: [], asked: 1 });
  });
  it('a refusal names no hour of a guessed market', async () => {
    expect(await ask(refused(taskInfos.morning))).toMatchObject({
      dialogs: [['tasks.limit', { task: 'lottery', opensAt: '' }]],
    });
  });
});

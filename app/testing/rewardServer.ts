import { apiBase } from '@tally/contract/api/endpoint';
import { emptyLucky, luckyTaskIn } from '@tally/contract/fixtures/lucky';
import { activeUsers } from '@tally/contract/fixtures/user';
import { luckyStatus, type LuckyTask } from '@tally/contract/tasks/lucky';
import { fakeServer, trouble, type Replies } from './fakeServer';

/** The one lucky task of the reward server, in status installed. */
const installedTask: LuckyTask = {
  ...luckyTaskIn(luckyStatus.installed),
  taskId: 3,
  taskRecordId: 9,
  appPkgName: 'com.shop',
};

/** The calls that move money or a lucky task, and what was paid for them: each idempotency key once. */
function createLedger() {
  const calls: { call: string; key: string }[] = [];
  const paid = new Set<string>();
  let coins = activeUsers.id.coin;
  let toLose = 0;
  let refusal: string | undefined;

  /** Processes the request even when its reply is lost. */
  const reply = <R>(call: string, request: Request, work: (key: string) => R) => {
    const key = request.headers.get('idempotency-key') ?? '';
    calls.push({ call, key });
    const answer = work(key);
    return toLose-- > 0 ? trouble('offline') : answer;
  };
  return {
    calls,
    reply,
    reward: (call: string, request: Request) =>
      reply(call, request, (key) => {
        if (refusal !== undefined) return { status: 3, coin: 0, cash: 0, info: refusal };
        const coin = call.endsWith('reward') ? 10 : 0;
        if (!paid.has(key)) coins += coin;
        paid.add(key);
        return { status: 1, coin, cash: 0, info: '' };
      }),
    luckyReward: (call: string, request: Request) =>
      reply(call, request, (key) => {
        if (refusal !== undefined) return { status: 2, cash: 0, info: refusal };
        paid.add(key);
        return { status: 1, cash: 2, info: '' };
      }),
    /** Keys that were paid. */
    paid,
    /** The user's coins according to the server. */
    coins: () => coins,
    /** Makes the next replies get lost on their way back. */
    loseAnswers: (count: number) => {
      toLose = count;
    },
    refuse: (info: string) => {
      refusal = info;
    },
  };
}

/**
 * A fake server that pays each idempotency key once, can refuse, and can lose its replies on the way back.
 * @param overrides replaces single replies
 */
export function createRewardServer(overrides: Replies = {}) {
  const { calls, reply, reward, luckyReward, ...ledger } = createLedger();
  const posted: string[] = [];
  const requests: string[] = [];
  const action = (request: Request) => new URL(request.url).searchParams.get('action') ?? '';

  const replies: Replies = {
    getUserInfo: () => ({ ...activeUsers.id, coin: ledger.coins() }),
    getNormalTasks: [],
    getLucky: { ...emptyLucky, luckytasks: [installedTask] },
    postH5Action: null,
    postCheckin: (request) => reward(`checkin ${action(request)}`, request),
    postLottery: (request) => reward(`lottery ${action(request)}`, request),
    postVideoAd: (request) => reward(`videoad ${action(request)}`, request),
    postLucky: (request) =>
      reply(`lucky ${action(request)}`, request, () => ({
        status: 1,
        info: '',
        taskRecordId: installedTask.taskRecordId,
        rewardWaitingTime: 0,
      })),
    postLuckyReward: (request) => luckyReward('lucky 1', request),
    postLuckyReward2: (request) => luckyReward('lucky 2', request),
    ...overrides,
  };
  const answer = fakeServer(replies);

  return {
    ...ledger,
    fetch: (async (input, init) => {
      const request = new Request(input, init);
      const { pathname, search } = new URL(request.url);
      const body = await request.clone().text();
      requests.push(`${request.method} ${pathname.replace(apiBase, '')}${search}${body}`);
      if (pathname.endsWith('/h5action')) {
        const { action: name, actionData } = JSON.parse(body) as Record<string, string>;
        posted.push([name, actionData].filter((part) => part !== undefined).join(' '));
      }
      return answer(request);
    }) as typeof fetch,
    /** All requests: method, path, query and body. */
    requests,
    /** Every request that moves money or a lucky task, as `kind action`. */
    get calls() {
      return calls.map(({ call }) => call);
    },
    /** The idempotency keys of these requests. */
    get keys() {
      return calls.map(({ key }) => key);
    },
    /** Actions posted to /app/h5action. */
    posted,
  };
}

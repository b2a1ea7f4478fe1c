import { defaultCoinRewards, defaultMaxCounts } from '@tally/contract/limits/task';
import { guestInfo } from '@tally/contract/people/user';
import { taskTypes } from '@tally/contract/tasks/task';
import { createServer, type IncomingMessage, type ServerResponse } from 'node:http';
import { freePort } from '../../scripts/lib/servers/serverProcess.mjs';

const base = '/event/v1';

/** A POST as it arrived. */
interface Arrived {
  path: string;
  token: string | undefined;
  key: string | undefined;
}

/** How the backend behaves; journeys change it between two openings of the app. */
interface Behaviour {
  /** Answers instead of the call at this path; undefined: as usual. */
  instead: (path: string, token: string | undefined) => { status: number; body: object } | undefined;
  /** Leads from a path to the one with a slash at its end, as many frameworks do. */
  redirects: boolean;
}

/**
 * A backend of somebody else: it knows the calls of the usual API that a person needs to earn and to
 * withdraw, none of ours, and writes its numbers as text. Its one person is in the Philippines.
 */
export interface OwnBackend extends Behaviour {
  url: string;
  posts: Arrived[];
  /** The tokens of the requests so far, in their order; undefined: none was sent. */
  tokens: (string | undefined)[];
  stop(): void;
}

/** Its clock: an hour of today at which withdrawals are open in Manila, and no new day begins. */
const now = (): number => new Date().setUTCHours(10, 0, 0, 0);

/** The person and what they have done. */
const newAccount = () => ({ checkedIn: 0, cash: 12.5, coin: 1780, withdrawn: 0 });

function answerOf(
  account: ReturnType<typeof newAccount>,
  method: string,
  path: string,
  query: URLSearchParams,
): unknown {
  const { checkedIn, cash, coin, withdrawn } = account;
  const wallet = { balance: String(cash), redeemed: withdrawn, paying: withdrawn, accountStatus: 2 };
  switch (`${method} ${path}`) {
    case 'GET /user/info':
      return {
        status: '1',
        info: 'ACTIVE',
        name: null,
        coin: String(coin),
        cash: String(cash),
        withdrawn: withdrawn > 0,
      };
    case 'GET /task/normal-task':
      return taskTypes.map((taskType) => ({
        taskType,
        count: taskType === 'checkin' ? checkedIn : 0,
        maxCount: defaultMaxCounts[taskType],
        coinReward: String(defaultCoinRewards[taskType]),
      }));
    case 'POST /task/checkin':
      Object.assign(account, { checkedIn: 1, coin: coin + defaultCoinRewards.checkin });
      return { status: 1, coin: defaultCoinRewards.checkin, cash: 0, info: '' };
    case 'GET /task/team':
      return { total: 0, valid: 0, url: 'https://example.com/ref/ABCDEF', tip: '' };
    case 'GET /wallet':
    case 'GET /wallet/balance':
      return wallet;
    case 'GET /wallet/account':
      return {
        accountName: 'Maria Clara',
        accountNo: '09181234567',
        accountType: 'GCash',
        mobile: '',
        accountStatus: 2,
      };
    case 'GET /wallet/passbook':
      return withdrawn ? [{ amount: withdrawn, status: 1, status_msg: '', date: now() }] : [];
    case 'POST /wallet/withdraw':
      Object.assign(account, { cash: cash - Number(query.get('amount')), withdrawn: Number(query.get('amount')) });
      return { status: 1, info: '' };
    default:
      return undefined;
  }
}

/** Starts such a backend. */
export async function startOwnBackend(): Promise<OwnBackend> {
  const port = await freePort();
  const account = newAccount();
  const backend: OwnBackend = {
    url: `http://127.0.0.1:${port}`,
    posts: [],
    tokens: [],
    instead: () => undefined,
    redirects: false,
    stop: () => {},
  };
  const send = (response: ServerResponse, status: number, body: object) =>
    response
      .writeHead(status, { 'content-type': 'application/json', date: new Date(now()).toUTCString() })
      .end(JSON.stringify(body));
  const answer = ({ method = 'GET', url = '/', headers }: IncomingMessage, response: ServerResponse) => {
    const { pathname, search, searchParams } = new URL(url, backend.url);
    if (backend.redirects && !pathname.endsWith('/'))
      return response.writeHead(307, { location: `${pathname}/${search}` }).end();
    const path = pathname.slice(base.length).replace(/\/$/, '');
    const token = headers.authorization?.replace('Bearer ', '');
    backend.tokens.push(token);
    if (method === 'POST') backend.posts.push({ path, token, key: headers['idempotency-key']?.toString() });
    const other = backend.instead(path, token);
    if (other) return send(response, other.status, other.body);
    const data = token || path !== '/user/info' ? answerOf(account, method, path, searchParams) : guestInfo;
    return data === undefined
      ? send(response, 404, { code: 404, msg: 'not found', data: null })
      : send(response, 200, { code: 200, msg: 'ok', data });
  };
  const server = createServer(answer);
  backend.stop = () => {
    server.closeAllConnections();
    server.close();
  };
  await new Promise<void>((ready) => server.listen(port, '127.0.0.1', ready));
  return backend;
}

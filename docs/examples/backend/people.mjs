/** Who there is, how they log in, and what home asks first. */
import { createHash, randomBytes, randomUUID, timingSafeEqual } from 'node:crypto';
import { Failure, oneOf, readJson, textOf } from './http.mjs';
import { MARKETS, MARKET_NAMES, toCents, toMoney } from './market.mjs';

/**
 * @typedef {object} Person
 * @property {string} id
 * @property {import('./market.mjs').Market} market
 * @property {string} locale
 * @property {string} name
 * @property {string} avatar
 * @property {number} coins
 * @property {number} cash in hundredths
 * @property {number} checkinDay the market's day of the last check-in; 0: never
 * @property {import('./account.mjs').Account | null} account
 * @property {import('./wallet.mjs').Withdrawal[]} withdrawals the oldest first
 */

/**
 * They begin with the smallest amount, so that a first withdrawal can be tried at once.
 *
 * @param {import('./market.mjs').Market} market
 * @returns {Person}
 */
const newPerson = (market) => ({
  id: randomUUID(),
  market,
  locale: '',
  name: '',
  avatar: '',
  coins: 0,
  cash: toCents(Math.min(...MARKETS[market].amounts)),
  checkinDay: 0,
  account: null,
  withdrawals: [],
});

/** @param {string} text */
const digest = (text) => createHash('sha256').update(text).digest();

/**
 * Takes the same time for every wrong key, so that none can be guessed piece by piece.
 *
 * @param {string} hostKey
 * @param {string | undefined} key
 */
const isHostKey = (hostKey, key) =>
  hostKey !== '' && key !== undefined && timingSafeEqual(digest(hostKey), digest(key));

/**
 * @param {import('./server.mjs').State} state
 * @param {Record<string, unknown>} body
 */
function openSession(state, body) {
  const sub = textOf(body['sub'], 'sub', 255);
  if (!/^[\w.-]+$/.test(sub)) throw new Failure(400, 'bad sub');
  textOf(body['email'], 'email', 200);
  const name = textOf(body['name'], 'name', 120);
  const avatar = textOf(body['avatar'] ?? '', 'avatar', 2000);
  const market = oneOf(body['market'], 'market', MARKET_NAMES);
  const locales = Object.keys(MARKETS[market].rates);
  const locale = oneOf(body['locale'] ?? locales[0], 'locale', locales);

  const login = `${market} ${sub}`;
  const person = state.people.get(login) ?? newPerson(market);
  Object.assign(person, { name, avatar, locale });
  // The page takes a token from a login only when it is longer than 50 characters.
  const token = randomBytes(32).toString('hex');
  state.people.set(login, person);
  state.sessions.set(token, person);
  return { token, userId: person.id };
}

/**
 * The phone app's backend says who has logged in; the phone app gives the token to the page.
 *
 * @param {import('./server.mjs').State} state
 * @param {string | undefined} key
 * @param {import('./http.mjs').Request} req
 */
export async function login(state, key, req) {
  if (!isHostKey(state.hostKey, key)) return { status: 404, reply: { error: 'not found' } };
  try {
    const { body } = await readJson(req);
    return { status: 200, reply: openSession(state, body) };
  } catch (error) {
    if (!(error instanceof Failure)) throw error;
    return { status: error.code, reply: { error: error.message } };
  }
}

/** Only the check-in has a card; flags that are missing would count as true. */
const GUEST = {
  status: 0,
  info: 'GUEST',
  name: '',
  avatar: '',
  coin: 0,
  cash: 0,
  gift: 0,
  showCheckInTask: true,
  showLotteryTask: false,
  showVideoAdTask: false,
  showLuckyTask: false,
  showTeamTask: false,
  showWordsTask: false,
  showQuizTask: false,
  showReviewTask: false,
  withdrawn: false,
  adShowType: 10,
  dupUser: false,
  deletionAsked: false,
  coinRate: 0,
};

/** @param {import('./server.mjs').Call} call */
function userInfo({ person }) {
  if (!person) return GUEST;
  const { name, avatar, coins, cash, withdrawals, market, locale } = person;
  return {
    ...GUEST,
    status: 1,
    info: 'ACTIVE',
    name,
    avatar,
    coin: coins,
    cash: toMoney(cash),
    withdrawn: withdrawals.length > 0,
    coinRate: MARKETS[market].rates[locale] ?? 0,
  };
}

export const peopleRoutes = { 'GET /user/info': { run: userInfo } };

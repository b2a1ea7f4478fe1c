/** What differs between the countries, and the rules that pages state. */
import { oneOf } from './http.mjs';

const MINUTE = 60_000;
const DAY = 1440 * MINUTE;

/**
 * @typedef {'id' | 'ph' | 'br'} Market
 *
 * @typedef {object} MarketRules
 * @property {number} offset minutes by which the clock is ahead of UTC; none of these countries changes its clock
 * @property {number} smallest the smallest sum of the currency, in hundredths
 * @property {readonly number[]} amounts that can be withdrawn
 * @property {Readonly<Record<string, number>>} rates coins for a unit of the currency, by language
 * @property {readonly string[]} wallets
 * @property {RegExp} phone
 * @property {RegExp} countryCode what may stand before the number that is dialled within the country
 * @property {boolean} asksName
 */

/** @type {Readonly<Record<Market, MarketRules>>} */
export const MARKETS = {
  id: {
    offset: 420,
    smallest: 100,
    amounts: [100, 1000, 10000, 100000],
    rates: { id: 10, en: 5 },
    wallets: ['DANA', 'OVO', 'GoPay'],
    phone: /^08\d{7,11}$/,
    countryCode: /^(?:\+?62|0)(?=8)/,
    asksName: false,
  },
  ph: {
    offset: 480,
    smallest: 1,
    amounts: [1, 10, 100, 1000],
    rates: { en_ph: 100 },
    wallets: ['GCash', 'GrabPay'],
    phone: /^0[89]\d{9}$/,
    countryCode: /^(?:\+?63|0)?(?=[89])/,
    asksName: true,
  },
  br: {
    offset: -180,
    smallest: 1,
    amounts: [0.1, 1, 10, 100],
    rates: { pt_br: 1000 },
    wallets: ['PIX', 'PagBank'],
    phone: /^[1-9]{2}9\d{8}$/,
    countryCode: /^\+55/,
    asksName: true,
  },
};

export const MARKET_NAMES = /** @type {Market[]} */ (Object.keys(MARKETS));

export const CHECK_IN = { taskType: 'checkin', coinReward: 1000, maxCount: 1 };

/**
 * Money is kept in hundredths, as whole numbers, so that sums are exact.
 *
 * @param {number} money
 */
export const toCents = (money) => Math.round(money * 100);
/** @param {number} cents */
export const toMoney = (cents) => cents / 100;

/**
 * Number of the market's day at a moment.
 *
 * @param {Market} market
 * @param {number} at
 */
export const dayOf = (market, at) => Math.floor((at + MARKETS[market].offset * MINUTE) / DAY);

/**
 * The moment at which the market's next day begins.
 *
 * @param {Market} market
 * @param {number} at
 */
export const nextDayAt = (market, at) => (dayOf(market, at) + 1) * DAY - MARKETS[market].offset * MINUTE;

/**
 * Without these the page would state numbers of its own, by which nothing is paid here.
 *
 * @param {import('./server.mjs').Call} call
 */
function rules({ query }) {
  const { amounts, rates } = MARKETS[oneOf(query.get('market'), 'market', MARKET_NAMES)];
  return {
    tasks: [CHECK_IN],
    coinRates: Object.entries(rates).map(([locale, coins]) => ({ locale, coins })),
    withdrawHours: Object.keys(rates).map((locale) => ({ locale, from: 0, to: 1440 })),
    withdrawAmounts: amounts,
    // There are no teams and no lucky tasks here.
    inviteReward: 0,
    validMemberAmount: 0,
    luckyMinuteAmount: 0,
    luckyTodayAmount: 0,
    closed: [],
    closures: [],
  };
}

export const marketRoutes = { 'GET /market/rules': { run: rules } };

/** The tasks of the day, which here is the check-in alone, and the exchange of coins for cash. */
import { oneOf } from './http.mjs';
import { CHECK_IN, MARKETS, dayOf } from './market.mjs';

/**
 * @param {import('./people.mjs').Person} person
 * @param {number} now
 */
const checkedIn = (person, now) => person.checkinDay === dayOf(person.market, now);

/** @param {import('./server.mjs').Call} call */
function normalTasks({ person, now }) {
  return [{ ...CHECK_IN, count: person && checkedIn(person, now) ? 1 : 0, cashReward: 0 }];
}

/**
 * Pays once a day, whatever the key; that a key is paid once, the server sees to.
 *
 * @param {import('./server.mjs').PersonCall} call
 */
function checkin({ person, query, now }) {
  oneOf(query.get('action'), 'action', ['reward']);
  if (checkedIn(person, now)) return { status: 2, coin: 0, cash: 0, info: 'LIMIT' };
  const { coinReward } = CHECK_IN;
  person.checkinDay = dayOf(person.market, now);
  person.coins += coinReward;
  return { status: 1, coin: coinReward, cash: 0, info: '' };
}

/**
 * Coins become cash on the day after they were earned. It is done when the person comes next, who sees no difference.
 * Coins that do not buy the smallest sum of the currency stay coins.
 *
 * @param {import('./people.mjs').Person} person
 * @param {number} now
 */
export function exchangeCoins(person, now) {
  if (checkedIn(person, now)) return;
  const { rates, smallest } = MARKETS[person.market];
  const price = ((rates[person.locale] ?? 0) * smallest) / 100;
  const pieces = Math.floor(person.coins / price);
  person.coins -= pieces * price;
  person.cash += pieces * smallest;
}

export const taskRoutes = { 'GET /task/normal-task': { run: normalTasks } };
export const personalTaskRoutes = { 'POST /task/checkin': { run: checkin, once: true } };

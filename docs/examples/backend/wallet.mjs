/** The wallet, withdrawals and their records. */
import { accountStatus } from './account.mjs';
import { Failure } from './http.mjs';
import { MARKETS, dayOf, nextDayAt, toCents, toMoney } from './market.mjs';

/** @typedef {import('./people.mjs').Person} Person */
/** @typedef {import('./server.mjs').PersonCall} PersonCall */
/** @typedef {{ id: number, cents: number, date: number, accountType: string }} Withdrawal */

const GAP = 5 * 60_000;
const PASSBOOK_TIME = 15 * 24 * 60 * 60_000;
const MAX_ENTRIES = 200;

/**
 * Nothing is paid out here: every withdrawal stays pending.
 *
 * @param {PersonCall} call
 */
function wallet({ person }) {
  const redeemed = person.withdrawals.reduce((sum, { cents }) => sum + cents, 0);
  const paying = toMoney(redeemed);
  const balance = toMoney(person.cash);
  return { balance, redeemed: paying, paying, accountStatus: accountStatus(person) };
}

/**
 * When the clock lets the person withdraw next; 0: now.
 *
 * @param {Person} person
 * @param {number} now
 */
function nextWithdrawalAt(person, now) {
  const last = person.withdrawals.at(-1);
  if (!last) return 0;
  const next = Math.max(nextDayAt(person.market, last.date), last.date + GAP);
  return next > now ? next : 0;
}

/**
 * The page sees by itself what is missing in cash, so `info` says nothing about it.
 *
 * @param {PersonCall} call
 */
function options({ person, now }) {
  const from = nextWithdrawalAt(person, now);
  const { amounts } = MARKETS[person.market];
  return amounts.map((amount) => ({ amount, info: '', need: 0, from, owed: 0 }));
}

/** @param {URLSearchParams} query */
function readAmount(query) {
  const text = query.get('amount') ?? '';
  if (!/^\d{1,12}(\.\d{1,2})?$/.test(text)) throw new Failure(400, 'bad amount');
  return toCents(Number(text));
}

/**
 * Why a withdrawal is refused; empty: it is not.
 *
 * @param {Person} person
 * @param {number} cents
 * @param {number} now
 */
function refusalOf(person, cents, now) {
  const last = person.withdrawals.at(-1);
  if (!MARKETS[person.market].amounts.map(toCents).includes(cents)) return 'BAD AMOUNT';
  if (person.cash < cents) return 'NOT ENOUGH';
  if (!person.account) return 'NEED ACCOUNT';
  if (last && now < last.date + GAP) return 'GAP';
  if (last && dayOf(person.market, last.date) === dayOf(person.market, now)) return 'ONCE DAILY';
  return '';
}

/** @param {PersonCall} call */
function withdraw({ state, person, query, now }) {
  const cents = readAmount(query);
  const info = refusalOf(person, cents, now);
  if (info || !person.account) return { status: 2, info };
  person.cash -= cents;
  state.withdrawals += 1;
  const { accountType } = person.account;
  person.withdrawals.push({ id: state.withdrawals, cents, date: now, accountType });
  return { status: 1, info: '' };
}

/** @param {Withdrawal} withdrawal */
const toEntry = ({ id, cents, date, accountType }) => ({
  id,
  amount: toMoney(cents),
  status: 1,
  status_msg: 'PAYING',
  date,
  account_type: accountType,
  returned: 0,
  reviewUntil: 0,
  returned_amount: 0,
});

/** @param {PersonCall} call */
function passbook({ person, now }) {
  const recent = person.withdrawals.filter(({ date }) => date >= now - PASSBOOK_TIME);
  return recent.slice(-MAX_ENTRIES).reverse().map(toEntry);
}

export const walletRoutes = {
  'GET /wallet': { run: wallet },
  'GET /wallet/balance': { run: wallet },
  'GET /wallet/withdraw-options': { run: options },
  'POST /wallet/withdraw': { run: withdraw, once: true },
  'GET /wallet/passbook': { run: passbook },
};

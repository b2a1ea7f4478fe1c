/** The e-wallet account to which withdrawals are paid. */
import { oneOf, textOf } from './http.mjs';
import { MARKETS } from './market.mjs';

/** @typedef {typeof NO_ACCOUNT} Account */
const NO_ACCOUNT = { accountName: '', accountNo: '', accountType: '', mobile: '', keyKind: '' };

const WALLETS = Object.values(MARKETS).flatMap(({ wallets }) => wallets);

/**
 * @param {Record<string, unknown>} body
 * @returns {Account}
 */
const readAccount = (body) => ({
  accountName: textOf(body['accountName'], 'accountName', 60).trim(),
  accountNo: textOf(body['accountNo'], 'accountNo', 77).trim(),
  accountType: oneOf(body['accountType'], 'accountType', WALLETS),
  mobile: textOf(body['mobile'], 'mobile', 40).trim(),
  keyKind: oneOf(body['keyKind'] ?? '', 'keyKind', ['', 'PHONE', 'CPF', 'MAIL']),
});

/**
 * One form for each number, or it could be stored twice.
 *
 * @param {import('./market.mjs').Market} market
 * @param {string} accountNo
 */
function normalNumber(market, accountNo) {
  if (accountNo.includes('@')) return accountNo.toLowerCase();
  return accountNo.replace(/[\s().-]/g, '').replace(MARKETS[market].countryCode, market === 'br' ? '' : '0');
}

/**
 * What the number can be. A backend that pays also checks the last two digits of a CPF.
 *
 * @param {import('./market.mjs').Market} market
 * @param {string} number
 */
function kindsOf(market, number) {
  /** @type {[kind: string, shape: RegExp][]} */
  const onlyBrazil = [
    ['CPF', /^\d{11}$/],
    ['MAIL', /^[^\s@]+@[^\s@]+\.[^\s@]+$/],
  ];
  /** @type {[kind: string, shape: RegExp][]} */
  const shapes = [['PHONE', MARKETS[market].phone], ...(market === 'br' ? onlyBrazil : [])];
  return shapes.filter(([, shape]) => shape.test(number)).map(([kind]) => kind);
}

/** @param {string} info */
const refuse = (info) => ({ status: 2, info });

/** @param {import('./server.mjs').PersonCall} call */
function storeAccount({ state, person, body }) {
  const account = readAccount(body);
  const { market } = person;
  if (!MARKETS[market].wallets.includes(account.accountType)) return refuse('BAD TYPE');

  const accountNo = normalNumber(market, account.accountNo);
  const kinds = kindsOf(market, accountNo);
  const keyKind = kinds.length > 1 ? account.keyKind : (kinds[0] ?? 'none');
  if (keyKind !== '' && !kinds.includes(keyKind)) return refuse('BAD NUMBER');
  if (MARKETS[market].asksName && account.accountName.length < 4) return refuse('BAD NAME');
  if (keyKind === '') return refuse('WHICH KEY');
  if (person.account) return refuse('ALREADY');

  // Nobody decides here about the number of somebody else, so `claims` changes nothing.
  const others = [...state.people.values()].filter((other) => other.market === market);
  if (others.some((other) => other.account?.accountNo === accountNo)) return refuse('DUP ACCOUNT');

  person.account = { ...account, accountNo, keyKind };
  return { status: 1, info: '' };
}

/**
 * Nothing is paid out here: an account stays one to which nothing was paid yet.
 *
 * @param {import('./people.mjs').Person} person
 */
export const accountStatus = (person) => (person.account ? 1 : 0);

/** @param {import('./server.mjs').PersonCall} call */
function showAccount({ person }) {
  const account = person.account ?? NO_ACCOUNT;
  return { ...account, accountStatus: accountStatus(person), retryCount: 0, givenUp: false };
}

export const accountRoutes = {
  'GET /wallet/account': { run: showAccount },
  'POST /wallet/account': { run: storeAccount },
};

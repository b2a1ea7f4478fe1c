import { postDeleteMyData } from '@tally/contract/calls/deletion';
import { dayMs } from '@tally/contract/limits/time';
import { postAdjustment } from '@tally/contract/calls/approvals';
import { postPayout } from '@tally/contract/calls/payouts';
import { postAccountStatus, postFreeze } from '@tally/contract/calls/people';
import type { PayoutWarning } from '@tally/contract/operator/payoutWarnings';
import { getIncome } from '@tally/contract/calls/income';
import { postAccount } from '@tally/contract/calls/account';
import type { AccountType } from '@tally/contract/market/wallets';
import { postWithdraw } from '@tally/contract/calls/withdrawals';
import { testOperatorKey } from './testServer';
import type { TestServer } from './testServer';
import { forgetPhones } from '../domain/deletion/deletion';
import { post, rewardMoves } from '../domain/ledger/ledger';
import { logIn } from '../domain/people/login';

const key = testOperatorKey;
const reason = 'asked the provider';

/** By what a person is known again: their login and their phone. */
interface Known {
  readonly sub: string;
  readonly device: string;
}

/** Somebody of Indonesia who signed in. */
export interface Person extends Known {
  readonly token: string;
  readonly id: number;
}

let nth = 0;
/** A number that nobody has. */
const newNo = () => `0812${String(40_000_000 + (nth += 1))}`;

/** What people and operators do about numbers, freezes and debts. */
export function verdictDeskOf(server: TestServer) {
  const now = () => server.context.now();
  const signIn = (sub: string, device: string): Promise<string> => {
    const who = { sub, email: `${sub}@gmail.com`, name: 'Some Body', avatar: '', market: 'id', uuid: device } as const;
    return logIn(server.db, { ...who, appPkgName: 'com.tally.id' }, now(), server.context.numberKey);
  };

  /** Somebody with Rp 1.000, without an account. */
  async function start({
    sub = crypto.randomUUID(),
    device = crypto.randomUUID(),
  }: Partial<Known> = {}): Promise<Person> {
    const token = await signIn(sub, device);
    const [row] = await server.db.query<{ id: number }>('select id from users where google_sub = $1', [sub]);
    const id = row?.id ?? 0;
    await post(server.db, id, now(), rewardMoves('newbie', 'id', { cash: 1000 }, 'given'));
    return { token, id, sub, device };
  }

  const enter = async ({ token }: Person, accountNo: string, accountType: AccountType = 'DANA', accountName = '') =>
    (await server.callOk(postAccount, { token, body: { accountNo, accountType, accountName, mobile: '' } })).info;
  const withdraw = async ({ token }: Person, amount = 100) =>
    (await server.callOk(postWithdraw, { token, query: { amount } })).info;
  const leave = ({ token, sub }: Person) =>
    server.callOk(postDeleteMyData, { token, query: { app: 'tally', email: `${sub}@gmail.com` } });
  const freeze = async ({ id }: Person, action: 'freeze' | 'unfreeze' = 'freeze') =>
    (await server.callOk(postFreeze, { query: { key, userId: id, action, reason } })).info;
  const declare = async ({ id }: Person, action: 'invalidate' | 'restore' = 'invalidate') =>
    (await server.callOk(postAccountStatus, { query: { key, userId: id, action, asOf: now(), reason } })).info;
  const payoutOf = async ({ id }: Person): Promise<number> =>
    (await server.db.query<{ id: number }>('select max(id) as id from withdrawals where user_id = $1', [id]))[0]?.id ??
    0;
  const decide = async (id: number, action: 'pay' | 'refuse' = 'pay', warnings: PayoutWarning[] = []) =>
    (await server.callOk(postPayout, { query: { key, id, action, reason }, body: { warnings } })).info;
  const requestClawback = async ({ id }: Person, amount: number) =>
    (
      await server.callOk(postAdjustment, {
        query: { key, userId: id, kind: 'clawback', market: 'id', amount, reason: 'paid twice' },
      })
    ).info;
  const debtOf = async ({ token }: Person) => (await server.callOk(getIncome, { token })).debt;
  /** Lets the time pass in which nobody earns anew on the phone of somebody deleted. */
  async function passMarkOfPhone(): Promise<void> {
    server.pass(16 * dayMs);
    await forgetPhones(server.db, now());
  }
  return {
    now,
    signIn,
    start,
    enter,
    withdraw,
    leave,
    freeze,
    declare,
    payoutOf,
    decide,
    requestClawback,
    debtOf,
    passMarkOfPhone,
    newNo,
  };
}

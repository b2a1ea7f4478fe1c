// @vitest-environment node
import { postDeleteMyData } from '@tally/contract/apps/app';
import { frozenKeptDays } from '@tally/contract/limits/privacy';
import { dayMs } from '@tally/contract/limits/time';
import { postAdjustment } from '@tally/contract/operator/approvals';
import { postPayout } from '@tally/contract/operator/payouts';
import { postAccountStatus, postFreeze } from '@tally/contract/operator/verdicts';
import type { PayoutWarning } from '@tally/contract/operator/payoutWarnings';
import { getIncome } from '@tally/contract/wallet/income';
import { postAccount } from '@tally/contract/wallet/account';
import type { AccountType } from '@tally/contract/market/wallets';
import { postWithdraw } from '@tally/contract/wallet/withdraw';
import fc from 'fast-check';
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { expectSoundMoney } from '../../testing/invariants';
import { approveAll } from '../../testing/payouts/approveAll';
import { createTestServer, testOperatorKey } from '../../testing/testServer';
import type { TestServer } from '../../testing/testServer';
import { forgetPhones } from '../deletion/deletion';
import { post, rewardMoves } from '../ledger/ledger';
import { keepKnownInvalidNumbers } from '../withdrawals/invalidNumbers';
import { logIn } from './login';

const key = testOperatorKey;
const reason = 'asked the provider';
let server: TestServer;
let nth = 0;
beforeAll(async () => {
  server = await createTestServer({ stories: [] });
});
beforeEach(() => void (nth += 1));
afterAll(async () => {
  await expectSoundMoney(server.db);
  await server.close();
});

const now = () => server.context.now();
/** A number that nobody has. */
const newNo = () => `0812${String(40_000_000 + (nth += 1))}`;

async function signIn(sub: string, device: string): Promise<string> {
  const who = { sub, email: `${sub}@gmail.com`, name: 'Some Body', avatar: '', market: 'id', uuid: device } as const;
  return logIn(server.db, { ...who, appPkgName: 'com.tally.id' }, now(), server.context.numberKey);
}

/** Somebody with Rp 1.000, without an account. */
async function start({ sub = crypto.randomUUID(), device = crypto.randomUUID() as string } = {}) {
  const token = await signIn(sub, device);
  const [row] = await server.db.query<{ id: number }>('select id from users where google_sub = $1', [sub]);
  const id = row?.id ?? 0;
  await post(server.db, id, now(), rewardMoves('newbie', 'id', { cash: 1000 }, 'given'));
  return { token, id, sub, device };
}
type Person = Awaited<ReturnType<typeof start>>;

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
  (await server.db.query<{ id: number }>('select max(id) as id from withdrawals where user_id = $1', [id]))[0]?.id ?? 0;
const decide = async (id: number, action: 'pay' | 'refuse' = 'pay', warnings: PayoutWarning[] = []) =>
  (await server.callOk(postPayout, { query: { key, id, action, reason }, body: { warnings } })).info;
const askBack = async ({ id }: Person, amount: number) =>
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

describe('a number that was declared invalid stays so (ACCOUNT-17)', () => {
  it('a number that was declared invalid is refused under any name, type and spelling, to everybody, also after a deletion', async () => {
    const written = fc.record({
      prefix: fc.constantFrom('0', '62', '+62 ', '0062'),
      gap: fc.constantFrom('', ' ', '-', '.'),
      type: fc.constantFrom<AccountType>('DANA', 'OVO', 'GoPay'),
      name: fc.constantFrom('', 'Some Body', 'Another Name'),
      who: fc.constantFrom('themselves', 'somebody', 'after the deletion'),
    });
    await fc.assert(
      fc.asyncProperty(written, async ({ prefix, gap, type, name, who }) => {
        const [first, no] = [await start(), newNo()];
        expect(await enter(first, no)).toBe('');
        expect(await declare(first)).toBe('');
        if (who === 'after the deletion') await leave(first);
        const spelled = `${prefix}${no.slice(1, 4)}${gap}${no.slice(4)}`;
        expect(await enter(who === 'themselves' ? first : await start(), spelled, type, name)).toBe('BAD NUMBER');
      }),
      { numRuns: 24 },
    );
  });

  it('what is pending to it is paid to nobody after a deletion either, until the verdict is taken back with a reason', async () => {
    const [gone, no] = [await start(), newNo()];
    await enter(gone, no);
    expect(await withdraw(gone)).toBe('');
    const payout = await payoutOf(gone);
    await declare(gone);
    await leave(gone);
    expect(await decide(payout)).toBe('INVALID ACCOUNT');
    expect(await declare(gone, 'restore')).toBe('');
    expect(await decide(payout)).toBe('');
    expect(await enter(await start(), no)).toBe('');
  });

  it('a verdict on one number says nothing of the next, and taking back the second leaves the first', async () => {
    const [person, first, second] = [await start(), newNo(), newNo()];
    await enter(person, first);
    await declare(person);
    expect(await enter(person, second)).toBe('');
    await declare(person);
    expect(await declare(person, 'restore')).toBe('');
    expect(await enter(await start(), first)).toBe('BAD NUMBER');
    // Their account is valid: what is left are their earlier numbers.
    expect(await declare(person, 'restore')).toBe('');
    expect(await enter(await start(), first)).toBe('');
    expect(await declare(person, 'restore')).toBe('OTHER ACCOUNT');
  });

  it('an account that was declared invalid by an earlier version has its number kept at the start', async () => {
    const [person, no] = [await start(), newNo()];
    await enter(person, no);
    await declare(person);
    await server.db.query('delete from invalid_numbers where user_id = $1', [person.id]);
    await keepKnownInvalidNumbers(server.db, server.context.numberKey, now());
    await leave(person);
    expect(await enter(await start(), no)).toBe('BAD NUMBER');
  });
});

describe('a freeze is about all numbers and phones that the person has used (OPS-17)', () => {
  /** Somebody on two phones, whose first number was replaced, and who is frozen. */
  async function frozenOne() {
    const person = await start();
    const [laterPhone, first, second] = [crypto.randomUUID() as string, newNo(), newNo()];
    await signIn(person.sub, laterPhone);
    await enter(person, first);
    await declare(person);
    await enter(person, second);
    await declare(person, 'restore');
    await freeze(person);
    return { person, laterPhone, first, second };
  }

  it.each([
    ['the first phone', true],
    ['a later phone', true],
    ['the first phone', false],
    ['a later phone', false],
  ] as const)('a newcomer on %s is frozen (after the deletion: %s)', async (which, isGone) => {
    const { person, laterPhone } = await frozenOne();
    if (isGone) {
      await leave(person);
      await passMarkOfPhone();
    }
    const again = await start({ device: which === 'a later phone' ? laterPhone : person.device });
    await enter(again, newNo());
    if (which === 'a later phone' || isGone) expect(await withdraw(again)).toBe('FROZEN');
    else expect(await withdraw(again)).toBe('DUP USER');
    expect(
      await server.db.query('select frozen_at is not null as frozen from users where id = $1', [again.id]),
    ).toEqual([{ frozen: true }]);
  });

  it.each([true, false])(
    'whoever enters a number that they had before is frozen (after the deletion: %s)',
    async (isGone) => {
      const { person, first } = await frozenOne();
      if (isGone) await leave(person);
      const again = await start();
      expect(await enter(again, first)).toBe('');
      expect(await withdraw(again)).toBe('FROZEN');
      // Let go on, they are not frozen by the same number again.
      expect(await freeze(again, 'unfreeze')).toBe('');
      expect(await withdraw(again)).toBe('');
    },
  );
});

describe('a deletion does not end a debt (OPS-36)', () => {
  /** Somebody who owes Rp 5.000 beyond what they had. */
  async function debtor() {
    const [person, no] = [await start(), newNo()];
    await enter(person, no);
    await askBack(person, 6000);
    await approveAll(server);
    expect(await debtOf(person)).toBe(5000);
    await leave(person);
    return { person, no };
  }

  it.each(['login', 'phone', 'number'] as const)('a debt comes back with the same %s, once', async (by) => {
    const { person, no } = await debtor();
    await passMarkOfPhone();
    const again = await start(by === 'login' ? { sub: person.sub } : by === 'phone' ? { device: person.device } : {});
    await enter(again, by === 'number' ? no : newNo());
    // Read at once: the Rp 1.000 that they have pay a part.
    expect(await debtOf(again)).toBe(4000);
    expect(await withdraw(again)).toBe('NOT ENOUGH');
    // The others find nothing any more.
    const other = await start({ device: by === 'phone' ? crypto.randomUUID() : person.device });
    expect(await debtOf(other)).toBe(0);
  });

  it('a debt is forgotten after a year, as a freeze is, and its marks say nothing (PRIVACY-8)', async () => {
    const { person, no } = await debtor();
    const marks = () => server.db.query('select mark from left_debts where user_id = $1', [person.id]);
    const kept = JSON.stringify(await marks());
    for (const secret of [person.sub, person.device, no.slice(1)]) expect(kept).not.toContain(secret);
    const end = now() + frozenKeptDays * dayMs;
    await forgetPhones(server.db, end - 1);
    expect((await marks()).length).toBeGreaterThan(2);
    await forgetPhones(server.db, end);
    expect(await marks()).toEqual([]);
  });

  it('a debt that was left twice over is paid off before money lapses, and two accounts at once take it once', async () => {
    const { person, no } = await debtor();
    const [a, b] = [await start(), await start({ sub: person.sub, device: crypto.randomUUID() })];
    await Promise.all([enter(a, no), enter(b, newNo())]);
    const [owes] = await server.db.query<{ sum: number }>(
      'select sum(debt_brought)::bigint as sum from balances where user_id in ($1, $2)',
      [a.id, b.id],
    );
    expect(owes?.sum).toBe(5000);
  });

  it('a clawback that waits holds its amount: it cannot be withdrawn, and what is on its way is not paid', async () => {
    const person = await start();
    await enter(person, newNo());
    expect(await askBack(person, 950)).toBe('NEEDS APPROVAL');
    expect(await withdraw(person)).toBe('NOT ENOUGH');
    const other = await start();
    await enter(other, newNo());
    expect(await withdraw(other)).toBe('');
    await askBack(other, 950);
    expect(await decide(await payoutOf(other))).toBe('CLAWBACK WAITS');
    await approveAll(server);
    // The rest is a debt, and what was asked for before is decided by the operator who sees it.
    expect(await debtOf(other)).toBe(50);
    const payout = await payoutOf(other);
    expect(await decide(payout)).toBe('WARNING CHANGED');
    expect(await decide(payout, 'pay', ['DEBT'])).toBe('');
  });

  it('a clawback that is approved after the deletion is a debt of whoever comes back', async () => {
    const person = await start();
    await askBack(person, 700);
    await leave(person);
    await approveAll(server);
    const again = await start({ sub: person.sub });
    await enter(again, newNo());
    await withdraw(again, 1000);
    expect(
      await server.db.query('select debt_brought as brought from balances where user_id = $1', [again.id]),
    ).toEqual([{ brought: 700 }]);
  });
});

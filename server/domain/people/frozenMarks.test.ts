// @vitest-environment node
import { postAccount } from '@tally/contract/calls/account';
import { postDeleteMyData } from '@tally/contract/calls/deletion';
import { frozenKeptDays } from '@tally/contract/limits/privacy';
import { dayMs } from '@tally/contract/limits/time';
import { postPayout } from '@tally/contract/calls/payouts';
import { postFreeze } from '@tally/contract/calls/people';
import { getPassbook, postWithdraw } from '@tally/contract/calls/withdrawals';
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { expectSoundMoney } from '../../testing/invariants';
import { createTestServer, testOperatorKey } from '../../testing/testServer';
import type { TestServer } from '../../testing/testServer';
import { deletePerson, forgetPhones } from '../deletion/deletion';
import { post, rewardMoves } from '../ledger/ledger';
import { logIn } from './login';

const key = testOperatorKey;
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

interface Given {
  readonly sub?: string;
  readonly device?: string;
  readonly no?: string;
}

function signIn({ sub, device }: { sub: string; device: string }): Promise<string> {
  const who = { sub, email: `${sub}@gmail.com`, name: 'Some Body', avatar: '', market: 'id', uuid: device } as const;
  return logIn(server.db, { ...who, appPkgName: 'com.tally.id' }, server.context.now(), server.context.numberKey);
}

/** Somebody of a Google account, on a phone, with a wallet number and Rp 1.000. */
async function start({ sub = crypto.randomUUID(), device = crypto.randomUUID(), no }: Given = {}) {
  const token = await signIn({ sub, device });
  const [row] = await server.db.query<{ id: number }>('select id from users where google_sub = $1', [sub]);
  const id = row?.id ?? 0;
  await post(server.db, id, server.context.now(), rewardMoves('newbie', 'id', { cash: 1000 }, 'given'));
  const accountNo = no ?? `0812${String(70_000_000 + nth * 100 + Math.floor(id % 100))}`;
  await server.callOk(postAccount, {
    token,
    body: { accountNo, accountType: 'DANA', accountName: '', mobile: '' },
  });
  return { token, id, sub, device, accountNo };
}
type Person = Awaited<ReturnType<typeof start>>;

const withdraw = async ({ token }: Person, amount = 100) =>
  (await server.callOk(postWithdraw, { token, query: { amount } })).info;
const operate = async (id: number, action: 'freeze' | 'unfreeze') =>
  (await server.callOk(postFreeze, { query: { key, userId: id, action, reason: 'looks like a farm' } })).info;
const leave = ({ token, sub }: Person) =>
  server.callOk(postDeleteMyData, { token, query: { app: 'tally', email: `${sub}@gmail.com` } });
const payoutOf = async ({ id }: Person): Promise<number> =>
  (await server.db.query<{ id: number }>('select id from withdrawals where user_id = $1', [id]))[0]?.id ?? 0;
const pay = async (id: number) => (await server.callOk(postPayout, { query: { key, id, action: 'pay' } })).info;

/** Lets the 15 days pass in which nobody earns anew on the phone of somebody deleted. */
async function passMarkOfPhone(): Promise<void> {
  server.pass(16 * dayMs);
  await forgetPhones(server.db, server.context.now());
}

/** Somebody who was frozen while a withdrawal was under way, and then deleted themselves. */
async function frozenAndGone() {
  const person = await start();
  expect(await withdraw(person)).toBe('');
  expect(await operate(person.id, 'freeze')).toBe('');
  await leave(person);
  return person;
}

describe('a freeze outlives the account (OPS-17)', () => {
  it.each([
    ['Google account', (gone: Person): Given => ({ sub: gone.sub })],
    ['phone', (gone: Person): Given => ({ device: gone.device })],
    ['wallet number, in another spelling', (gone: Person): Given => ({ no: gone.accountNo.replace(/^(....)/, '$1 ') })],
  ])('a freeze outlives the account under the same %s', async (_, same) => {
    const gone = await frozenAndGone();
    await passMarkOfPhone();
    const again = await start(same(gone));
    expect(await withdraw(again)).toBe('FROZEN');
    expect(await operate(again.id, 'unfreeze')).toBe('');
    server.pass(dayMs);
    expect(await withdraw(again)).toBe('');
    // Let go on once, they are not frozen by the same traces again.
    await leave(again);
    await passMarkOfPhone();
    expect(await withdraw(await start(same(gone)))).toBe('');
  });

  it('a freeze outlives the account also when the login comes while the deletion is under way', async () => {
    const person = await start();
    await operate(person.id, 'freeze');
    const newId = () =>
      server.db.query<{ id: number; frozen: boolean }>(
        'select id, frozen_at is not null as frozen from users where google_sub = $1 and id <> $2',
        [person.sub, person.id],
      );
    const again = async () => {
      while ((await newId()).length === 0) await signIn(person);
    };
    await Promise.all([
      deletePerson(
        server.db,
        { numberKey: server.context.numberKey, now: server.context.now() },
        { id: person.id, market: 'id' },
      ),
      again(),
    ]);
    expect(await newId()).toMatchObject([{ frozen: true }]);
  });

  it('a withdrawal of a frozen account is paid once operators let them go on, or refused at any time', async () => {
    const paid = await frozenAndGone();
    const refused = await frozenAndGone();
    expect(await pay(await payoutOf(paid))).toBe('FROZEN');
    expect(await operate(paid.id, 'unfreeze')).toBe('');
    expect(await pay(await payoutOf(paid))).toBe('');
    const refuse = { key, id: await payoutOf(refused), action: 'refuse', reason: 'a farm' } as const;
    expect(await server.callOk(postPayout, { query: refuse })).toMatchObject({ status: 1, info: '' });
    expect(await server.db.query('select held from balances where user_id in ($1, $2)', [paid.id, refused.id])).toEqual(
      [{ held: 0 }, { held: 0 }],
    );
    // Letting go on forgets what the freeze was known by.
    const again = await start({ sub: paid.sub });
    server.pass(dayMs);
    expect(await withdraw(again)).toBe('');
  });

  it('a deletion of somebody who was not frozen leaves no mark, and the deleted person can be neither frozen nor released', async () => {
    const person = await start();
    await leave(person);
    expect(await server.db.query('select 1 from frozen_marks where user_id = $1', [person.id])).toEqual([]);
    expect(await operate(person.id, 'unfreeze')).toBe('UNKNOWN USER');
    expect(await operate(person.id, 'freeze')).toBe('UNKNOWN USER');
  });

  it('a freeze is forgotten after a year, and holds no number, phone or login (PRIVACY-8)', async () => {
    const gone = await frozenAndGone();
    const marks = await server.db.query<{ mark: string }>('select mark from frozen_marks where user_id = $1', [
      gone.id,
    ]);
    // Login, number, and the phone as its id is written and as it was before there was one form.
    expect(marks).toHaveLength(4);
    for (const secret of [gone.sub, gone.device, gone.accountNo.slice(1)])
      expect(JSON.stringify(marks)).not.toContain(secret);
    const end = server.context.now() + frozenKeptDays * dayMs;
    await forgetPhones(server.db, end - 1);
    expect(await server.db.query('select 1 from frozen_marks where user_id = $1', [gone.id])).toHaveLength(4);
    await forgetPhones(server.db, end);
    expect(await server.db.query('select 1 from frozen_marks where user_id = $1', [gone.id])).toEqual([]);
  });

  it('operators see whom a number froze', async () => {
    const gone = await frozenAndGone();
    const again = await start({ no: gone.accountNo });
    server.pass(dayMs);
    expect(await withdraw(again)).toBe('FROZEN');
    expect(
      await server.db.query('select frozen_at is not null as frozen from users where id = $1', [again.id]),
    ).toEqual([{ frozen: true }]);
    expect(await server.callOk(getPassbook, { token: again.token })).toEqual([]);
  });
});

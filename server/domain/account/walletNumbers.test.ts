// @vitest-environment node
import { postAccount } from '@tally/contract/calls/account';
import { postDeleteMyData } from '@tally/contract/calls/deletion';
import { dayMs } from '@tally/contract/limits/time';
import { accountKeyOf } from '@tally/contract/rules/accountNumber';
import { getTeam } from '@tally/contract/calls/team';
import { postWithdraw } from '@tally/contract/calls/withdrawals';
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { expectSoundMoney } from '../../testing/invariants';
import { resolveWaiting } from '../../testing/payouts/payWaiting';
import { createTestServer } from '../../testing/testServer';
import type { TestServer } from '../../testing/testServer';
import { forgetPhones } from '../deletion/deletion';
import { createNumberKey, walletNumberHash } from '../people/walletNumberHash';

let server: TestServer;
beforeAll(async () => {
  server = await createTestServer({ stories: [] });
});
afterAll(() => server.close());
/** Makes the numbers of each test different. */
let digits = 0;
beforeEach(() => void (digits = 81_300_000 + Math.floor(digits % 1000) + 1));

type Wallet = readonly [accountType: 'DANA' | 'OVO' | 'GoPay', accountNo: string];
const dana = (): Wallet => ['DANA', `08${digits}`];
const spellings = (): readonly Wallet[] => [
  dana(),
  ['OVO', `08${digits}`],
  ['GoPay', `08 ${digits}`],
  ['DANA', `08-${digits}`],
  ['OVO', `08.${digits}`],
  ['GoPay', `(08)${digits}`],
];

/** Creates a person with a new login and a new phone who has attached this wallet. */
async function joined([accountType, accountNo]: Wallet, invitedBy?: number) {
  const person = await server.person({
    cash: 1000,
    account: false,
    device: `phone-${crypto.randomUUID()}`,
    ...(invitedBy !== undefined && { invitedBy }),
  });
  const attached = await server.callOk(postAccount, {
    token: person.token,
    body: { accountNo, accountType, accountName: '', mobile: '' },
  });
  return { ...person, attached: attached.info };
}
const withdrawn = async (token: string, amount = 1000) =>
  (await server.callOk(postWithdraw, { token, query: { amount } })).info;
async function leave({ token, id }: { token: string; id: number }) {
  const [row] = await server.db.query<{ email: string }>('select email from users where id = $1', [id]);
  await server.callOk(postDeleteMyData, { token, query: { app: 'tally', email: row?.email ?? '' } });
}
const resolve = (pay: 1 | 2) => resolveWaiting(server, pay);

describe('one wallet number, by a new login and phone after each deletion', () => {
  it('a wallet number is paid once a day, whatever its type and spelling (ACCOUNT-14, WITHDRAW-10)', async () => {
    const answers: string[] = [];
    for (const wallet of spellings()) {
      const person = await joined(wallet);
      expect(person.attached).toBe('');
      answers.push(await withdrawn(person.token));
      await resolve(1);
      await leave(person);
    }
    expect(answers).toEqual(['', ...Array<string>(5).fill('ONCE DAILY')]);
    server.pass(dayMs);
    expect(await withdrawn((await joined(dana())).token)).toBe('');
    await expectSoundMoney(server.db);
  });

  it("a wallet number makes an inviter's team valid once (TEAM-9)", async () => {
    const inviter = await server.person();
    for (const wallet of spellings().slice(0, 3)) {
      const member = await joined(wallet, inviter.id);
      expect(await withdrawn(member.token)).toBe('');
      await resolve(1);
      await leave(member);
      server.pass(dayMs);
    }
    expect(await server.callOk(getTeam, { token: inviter.token })).toMatchObject({ total: 3, valid: 1 });
    expect(
      await server.db.query(`select amount from transfers where user_id = $1 and kind = 'invitation'`, [inviter.id]),
    ).toEqual([{ amount: 500 }]);
  });

  it('a wallet number is used by one person at a time, in every type and spelling (ACCOUNT-13)', async () => {
    await joined(dana());
    for (const wallet of spellings()) expect((await joined(wallet)).attached).toBe('DUP ACCOUNT');
  });

  it('a wallet number has its one withdrawal also for two who hold it since an earlier version, at the same moment', async () => {
    for (let run = 0; run < 10; run++) {
      digits += 1000;
      const first = await joined(dana());
      const second = await joined(['OVO', `08${digits + 1}`]);
      await server.db.query('update ewallets set no = $2, shared = true where user_id = $1', [second.id, dana()[1]]);
      const answers = await Promise.all([first, second].map(({ token }) => withdrawn(token)));
      expect(answers.sort()).toEqual(['', 'ONCE DAILY']);
    }
    await expectSoundMoney(server.db);
  });

  it('a wallet number loses nobody their day by a payout that failed', async () => {
    const first = await joined(dana());
    await withdrawn(first.token);
    await resolve(2);
    await leave(first);
    expect(await withdrawn((await joined(dana())).token)).toBe('');
  });

  it('a wallet number is remembered 30 days by a hash alone, and a payout under way says nothing more when it ends (PRIVACY-8)', async () => {
    const person = await joined(dana());
    await withdrawn(person.token);
    await leave(person);
    await resolve(1);
    expect(await server.db.query('select no, number_mark from withdrawals where user_id = $1', [person.id])).toEqual([
      { no: '', number_mark: null },
    ]);
    const mark = walletNumberHash(dana()[1], 'id', await server.context.numberKey());
    const stored = () => server.db.query('select user_id from wallet_numbers where mark = $1', [mark]);
    server.pass(30 * dayMs - 1);
    await forgetPhones(server.db, server.context.now());
    expect(await stored()).toEqual([{ user_id: null }]);
    server.pass(1);
    await forgetPhones(server.db, server.context.now());
    expect(await stored()).toEqual([]);
  });
});

describe('the hash of a wallet number', () => {
  it('a wallet number has one hash for all its spellings, and another one in another market (ACCOUNT-14)', () => {
    const hashes = spellings().map(([, no]) => walletNumberHash(accountKeyOf(no, 'id')?.no ?? no, 'id', 'a-key'));
    expect(new Set(hashes).size).toBe(1);
    expect(walletNumberHash(dana()[1], 'ph', 'a-key')).not.toBe(hashes[0]);
  });

  it('the hash of a number that somebody took up again is kept for as long as they are there', async () => {
    const first = await joined(dana());
    expect(await withdrawn(first.token)).toBe('');
    await resolve(1);
    await leave(first);
    server.pass(20 * dayMs);
    const second = await joined(dana());
    expect(await withdrawn(second.token)).toBe('');
    await resolve(1);
    server.pass(20 * dayMs);
    await forgetPhones(server.db, server.context.now());
    const mark = walletNumberHash(dana()[1], 'id', await server.context.numberKey());
    expect(await server.db.query('select user_id as id from wallet_numbers where mark = $1', [mark])).toEqual([
      { id: second.id },
    ]);
  });
});

describe('one phone', () => {
  it('one phone makes the team of an inviter valid once within 30 days of a deletion (TEAM-9)', async () => {
    const inviter = await server.person();
    for (const nth of [0, 1]) {
      const member = await joined(['DANA', `08${digits + 100 * (nth + 1)}`], inviter.id);
      await server.db.query(`update users set device = 'aphonelentaround' where id = $1`, [member.id]);
      await withdrawn(member.token);
      await resolve(1);
      await leave(member);
      server.pass(16 * dayMs);
      await forgetPhones(server.db, server.context.now());
    }
    expect(await server.callOk(getTeam, { token: inviter.token })).toMatchObject({ total: 2, valid: 1 });
  });
});

describe('an invitation to another market', () => {
  it('an invitation to another market brings nothing, also one of an earlier version (TEAM-10)', async () => {
    const inviter = await server.person({ market: 'br' });
    const member = await joined(dana(), inviter.id);
    await withdrawn(member.token);
    await resolve(1);
    expect(await server.callOk(getTeam, { token: inviter.token })).toMatchObject({ valid: 0 });
    expect(
      await server.db.query(`select 1 from transfers where user_id = $1 and kind = 'invitation'`, [inviter.id]),
    ).toEqual([]);
  });
});

describe('the key of wallet numbers', () => {
  it('the key of wallet numbers is the configured one, else one that the database keeps for every server', async () => {
    expect(await createNumberKey(server.db, 'a-configured-key')()).toBe('a-configured-key');
    const made = await Promise.all([1, 2].map(() => createNumberKey(server.db, undefined)()));
    expect(made[0]).toBe(made[1]);
    expect(made[0]).toHaveLength(64);
    expect(walletNumberHash('081298765432', 'id', 'one-key')).not.toBe(
      walletNumberHash('081298765432', 'id', 'another-key'),
    );
    expect(walletNumberHash('081298765432', 'id', 'one-key')).not.toBe(
      walletNumberHash('081298765432', 'ph', 'one-key'),
    );
  });
});

// @vitest-environment node
import type { AccountType } from '@tally/contract/market/wallets';
import fc from 'fast-check';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { expectSoundMoney } from '../../testing/invariants';
import { createTestServer } from '../../testing/testServer';
import type { TestServer } from '../../testing/testServer';
import { verdictDeskOf } from '../../testing/verdictDesk';
import { recordKnownInvalidNumbers } from '../account/invalidNumbers';

let server: TestServer;
let desk: ReturnType<typeof verdictDeskOf>;
beforeAll(async () => {
  server = await createTestServer({ stories: [] });
  desk = verdictDeskOf(server);
});
afterAll(async () => {
  await expectSoundMoney(server.db);
  await server.close();
});

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
        const first = await desk.start();
        const no = desk.newNo();
        expect(await desk.enter(first, no)).toBe('');
        expect(await desk.declare(first)).toBe('');
        if (who === 'after the deletion') await desk.leave(first);
        const spelled = `${prefix}${no.slice(1, 4)}${gap}${no.slice(4)}`;
        expect(await desk.enter(who === 'themselves' ? first : await desk.start(), spelled, type, name)).toBe(
          'BAD NUMBER',
        );
      }),
      { numRuns: 24 },
    );
  });

  it('what is pending to it is paid to nobody after a deletion either, until the verdict is taken back with a reason', async () => {
    const gone = await desk.start();
    const no = desk.newNo();
    await desk.enter(gone, no);
    expect(await desk.withdraw(gone)).toBe('');
    const payout = await desk.payoutOf(gone);
    await desk.declare(gone);
    await desk.leave(gone);
    expect(await desk.decide(payout)).toBe('INVALID ACCOUNT');
    expect(await desk.declare(gone, 'restore')).toBe('');
    expect(await desk.decide(payout)).toBe('');
    expect(await desk.enter(await desk.start(), no)).toBe('');
  });

  it('a verdict on one number says nothing of the next, and taking back the second leaves the first', async () => {
    const person = await desk.start();
    const first = desk.newNo();
    const second = desk.newNo();
    await desk.enter(person, first);
    await desk.declare(person);
    expect(await desk.enter(person, second)).toBe('');
    await desk.declare(person);
    expect(await desk.declare(person, 'restore')).toBe('');
    expect(await desk.enter(await desk.start(), first)).toBe('BAD NUMBER');
    // Their account is valid: what is left are their earlier numbers.
    expect(await desk.declare(person, 'restore')).toBe('');
    expect(await desk.enter(await desk.start(), first)).toBe('');
    expect(await desk.declare(person, 'restore')).toBe('OTHER ACCOUNT');
  });

  it('an account that was declared invalid by an earlier version has its number kept at the start', async () => {
    const person = await desk.start();
    const no = desk.newNo();
    await desk.enter(person, no);
    await desk.declare(person);
    await server.db.query('delete from invalid_numbers where user_id = $1', [person.id]);
    await recordKnownInvalidNumbers(server.db, server.context.numberKey, desk.now());
    await desk.leave(person);
    expect(await desk.enter(await desk.start(), no)).toBe('BAD NUMBER');
  });
});

describe('a freeze is about all numbers and phones that the person has used (OPS-17)', () => {
  /** Somebody on two phones, whose first number was replaced, and who is frozen. */
  async function frozenOne() {
    const person = await desk.start();
    const laterPhone = crypto.randomUUID() as string;
    const first = desk.newNo();
    const second = desk.newNo();
    await desk.signIn(person.sub, laterPhone);
    await desk.enter(person, first);
    await desk.declare(person);
    await desk.enter(person, second);
    await desk.declare(person, 'restore');
    await desk.freeze(person);
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
      await desk.leave(person);
      await desk.passMarkOfPhone();
    }
    const again = await desk.start({ device: which === 'a later phone' ? laterPhone : person.device });
    await desk.enter(again, desk.newNo());
    if (which === 'a later phone' || isGone) expect(await desk.withdraw(again)).toBe('FROZEN');
    else expect(await desk.withdraw(again)).toBe('DUP USER');
    expect(
      await server.db.query('select frozen_at is not null as frozen from users where id = $1', [again.id]),
    ).toEqual([{ frozen: true }]);
  });

  it.each([true, false])(
    'a person who enters a number that they had before is frozen (after the deletion: %s)',
    async (isGone) => {
      const { person, first } = await frozenOne();
      if (isGone) await desk.leave(person);
      const again = await desk.start();
      expect(await desk.enter(again, first)).toBe('');
      expect(await desk.withdraw(again)).toBe('FROZEN');
      // Let go on, they are not frozen by the same number again.
      expect(await desk.freeze(again, 'unfreeze')).toBe('');
      expect(await desk.withdraw(again)).toBe('');
    },
  );
});

// @vitest-environment node
import { frozenKeptDays } from '@tally/contract/limits/privacy';
import { dayMs } from '@tally/contract/limits/time';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { expectSoundMoney } from '../../testing/invariants';
import { approveAll } from '../../testing/payouts/approveAll';
import { createTestServer } from '../../testing/testServer';
import type { TestServer } from '../../testing/testServer';
import { verdictDeskOf } from '../../testing/verdictDesk';
import { forgetPhones } from '../deletion/deletion';

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

describe('a deletion does not end a debt (OPS-36)', () => {
  /** Somebody who owes Rp 5.000 beyond what they had. */
  async function debtor() {
    const person = await desk.start();
    const no = desk.newNo();
    await desk.enter(person, no);
    await desk.requestClawback(person, 6000);
    await approveAll(server);
    expect(await desk.debtOf(person)).toBe(5000);
    await desk.leave(person);
    return { person, no };
  }

  it.each(['login', 'phone', 'number'] as const)('a debt comes back with the same %s, once', async (by) => {
    const { person, no } = await debtor();
    await desk.passMarkOfPhone();
    const again = await desk.start(
      by === 'login' ? { sub: person.sub } : by === 'phone' ? { device: person.device } : {},
    );
    await desk.enter(again, by === 'number' ? no : desk.newNo());
    // Read at once: the Rp 1.000 that they have pay a part.
    expect(await desk.debtOf(again)).toBe(4000);
    expect(await desk.withdraw(again)).toBe('NOT ENOUGH');
    // The others find nothing any more.
    const other = await desk.start({ device: by === 'phone' ? crypto.randomUUID() : person.device });
    expect(await desk.debtOf(other)).toBe(0);
  });

  it('a debt is forgotten after a year, as a freeze is, and its marks say nothing (PRIVACY-8)', async () => {
    const { person, no } = await debtor();
    const marks = () => server.db.query('select mark from left_debts where user_id = $1', [person.id]);
    const kept = JSON.stringify(await marks());
    for (const secret of [person.sub, person.device, no.slice(1)]) expect(kept).not.toContain(secret);
    const end = desk.now() + frozenKeptDays * dayMs;
    await forgetPhones(server.db, end - 1);
    expect((await marks()).length).toBeGreaterThan(2);
    await forgetPhones(server.db, end);
    expect(await marks()).toEqual([]);
  });

  it('a debt that was left twice over is paid off before money lapses, and two accounts at once take it once', async () => {
    const { person, no } = await debtor();
    const a = await desk.start();
    const b = await desk.start({ sub: person.sub, device: crypto.randomUUID() });
    await Promise.all([desk.enter(a, no), desk.enter(b, desk.newNo())]);
    const [owes] = await server.db.query<{ sum: number }>(
      'select sum(debt_brought)::bigint as sum from balances where user_id in ($1, $2)',
      [a.id, b.id],
    );
    expect(owes?.sum).toBe(5000);
  });

  it('a clawback that waits holds its amount: it cannot be withdrawn, and what is on its way is not paid', async () => {
    const person = await desk.start();
    await desk.enter(person, desk.newNo());
    expect(await desk.requestClawback(person, 950)).toBe('NEEDS APPROVAL');
    expect(await desk.withdraw(person)).toBe('NOT ENOUGH');
    const other = await desk.start();
    await desk.enter(other, desk.newNo());
    expect(await desk.withdraw(other)).toBe('');
    await desk.requestClawback(other, 950);
    expect(await desk.decide(await desk.payoutOf(other))).toBe('CLAWBACK WAITS');
    await approveAll(server);
    // The rest is a debt, and what was asked for before is decided by the operator who sees it.
    expect(await desk.debtOf(other)).toBe(50);
    const payout = await desk.payoutOf(other);
    expect(await desk.decide(payout)).toBe('WARNING CHANGED');
    expect(await desk.decide(payout, 'pay', ['DEBT'])).toBe('');
  });

  it('a clawback that is approved after the deletion is a debt of whoever comes back', async () => {
    const person = await desk.start();
    await desk.requestClawback(person, 700);
    await desk.leave(person);
    await approveAll(server);
    const again = await desk.start({ sub: person.sub });
    await desk.enter(again, desk.newNo());
    await desk.withdraw(again, 1000);
    expect(
      await server.db.query('select debt_brought as brought from balances where user_id = $1', [again.id]),
    ).toEqual([{ brought: 700 }]);
  });
});

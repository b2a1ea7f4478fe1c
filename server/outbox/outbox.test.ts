import { expect, it } from 'vitest';
import { sendDue } from './outbox';
import type { Outbox } from './outbox';

/** An outbox of numbers in memory. `fails` says of which rows a try fails; `refused` of which alone. */
function outboxOf(rows: readonly number[], fails: readonly number[] = [], refused: readonly number[] = []) {
  const waiting = [...rows];
  const log: string[] = [];
  const outbox: Outbox<number> = {
    claim: () => {
      log.push('claim');
      return Promise.resolve(waiting.shift());
    },
    drop: (row) => Promise.resolve(row < 0),
    send: (row) => (fails.includes(row) ? Promise.reject(new Error(`no ${row}`)) : Promise.resolve(log.push(`${row}`))),
    sent: (row) => Promise.resolve(log.push(`sent ${row}`)),
    failed: (row) => Promise.resolve(refused.includes(row)),
  };
  return { outbox, log, waiting };
}

it('sends what is due, one after the other, and asks once more', async () => {
  const { outbox, log } = outboxOf([1, 2]);
  expect(await sendDue(outbox)).toEqual([]);
  expect(log).toEqual(['claim', '1', 'sent 1', 'claim', '2', 'sent 2', 'claim']);
});

it('asks once when nothing is due, however many could be sent at once', async () => {
  const { outbox, log } = outboxOf([]);
  await sendDue(outbox, { atOnce: 4 });
  expect(log).toEqual(['claim']);
});

it('ends at the first failure, and says why', async () => {
  const { outbox, log, waiting } = outboxOf([1, 2, 3], [2]);
  expect(await sendDue(outbox)).toEqual(['no 2']);
  expect(log).not.toContain('sent 2');
  expect(waiting).toEqual([3]);
});

it('goes on after a row that the receiver refuses', async () => {
  const { outbox, log } = outboxOf([1, 2, 3], [2], [2]);
  expect(await sendDue(outbox)).toEqual(['no 2']);
  expect(log).toContain('sent 3');
});

it('sends nothing that it drops', async () => {
  const { outbox, log } = outboxOf([-1, 2]);
  await sendDue(outbox);
  expect(log).toEqual(['claim', 'claim', '2', 'sent 2', 'claim']);
});

it('sends at most so many rows at once', async () => {
  const { outbox } = outboxOf([1, 2, 3, 4, 5, 6]);
  let [now, most] = [0, 0];
  const counted: Outbox<number> = {
    ...outbox,
    send: async () => {
      most = Math.max(most, (now += 1));
      await new Promise((resolve) => setImmediate(resolve));
      now -= 1;
    },
  };
  expect(await sendDue(counted, { atOnce: 3 })).toEqual([]);
  expect(most).toBe(3);
});

it('begins no try while the server stops', async () => {
  const { outbox, log } = outboxOf([1]);
  expect(await sendDue(outbox, { goesOn: () => false })).toEqual([]);
  expect(log).toEqual([]);
});

it('says what else failed, after why tries failed', async () => {
  const { outbox } = outboxOf([1, 2], [1], [1]);
  const broken: Outbox<number> = { ...outbox, sent: () => Promise.reject(new Error('no database')) };
  expect(await sendDue(broken)).toEqual(['no 1', 'no database']);
});

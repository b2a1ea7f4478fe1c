// @vitest-environment node
import { dayMs } from '@tally/contract/limits/time';
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { ana, budi, createThreeKeys } from '../testing/payouts/secondKey';
import { codeOf, looksAgain, machineOf } from '../testing/standIns';
import { createTestServer, keysOf } from '../testing/testServer';
import type { TestServer } from '../testing/testServer';

let server: TestServer;
let machine: ReturnType<typeof machineOf>;
beforeAll(async () => {
  server = await createThreeKeys();
  machine = machineOf(server);
});
afterAll(() => server.close());
beforeEach(() => machine.clear());

describe('who may be a stand-in', () => {
  it.each(['ana', 'Ana', 'CITRA'])('%s is an operator, and gets no second key (OPS-67)', async (name) => {
    await expect(machine.operatorKey('make', name, 'a reason')).rejects.toThrow('is an operator of OPERATOR_KEYS');
  });

  it('a stand-in who is later named like an operator is nobody: they would approve their own (OPS-67)', async () => {
    const key = await machine.made('dewi');
    const config = { operatorKeys: keysOf({ ana, Dewi: budi }) };
    const other = await createTestServer({ stories: [], db: server.db, config, now: server.context.now() });
    expect(await codeOf(other, key)).toBe(403);
    looksAgain(server);
    expect(await codeOf(server, key)).toBe(200);
  });

  it('a name has one valid key, also when two are made at once (OPS-67)', async () => {
    const both = await Promise.allSettled([machine.made('sari'), machine.made('Sari')]);
    expect(both.map(({ status }) => status).sort()).toEqual(['fulfilled', 'rejected']);
    await expect(machine.made('SARI')).rejects.toThrow('SARI has a valid key already');
    server.pass(dayMs);
    expect(await machine.made('sari')).toHaveLength(64);
    expect(
      await server.db.query('select 1 from stand_in_keys where ended_at is null and lower(name) = $1', ['sari']),
    ).toHaveLength(1);
  });

  it.each([
    ['', 'a reason', 'is no name of an operator'],
    ['a:b', 'a reason', 'is no name of an operator'],
    ['command line', 'a reason', 'is no name of an operator'],
    ['sari', '', 'A reason of 1 to 120 characters'],
    ['sari', ' \u200b\u202e ', 'A reason of 1 to 120 characters'],
    ['sari', 'x'.repeat(121), 'A reason of 1 to 120 characters'],
  ])('no key for "%s" because of "%s" (OPS-67)', async (name, reason, says) => {
    await expect(machine.operatorKey('make', name, reason)).rejects.toThrow(says);
    await machine.operatorKey('list');
    expect(machine.printed).toEqual(['No key of a stand-in is valid.']);
  });

  it.each([[], ['make'], ['make', 'sari'], ['make', 'sari', 'one', 'two'], ['end'], ['list', 'sari'], ['drop']])(
    'operator-key %s %s %s %s says how it is used',
    async (...args) => {
      await expect(machine.operatorKey(...args.filter((word) => word !== undefined))).rejects.toThrow(
        'Say "operator-key make',
      );
    },
  );
});

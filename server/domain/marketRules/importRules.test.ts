// @vitest-environment node
import { dayMs, hourMs } from '@tally/contract/limits/time';
import type { Closable } from '@tally/contract/rules/marketRules';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { createTestServer, testNow } from '../../testing/testServer';
import type { TestServer } from '../../testing/testServer';
import { runMarketRules } from '../../commands/marketRules';
import { importRules, setClosed } from './importRules';
import { rulesWarnings } from './warnings';
import { createRuleBookReader, ruleBookLifeMs, versionsOf } from './versions';
import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';

let server: TestServer;
let folder: string;
beforeAll(async () => {
  server = await createTestServer({ stories: [] });
  folder = mkdtempSync(path.join(tmpdir(), 'rules-'));
});
afterAll(async () => {
  rmSync(folder, { recursive: true });
  await server.close();
});

/** Runs the command on the test's database; returns what it printed. */
async function run(...args: string[]): Promise<string> {
  const lines: string[] = [];
  const db = { ...server.db, close: () => Promise.resolve() };
  await runMarketRules(args, {
    open: () => Promise.resolve(db),
    now: testNow,
    print: (line) => Promise.resolve(void lines.push(line)),
  });
  return lines.join('\n');
}

const fileOf = (document: object): string => {
  const file = path.join(folder, 'rules.json');
  writeFileSync(file, JSON.stringify(document));
  return file;
};

describe('versions of rules (RULES-6)', () => {
  it('each import is a version of its own, and one that is the same makes none', async () => {
    const { db } = server;
    expect((await importRules(db, { market: 'ph', inviteReward: 6 }, 'ana', testNow)).version).toBe(1);
    expect((await importRules(db, { market: 'ph', inviteReward: 6 }, 'ana', testNow + 1)).version).toBeUndefined();
    // The clock was set back: the later import is the newer one all the same.
    expect((await importRules(db, { market: 'ph', inviteReward: 7 }, 'ana', testNow - 1000)).version).toBe(2);
    expect(await versionsOf(db, 'ph')).toEqual([
      { version: 2, at: testNow + 1, document: { market: 'ph', inviteReward: 7 } },
      { version: 1, at: testNow, document: { market: 'ph', inviteReward: 6 } },
    ]);
    expect(await versionsOf(db, 'br')).toEqual([]);
  });

  it('imports at the same moment make versions one after the other', async () => {
    const numbers = await Promise.all(
      [1, 2, 3, 4].map((inviteReward) => importRules(server.db, { market: 'br', inviteReward }, 'ana', testNow)),
    );
    expect(numbers.map(({ version }) => version).sort()).toEqual([1, 2, 3, 4]);
    const times = (await versionsOf(server.db, 'br')).map(({ at }) => at);
    expect(times).toEqual([3, 2, 1, 0].map((later) => testNow + later));
  });

  it('closing and opening changes no other rule', async () => {
    const { db } = server;
    const close = (what: Closable, isClosed: boolean) =>
      db.tx((tx) => setClosed(tx, 'id', what, isClosed && Infinity, testNow));
    await importRules(db, { market: 'id', inviteReward: 600, closed: ['quiz'] }, 'ana', testNow);
    expect(await close('GoPay', true)).toBe(2);
    expect(await close('GoPay', true)).toBeUndefined();
    expect(await close('quiz', false)).toBe(3);
    expect((await versionsOf(db, 'id'))[0]?.document).toEqual({ market: 'id', inviteReward: 600, closed: ['GoPay'] });
  });

  it('an end is given, changed and left out; what has opened by itself is closed no more (RULES-10)', async () => {
    const { db } = server;
    const end = testNow + hourMs;
    const press = (until: number | false, now: number) => db.tx((tx) => setClosed(tx, 'br', 'quiz', until, now));
    const switches = async () => {
      const { closed, closedUntil } = (await versionsOf(db, 'br'))[0]?.document ?? {};
      return { closed, closedUntil };
    };
    expect(await press(end, testNow)).toBeTypeOf('number');
    expect(await switches()).toEqual({ closed: ['quiz'], closedUntil: { quiz: new Date(end).toISOString() } });
    expect(await press(end, testNow)).toBeUndefined();
    expect(await press(end + 1, testNow)).toBeTypeOf('number');
    // It is open already, so nobody can open it.
    expect(await press(false, end + 1)).toBeUndefined();
    expect(await press(Infinity, end + 1)).toBeTypeOf('number');
    expect(await switches()).toEqual({ closed: ['quiz'] });
    expect(await press(false, end + 2)).toBeTypeOf('number');
    expect(await switches()).toEqual({ closed: [] });
  });

  it('an import keeps the ends of what stays closed, and opens nothing that has opened by itself (RULES-8, RULES-10)', async () => {
    const { db } = server;
    const now = testNow + dayMs;
    const end = now + hourMs;
    const given = { market: 'br', inviteReward: 0.2 } as const;
    await db.tx((tx) => setClosed(tx, 'br', 'words', end, now));
    expect((await importRules(db, given, 'ana', now)).keeps).toEqual(['words']);
    expect((await versionsOf(db, 'br'))[0]?.document).toEqual({
      ...given,
      closed: ['words'],
      closedUntil: { words: new Date(end).toISOString() },
    });
    // An end that has passed opens too.
    const passed = { ...given, closed: ['words' as const], closedUntil: { words: new Date(now).toISOString() } };
    expect(await importRules(db, passed, 'ana', now)).toMatchObject({ version: undefined, opens: ['words'] });
    expect(await importRules(db, { ...given, closed: [] }, 'ana', end)).toMatchObject({ opens: [], keeps: [] });
  });

  it('a server applies an import within two seconds', async () => {
    let now = 0;
    const read = createRuleBookReader(server.db, () => now);
    const newest = async () => (await read()).ph[0]?.document.inviteReward;
    expect(await newest()).toBe(7);
    await importRules(server.db, { market: 'ph', inviteReward: 8 }, 'ana', testNow);
    now = ruleBookLifeMs - 1;
    expect(await newest()).toBe(7);
    now = ruleBookLifeMs;
    expect(await newest()).toBe(8);
  });
});

it('a server warns at its start of rules that would be refused by now', async () => {
  expect(await rulesWarnings(server.db)).toEqual([]);
  await server.db.query(`insert into market_rules values ('id', 99, $1, '{"market":"id","inviteReward":-1}')`, [
    testNow,
  ]);
  expect(await rulesWarnings(server.db)).toEqual([
    expect.stringMatching(/^The rules of id would be refused by now, first problem: inviteReward: /),
  ]);
});

describe('the command', () => {
  it('the command checks, imports, exports and lists rules, and closes and opens', async () => {
    const file = fileOf({ market: 'ph', rewards: { checkin: 1500 } });
    expect(await run('check', file)).toBe(`${file} is a document of rules of ph.`);
    expect(await run('import', file)).toMatch(/^Imported the rules of ph as version 4\.\n/);
    expect(await run('import', file)).toBe('The rules of ph are the same already.');
    expect(JSON.parse(await run('export', 'ph'))).toMatchObject({
      market: 'ph',
      rewards: { checkin: 1500, lottery: 4000 },
      withdrawHours: { en_ph: '02:00-24:00' },
      closed: [],
    });
    expect(await run('close', 'ph', 'gcash')).toBe('GCash is closed in ph now (version 5).');
    expect(await run('close', 'ph', 'GCash')).toBe('GCash is closed in ph already.');
    expect(await run('versions', 'ph')).toMatch(/^5 {2}2026-11-18T07:30:00\.\d{3}Z, closed: GCash\n4 {2}/);
    expect(await run('open', 'ph', 'GCash')).toBe('GCash is open in ph now (version 6).');
    expect(await run('close', 'ph', 'GCash', '2026-11-19T12:00+08:00')).toBe(
      'GCash is closed until 2026-11-19T04:00:00.000Z in ph now (version 7).',
    );
    expect(await run('versions', 'ph')).toMatch(/^7 .*, closed: GCash until 2026-11-19T04:00:00\.000Z\n6 /);
    expect(JSON.parse(await run('export', 'ph'))).toMatchObject({
      closed: ['GCash'],
      closedUntil: { GCash: '2026-11-19T04:00:00.000Z' },
    });
  });

  it('an import opens nothing that is closed unless that is said, and the audit log has what it opened and kept (RULES-8)', async () => {
    const closed = async () => (await versionsOf(server.db, 'br'))[0]?.document.closed;
    const audit = async () =>
      (
        await server.db.query<{ detail: string }>(
          `select detail from operator_actions where action = 'rules' order by id desc limit 1`,
        )
      )[0]?.detail;
    await run('close', 'br', 'withdrawals');
    // A document that does not speak of switches leaves them.
    expect(await run('import', fileOf({ market: 'br', inviteReward: 9 }))).toMatch(/\nStill closed: withdrawals\.\n/);
    expect(await closed()).toEqual(['withdrawals']);
    expect(await audit()).toMatch(/^rules of br, version \d+, keeps closed: withdrawals$/);
    // One that was exported before the switch was pressed would open it.
    const older = fileOf({ market: 'br', inviteReward: 9, closed: ['quiz'] });
    await expect(run('import', older)).rejects.toThrow(/^Not imported: the document would open withdrawals in br\./);
    expect(await closed()).toEqual(['withdrawals']);
    expect(await run('import', older, '--open')).toMatch(/\nIt opened withdrawals\.\n/);
    expect(await closed()).toEqual(['quiz']);
    expect(await audit()).toMatch(/^rules of br, version \d+, opens withdrawals$/);
  });

  it('the command says which of its arguments is wrong', async () => {
    await expect(run('close', 'ph', 'PIX')).rejects.toThrow(/^Say what to close or open in ph: checkin, .*GrabPay\.$/);
    for (const end of ['tomorrow', '2026-11-18T12:00', '2026-11-17T12:00+08:00'])
      await expect(run('close', 'ph', 'quiz', end)).rejects.toThrow(/^\S+ is no moment to come, with its zone\./);
    await expect(run('open', 'ph', 'quiz', '2026-11-19T12:00+08:00')).rejects.toThrow(/^Say /);
    await expect(run('export', 'my')).rejects.toThrow(/^my is no market/);
    await expect(run('import')).rejects.toThrow(/^Say "market-rules check <file>"/);
    await expect(run('import', path.join(folder, 'none.json'))).rejects.toThrow(/can't be read/);
    await expect(run('check', fileOf({ market: 'id', extra: 1 }))).rejects.toThrow(/ {2}extra: no such field/);
  });
});

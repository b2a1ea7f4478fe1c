// @vitest-environment node
import { spawn } from 'node:child_process';
import { existsSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { openEmbedded } from '../db/embedded/embedded';
import { migrate } from '../db/schema/migrate';
import { bundleServer } from '../testing/bundle';
import { fillCrowd } from '../testing/crowd';
import { newSchema } from '../testing/testDb';
import { testNow } from '../testing/testServer';

const root = path.resolve(import.meta.dirname, '../..');
const bundle = path.join(root, 'node_modules/.cache/tally-commands', String(process.pid));
const home = mkdtempSync(path.join(tmpdir(), 'tally-commands-'));
const postgresUrl = process.env['TEST_DATABASE_URL'];

/** The database of a command, and what else is in its environment. */
interface Database {
  readonly DATA_DIR?: string;
  readonly [setting: string]: string | undefined;
}
const embedded = (name: string): Database => ({ DATA_DIR: path.join(home, name) });

let main: string;
let from: Database;
beforeAll(async () => {
  main = await bundleServer(bundle);
  from = embedded('from');
  const db = await openEmbedded(from.DATA_DIR ?? '');
  await migrate(db);
  await fillCrowd(db, 600, testNow);
  await db.close();
});
afterAll(() => {
  for (const dir of [bundle, home]) rmSync(dir, { recursive: true, force: true });
});

/** Runs a subcommand in a child process; one that hangs is killed, and then has no exit code. */
function command(
  name: string,
  database: Database,
  input: string | Buffer = '',
  args: readonly string[] = [],
): Promise<{ code: number | null; out: Buffer; stderr: string }> {
  return new Promise((resolve) => {
    const child = spawn(process.execPath, [main, name, ...args], {
      cwd: root,
      env: { PATH: process.env['PATH'], NODE_ENV: 'production', ...database },
      stdio: 'pipe',
      // Ends one that hangs; says nothing about how fast a command is.
      timeout: 240_000,
    });
    const out: Buffer[] = [];
    const stderr: Buffer[] = [];
    child.stdout.on('data', (part: Buffer) => out.push(part));
    child.stderr.on('data', (part: Buffer) => stderr.push(part));
    child.on('close', (code) => resolve({ code, out: Buffer.concat(out), stderr: String(Buffer.concat(stderr)) }));
    // A command that refuses does not read its input to the end, which makes the write fail.
    child.stdin.on('error', () => undefined);
    child.stdin.end(input);
  });
}

/** Dumps and restores a database by subcommands; returns dumps of the source and of the target. */
async function carried(to: Database): Promise<[before: Buffer, after: Buffer]> {
  const before = await command('dump', from);
  expect(before).toMatchObject({ code: 0, stderr: '' });
  expect(await command('restore', to, before.out)).toEqual({ code: 0, out: Buffer.alloc(0), stderr: '' });
  const after = await command('dump', to);
  expect(after).toMatchObject({ code: 0, stderr: '' });
  return [before.out, after.out];
}

describe('the command line', () => {
  it('the command line carries an embedded database into another, byte for byte', async () => {
    const [before, after] = await carried(embedded('to'));
    expect(before.length).toBeGreaterThan(500_000);
    expect(after.equals(before)).toBe(true);
  });

  it.skipIf(postgresUrl === undefined)('an embedded database is carried into PostgreSQL, byte for byte', async () => {
    const schema = await newSchema(postgresUrl ?? '');
    try {
      const [before, after] = await carried({ DATABASE_URL: schema.url });
      expect(after.equals(before)).toBe(true);
    } finally {
      await schema.drop();
    }
  });

  it('the command line says all faults of the settings at once, and starts nothing for it', async () => {
    const to = embedded('never-made');
    const wrong = { ...to, NODE_ENV: 'production # live', TALLY_DEMO: '1', PORT: 'x' };
    expect(await command('--check', wrong)).toMatchObject({
      code: 1,
      stderr: [
        'NODE_ENV has a comment behind its value; a comment needs a line of its own.\n',
        'PORT must be a whole number from 1 to 65535, not "x".\n',
      ].join(''),
    });
    const right = await command('--check', { ...to, DEVICE_REQUIERD: '1' });
    expect([right.code, String(right.out)]).toEqual([
      0,
      'The settings are right.\nDEVICE_REQUIERD is no setting of Tally, and was not read: did you mean DEVICE_REQUIRED?\n',
    ]);
    expect(existsSync(to.DATA_DIR ?? '')).toBe(false);
  });

  it('the command line checks, imports and exports a catalogue', async () => {
    const file = path.join(root, 'server/demo/catalogue.ph.json');
    const catalogue = (to: Database, ...args: string[]) => command('catalogue', to, '', args);
    const to = from;
    const counts = '1 apps, 13 ad units, 15 listed apps, 3 items of places, 9 lucky apps';
    expect(String((await catalogue(to, 'check', file)).out)).toBe(`${file} is a catalogue of ph: ${counts}.\n`);
    expect(await catalogue(to, 'export', 'ph')).toMatchObject({
      code: 1,
      stderr: 'No catalogue of ph was imported.\n',
    });
    expect(String((await catalogue(to, 'import', file)).out)).toBe(
      `Imported the catalogue of ph: ${counts} (9 new, 0 no longer offered).\n`,
    );
    expect(JSON.parse(String((await catalogue(to, 'export', 'ph')).out))).toEqual(
      JSON.parse(readFileSync(file, 'utf8')),
    );
    // Pictures only of the hosts that the environment names (APPS-7).
    const elsewhere = path.join(home, 'elsewhere.json');
    writeFileSync(
      elsewhere,
      readFileSync(file, 'utf8').replace(/"icon": "[^"]*"/, '"icon": "https://cdn.example.com/a.png"'),
    );
    const checked = (hosts: string) => catalogue({ ...to, PICTURE_HOSTS: hosts }, 'check', elsewhere);
    expect(await checked('cdn.example.com')).toMatchObject({ code: 0 });
    expect((await checked('other.example.com')).stderr).toContain('PICTURE_HOSTS does not name cdn.example.com');
    expect(await catalogue(to, 'export', 'fr')).toMatchObject({
      code: 1,
      stderr: expect.stringMatching(/^Say "catalogue check <file>"/) as string,
    });
    const broken = path.join(home, 'broken.json');
    writeFileSync(broken, '{"market":"ph"}');
    expect(await catalogue(to, 'import', broken)).toMatchObject({
      code: 1,
      stderr: expect.stringContaining('apps: is missing') as string,
    });
  });

  it('the command line says how many events wait, and sends again what was given up (EVENT-10)', async () => {
    expect(String((await command('events', from, '')).out)).toMatch(/^\d+ events wait.*\.\n\d+ were given up\.\n$/);
    expect(String((await command('events', from, '', ['again'])).out)).toBe(
      '0 events are sent again. 0 stay given up: their people were told something later.\n',
    );
    expect(await command('events', from, '', ['all'])).toMatchObject({
      code: 1,
      stderr: expect.stringMatching(/^Say "events"/) as string,
    });
  });

  it('the command line makes the key of a stand-in, names it, and ends it (OPS-67)', async () => {
    const to = { ...from, OPERATOR_KEYS: `ana:${'the-key-of-ana-'.repeat(3)}` };
    const operatorKey = (...args: string[]) => command('operator-key', to, '', args);
    const made = await operatorKey('make', 'sari', 'for budi, who is ill');
    expect(String(made.out)).toMatch(/^sari may approve until .* UTC\. The key, .*:\n[\w-]{64}\n$/);
    expect(await operatorKey('make', 'ANA', 'a reason')).toMatchObject({
      code: 1,
      stderr: 'ana is an operator of OPERATOR_KEYS: give the stand-in a name of their own.\n',
    });
    expect(String((await operatorKey('list')).out)).toMatch(/^sari {2}until .* UTC {2}for budi, who is ill\n$/);
    expect(await operatorKey('end', 'sari')).toMatchObject({ code: 0 });
    expect(String((await operatorKey('list')).out)).toBe('No key of a stand-in is valid.\n');
  });

  it('the command line refuses to import into an embedded database that a server has', async () => {
    const db = await openEmbedded(from.DATA_DIR ?? '');
    const refused = await command('catalogue', from, '', ['import', path.join(root, 'server/demo/catalogue.id.json')]);
    await db.close();
    expect(refused).toMatchObject({
      code: 1,
      stderr: expect.stringMatching(/ is in use by another server .* Stop that one/) as string,
    });
  });

  it('a file that is not a dump and an unknown command are each refused in one sentence', async () => {
    const into = embedded('refused');
    expect(await command('restore', into)).toMatchObject({
      code: 1,
      stderr: 'The dump is not whole: its end is missing.\n',
    });
    expect(await command('restore', into, '{"tally":99}\n')).toMatchObject({
      code: 1,
      stderr: expect.stringMatching(/^The dump is of schema 99, .*\n$/) as string,
    });
    expect(await command('retsore', into)).toMatchObject({
      code: 1,
      stderr:
        'There is no command retsore. Commands: dump, restore, backup, market-rules, catalogue, migrate, ledger-months, chain, ledger, operator-key, events; without one the server starts.\n',
    });
  });
});

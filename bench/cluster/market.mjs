import { execFileSync, spawn } from 'node:child_process';
import path from 'node:path';
import { startPostgres } from '../../scripts/lib/servers/postgres.mjs';
import { buildServer, startServer } from '../server/serverUnderTest.mjs';
import { moves, stays, twoMarketsOn } from './market/crowd.mjs';
import { addressOf, startFront, startMarketPooler, steps } from './market/front.mjs';
import { marketTraffic, seenBy } from './market/traffic.mjs';
import { compare, holdingsOf } from './market/verdict.mjs';
import { withClient } from './postgres.mjs';

/** People of both markets together. */
const people = Number(process.env.PEOPLE ?? 20_000);
/** How long calls of the market may wait at the moment, ms. */
const waitMost = 5000;
const wait = (ms) => new Promise((resolve) => setTimeout(resolve, ms));

/** Starts a PostgreSQL that others can follow. */
async function startLogical() {
  const postgres = await startPostgres({ fsync: true, settings: { wal_level: 'logical' } });
  if (typeof postgres === 'string') throw new Error(postgres);
  return postgres;
}

/** Runs a step of the move; returns what it wrote. */
function runStep(name, env, ...args) {
  return new Promise((resolve, reject) => {
    const child = spawn('sh', [path.join(steps, name), ...args], {
      env: { ...process.env, ...env },
      stdio: ['ignore', 'pipe', 'pipe'],
    });
    let out = '';
    let problems = '';
    child.stdout.on('data', (data) => (out += String(data)));
    child.stderr.on('data', (data) => (problems += String(data)));
    child.on('close', (code) =>
      code === 0 ? resolve(out.trim()) : reject(new Error(`${name} ended with ${code}: ${out}${problems}`)),
    );
  });
}

/** An empty database with the schema, on a PostgreSQL; one that was there before goes. */
async function makeNew(server, main) {
  await withClient(server.url, async (db) => {
    await db.query('drop database if exists tally with (force)');
    await db.query('create database tally');
  });
  const url = server.url.replace(/postgres$/, 'tally');
  execFileSync(process.execPath, [main, 'migrate'], { env: { ...process.env, DATABASE_URL: url }, stdio: 'pipe' });
  return url;
}

/** Runs a step whose result is not needed, and says how long it took. */
async function timed(name, work) {
  const from = performance.now();
  await work();
  console.log(`${name}: ${((performance.now() - from) / 1000).toFixed(1)} s`);
}

/** Carries out the moment: what it wrote, or why it did not come to it, and when it was (ms). */
async function atMoment(env, since) {
  const from = performance.now();
  const said = await runStep('moment.sh', env, since).catch((error) => error.message);
  return { said, span: { from, to: performance.now() } };
}

/** Tries the move and goes back, because one balance in the copy is a unit too high: nobody notices. */
async function tryBack(env, newUrl) {
  await runStep('prepare.sh', env);
  const since = await runStep('caught-up.sh', env);
  await withClient(newUrl, (db) =>
    db.query(
      `update balances set cash = cash + 1 where user_id = (select min(id) from users where market = '${moves}')`,
    ),
  );
  const { said, span } = await atMoment(env, since);
  if (!said.includes('Nothing happened')) throw new Error(`A difference of one unit: ${said}`);
  console.log('One unit too much in the copy: the moment ended with "nothing happened".');
  await runStep('back.sh', env);
  return span;
}

/** Moves the market by the documented steps. */
async function move(env) {
  await timed('prepare.sh', () => runStep('prepare.sh', env));
  let since = '';
  await timed('caught-up.sh (all is copied, the ledgers are equal)', async () => {
    since = await runStep('caught-up.sh', env);
  });
  const { said, span } = await atMoment(env, since);
  console.log(said);
  if (!said.includes('all rows were the same')) throw new Error('The market did not move.');
  await wait(2000);
  await runStep('finish.sh', env);
  await timed('remove.sh new', () => runStep('remove.sh', env, 'new'));
  await timed('remove.sh old', () => runStep('remove.sh', env, 'old', 'id,br'));
  return span;
}

/** Says what people of a market saw, at the moments too, and whether that is right. */
function judge(market, seen, { holdings, spans, mayWait }) {
  const { calls, failed, busy, other, longest, p99 } = seenBy(seen);
  const { lost, doubled } = compare(seen, holdings);
  console.log(
    `${market}: ${calls} calls, ${failed} failed for good, ${busy} times 503 with Retry-After, p99 ${p99.toFixed(0)} ms, the longest answer after ${(longest / 1000).toFixed(2)} s. Confirmed: ${seen.checkIn.length} rewards, ${seen.withdraw.length} withdrawals; lost ${lost}, doubled ${doubled}; faults of the ledger ${holdings.faults}.`,
  );
  for (const [reason, count] of other) console.log(`  ${count} x ${reason}`);
  const waited = spans.map(([name, span]) => {
    const at = seenBy(seen, span);
    console.log(
      `  ${name}: ${at.calls} calls under way, p99 ${at.p99.toFixed(0)} ms, the longest answer after ${(at.longest / 1000).toFixed(2)} s, ${at.busy} times 503.`,
    );
    return at.longest;
  });
  const quiet = mayWait || busy === 0;
  return failed + lost + doubled + holdings.faults + other.size === 0 && quiet && Math.max(...waited) <= waitMost;
}

const chainOf = (main, url) =>
  execFileSync(process.execPath, [main, 'chain'], { env: { ...process.env, DATABASE_URL: url }, encoding: 'utf8' });

/** What each database holds of the markets, and the chain of days on both sides. */
function judgeSides(main, sides) {
  let right = true;
  for (const [name, { url, keeps, holdings }] of Object.entries(sides)) {
    const markets = [...new Set([...holdings.sums, ...holdings.rows].map(({ market }) => market))];
    console.log(
      `${name}: ${holdings.sums.map(({ market, currency, transfers, moved }) => `${market} ${transfers} transfers of ${moved} ${currency}`).join('; ')}; ${holdings.operatorActions} entries of operators' log.`,
    );
    if (!markets.every((market) => keeps.includes(market))) right = false;
    console.log(chainOf(main, url).replaceAll(/^/gm, '  ').trimEnd());
  }
  return right;
}

/**
 * Moves a market out of a common database while people of two markets use it. True when no call failed for good, nobody
 * waited too long, and both sides have their own to the unit and nothing else.
 */
export async function market() {
  const main = await buildServer();
  const open = [];
  const opened = (each) => {
    open.unshift(each);
    return each;
  };
  try {
    const old = opened(await startLogical());
    const other = opened(await startLogical());
    await twoMarketsOn(old.url, people);
    const pooler = opened(await startMarketPooler(old.url));
    const serverOf = (first, markets) =>
      startServer({ env: { DATABASE_URL: pooler.urlOf(first), MARKETS: markets, TRUST_PROXY: '1' } });
    const moving = opened(await serverOf(moves, moves));
    const staying = opened(await serverOf(stays, 'id,br'));
    const portOf = ({ url }) => Number(new URL(url).port);
    const front = opened(await startFront({ ph: portOf(moving), id: portOf(staying), br: portOf(staying) }));
    const newUrl = await makeNew(other, main);
    const env = {
      MARKET: moves,
      OLD: old.url,
      NEW: newUrl,
      FROM_NEW: old.url,
      POOLER: pooler.console,
      POOLER_INI: pooler.file,
      NEW_ADDRESS: addressOf(newUrl),
    };
    let isOver = false;
    const common = { clients: 4, over: () => isOver };
    const traffic = [
      marketTraffic(front.url, { ...common, host: 'ph.tally.example.com', amount: 1, from: 1, to: people / 2 }),
      marketTraffic(front.url, {
        ...common,
        host: 'id.tally.example.com',
        amount: 100,
        from: people / 2 + 1,
        to: people,
      }),
    ];
    const spans = [];
    try {
      await wait(2000);
      spans.push(['when it went back', await tryBack(env, newUrl)]);
      await makeNew(other, main);
      spans.push(['when it moved', await move(env)]);
      await wait(2000);
    } finally {
      isOver = true;
    }
    const [ofMoves, ofStays] = await Promise.all(traffic);
    const sides = {
      'the common database': { url: old.url, keeps: ['id', 'br'], holdings: await holdingsOf(old.url) },
      'the new database': { url: newUrl, keeps: [moves], holdings: await holdingsOf(newUrl) },
    };
    const rights = [
      judge(moves, ofMoves, { holdings: sides['the new database'].holdings, spans, mayWait: true }),
      judge(stays, ofStays, { holdings: sides['the common database'].holdings, spans, mayWait: false }),
      judgeSides(main, sides),
    ];
    console.log(rights.every(Boolean) ? 'Nothing was lost, and nobody waited too long.' : 'NOT AS IT SHOULD BE.');
    return rights.every(Boolean);
  } finally {
    for (const each of open) await each.stop();
  }
}

import { execFileSync } from 'node:child_process';
import { buildServer, startServer } from '../server/serverUnderTest.mjs';
import { moves, stays, twoMarketsOn } from './market/crowd.mjs';
import { addressOf, startFront, startMarketPooler } from './market/front.mjs';
import { atMoment, makeNew, runStep, startLogical } from './market/steps.mjs';
import { marketTraffic, seenBy } from './market/traffic.mjs';
import { brokenIn, compare, holdingsOf } from './market/verdict.mjs';
import { withClient } from './postgres.mjs';
import { wait } from './service.mjs';
import { timed } from './timed.mjs';
import { untilInterrupted } from './withCluster.mjs';

/** People of both markets together. */
const people = Number(process.env.PEOPLE ?? 20_000);
/** How long a server may take to start, ms: it looks at everybody's phone first. */
const patience = 60_000 + 3 * people;
/** How long calls of the market may wait at the moment, ms. */
const waitMost = 5000;
/** How often the moment is tried that takes too long. */
const momentTries = 3;

/** Tries the move and goes back, because one balance in the copy is a unit too high: nobody notices. */
async function tryBack(env) {
  await runStep('prepare.sh', env);
  const since = await runStep('caught-up.sh', env);
  await withClient(env.NEW, (db) =>
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

/** Carries out the moment; on a machine that is too slow for it just then, again, as the guide says. */
async function momentUntilInTime(env, since) {
  const from = performance.now();
  for (let left = momentTries; ; left--) {
    const { said, span } = await atMoment(env, since);
    console.log(said);
    if (left <= 1 || !said.includes('it takes too long')) return { said, span: { from, to: span.to } };
    // Until the new database follows again.
    await wait(6000);
  }
}

/** Says whose money is broken after a step, on a side that has the market. */
async function lookAfter(step, url) {
  for (const broken of await brokenIn(url, moves)) console.log(`  after ${step}, broken: ${JSON.stringify(broken)}`);
}

/** Moves the market by the documented steps, and looks at its money after each. */
async function move(env) {
  await timed('prepare.sh', () => runStep('prepare.sh', env));
  let since = '';
  await timed('caught-up.sh (all is copied, the ledgers are equal)', async () => {
    since = await runStep('caught-up.sh', env);
  });
  await lookAfter('caught-up.sh, old side', env.OLD);
  const { said, span } = await momentUntilInTime(env, since);
  await lookAfter('moment.sh', env.NEW);
  if (!said.includes('all rows were the same')) throw new Error('The market did not move.');
  await wait(2000);
  await runStep('finish.sh', env);
  await lookAfter('finish.sh', env.NEW);
  await timed('remove.sh new', () => runStep('remove.sh', env, 'new'));
  await lookAfter('remove.sh new', env.NEW);
  await timed('remove.sh old', () => runStep('remove.sh', env, 'old', 'id,br'));
  await lookAfter('remove.sh old', env.NEW);
  return span;
}

/** Says what people of a market saw, at the moments too, and whether that is right. */
function judge(market, seen, { holdings, spans, mayWait }) {
  const { calls, failed, busy, other, longest, p99 } = seenBy(seen);
  const { lost, doubled } = compare(seen, holdings);
  console.log(
    `${market}: ${calls} calls, ${failed} failed for good, ${busy} times 503 with Retry-After, p99 ${p99.toFixed(0)} ms, the longest answer after ${(longest / 1000).toFixed(2)} s. Confirmed: ${seen.checkIn.length} rewards, ${seen.withdraw.length} withdrawals; lost ${lost.length}, doubled ${doubled}; faults of the ledger ${holdings.faults.length}.`,
  );
  for (const { what, person } of lost) console.log(`  lost: ${what} of person ${person}`);
  for (const { fault, person } of holdings.faults) console.log(`  fault of person ${person}: ${fault}`);
  for (const [reason, count] of other) console.log(`  ${count} x ${reason}`);
  const waited = spans.map(([name, span]) => {
    const at = seenBy(seen, span);
    console.log(
      `  ${name}: ${at.calls} calls under way, p99 ${at.p99.toFixed(0)} ms, the longest answer after ${(at.waited / 1000).toFixed(2)} s, the longest until it was done ${(at.longest / 1000).toFixed(2)} s, ${at.busy} times 503.`,
    );
    return at.waited;
  });
  const quiet = mayWait || busy === 0;
  return (
    failed + lost.length + doubled + holdings.faults.length + other.size === 0 &&
    quiet &&
    Math.max(...waited) <= waitMost
  );
}

const chainOf = (main, url) =>
  execFileSync(process.execPath, [main, 'chain'], { env: { ...process.env, DATABASE_URL: url }, encoding: 'utf8' });

/** Judges what each database holds of the markets, and the chain of days on both sides. */
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

/** Two PostgreSQL, one of them with people of two markets, and servers of both markets behind nginx and PgBouncer. */
async function startMarkets(main, opened) {
  const old = opened(await startLogical());
  const other = opened(await startLogical());
  await twoMarketsOn(old.url, people);
  const pooler = opened(await startMarketPooler(old.url));
  const serverOf = (first, markets) =>
    startServer({ env: { DATABASE_URL: pooler.urlOf(first), MARKETS: markets, TRUST_PROXY: '1' }, patience });
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
  return { url: front.url, env, renew: () => makeNew(other, main) };
}

/** Goes back once and then moves, while people of both markets go on: what they saw, and when the moments were. */
async function moveUnderLoad({ url, env, renew }) {
  let isOver = false;
  const common = { clients: 4, over: () => isOver };
  const traffic = [
    marketTraffic(url, { ...common, host: 'ph.tally.example.com', amount: 1, from: 1, to: people / 2 }),
    marketTraffic(url, { ...common, host: 'id.tally.example.com', amount: 100, from: people / 2 + 1, to: people }),
  ];
  const spans = [];
  try {
    await wait(2000);
    spans.push(['when it went back', await tryBack(env)]);
    await renew();
    spans.push(['when it moved', await move(env)]);
    await wait(2000);
  } finally {
    isOver = true;
  }
  const [ofMoves, ofStays] = await Promise.all(traffic);
  return { ofMoves, ofStays, spans };
}

/** Starts the markets, moves one of them, and says whether all of it was right. */
async function tryMove(opened) {
  const main = await buildServer();
  const markets = await startMarkets(main, opened);
  const { ofMoves, ofStays, spans } = await moveUnderLoad(markets);
  const { OLD, NEW } = markets.env;
  const sides = {
    'the common database': { url: OLD, keeps: ['id', 'br'], holdings: await holdingsOf(OLD) },
    'the new database': { url: NEW, keeps: [moves], holdings: await holdingsOf(NEW) },
  };
  const rights = [
    judge(moves, ofMoves, { holdings: sides['the new database'].holdings, spans, mayWait: true }),
    judge(stays, ofStays, { holdings: sides['the common database'].holdings, spans, mayWait: false }),
    judgeSides(main, sides),
  ];
  console.log(rights.every(Boolean) ? 'Nothing was lost, and nobody waited too long.' : 'NOT AS IT SHOULD BE.');
  return rights.every(Boolean);
}

/**
 * Moves a market out of a common database while people of two markets use it. True when no call failed for good, nobody
 * waited too long, and both sides have their own to the unit and nothing else.
 */
export async function market() {
  const open = [];
  const opened = (each) => {
    open.unshift(each);
    return each;
  };
  try {
    return await untilInterrupted(() => tryMove(opened));
  } finally {
    for (const each of open) await each.stop();
  }
}

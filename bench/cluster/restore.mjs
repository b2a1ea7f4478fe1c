import { buildServer, crowdOn } from '../server/serverUnderTest.mjs';
import { booksOf, closeDays, destroyMoney, newestDay, pay, said } from './backup/books.mjs';
import { tryDamage } from './backup/damage.mjs';
import { createSite } from './backup/site.mjs';
import { tryNightly } from './backup/nightly.mjs';
import { expectPackages } from './backup/programs.mjs';
import { wait } from './service.mjs';
import { timed } from './timed.mjs';

const people = 2000;
/** People who are paid after the mistake, until somebody notices it. */
const peopleAfter = 50;
/** From now until today is over and closed in every market, hours. */
const untilTodayIsClosed = 48;

/** Puts a machine's database back to a moment, starts it, and waits until it takes writes. */
async function putBack(machine, moment, ...options) {
  await machine.pgbackrest('--type=time', `--target=${moment}`, '--target-action=promote', ...options, 'restore');
  await machine.start();
  while ((await machine.sql('select pg_is_in_recovery()')) === 't') await wait(100);
  await machine.sqlFile('after-restore.sql');
}

/** What `main.js ledger-faults` and `main.js chain` answer; `isSound`: neither finds a fault. */
async function verdictOf(machine) {
  const ledger = await machine.product('ledger-faults');
  const chain = await machine.product('chain');
  const days = chain.output.split('\n').filter((line) => line.startsWith('ph'));
  return {
    isSound: ledger.code === 0 && chain.code === 0,
    text: `  ledger: ${ledger.output.split('\n')[0]}\n  chain: ${days.join('\n         ')}`,
  };
}

/** Makes people, money, closed days, backups and later payments, up to the mistake and somewhat beyond. */
async function untilSomebodyNotices(machine) {
  await machine.make();
  await crowdOn(machine.url, people);
  const known = await closeDays(machine.url);
  await machine.pgbackrest('stanza-create');
  await machine.pgbackrest('check');
  await timed('A full backup', () => machine.must('sh', 'backup.sh', 'full'));
  await pay(machine.url, people, 'after-the-full-backup');
  await timed('A differential backup', () => machine.must('sh', 'backup.sh', 'diff'));
  await pay(machine.url, people, 'after-the-differential-backup');
  const books = await booksOf(machine.url);
  // The second before the mistake has to lie after the last payment.
  await wait(2500);
  const { moment, second } = await destroyMoney(machine.url);
  await pay(machine.url, peopleAfter, 'after-the-mistake');
  const toldOnRuins = await closeDays(machine.url, untilTodayIsClosed);
  console.log(`Up to ${second}: ${said(books)}.`);
  console.log(`After the mistake of ${moment}: ${said(await booksOf(machine.url))}.`);
  const verdict = await verdictOf(machine);
  console.log(verdict.text);
  if (verdict.isSound) throw new Error('The product does not notice the mistake.');
  await machine.sql('select pg_switch_wal()');
  await machine.pgbackrest('check');
  return { known, toldOnRuins, books, second };
}

/** Whether a database that was put back equals the moment to the unit, and is sound; prints both. */
async function isAsBefore(machine, books) {
  const found = await booksOf(machine.url);
  const { isSound, text } = await verdictOf(machine);
  console.log(`  ${said(found)}\n${text}`);
  return isSound && JSON.stringify(found) === JSON.stringify(books);
}

/** The chain of days after the restore, beside what the phone app's backend was told. */
async function compareDays(machine, { known, toldOnRuins }) {
  const kept = await newestDay(machine.url);
  const again = await closeDays(machine.url, untilTodayIsClosed);
  const isSame = (one, other) => one.day === other.day && one.hash === other.hash;
  console.log(
    `The phone app's backend was told ${known.day} ${known.hash.slice(0, 12)} before the mistake, and after it ${toldOnRuins.day} ${toldOnRuins.hash.slice(0, 12)}. The restored database closes that day again: ${again.day} ${again.hash.slice(0, 12)}, ${isSame(again, toldOnRuins) ? 'the same' : 'another hash, which has to be explained to the backend'}.`,
  );
  return isSame(kept, known) && again.day === toldOnRuins.day && !isSame(again, toldOnRuins);
}

async function trial(site, program) {
  const first = await site.machine('machine1', program);
  const past = await untilSomebodyNotices(first);

  const second = await site.machine('machine2', program);
  await timed('Restored on another machine, from the repository alone', () =>
    putBack(second, past.second, '--archive-mode=off'),
  );
  const results = [await isAsBefore(second, past.books)];
  await second.stop();

  await first.stop();
  await timed('Restored in its place', () => putBack(first, past.second, '--delta'));
  results.push(await isAsBefore(first, past.books));
  await pay(first.url, people, 'after-the-restore');
  results.push(await compareDays(first, past));
  await timed('A full backup of what goes on from there', () => first.must('sh', 'backup.sh', 'full'));

  const third = await site.machine('machine3', program);
  results.push(await tryNightly(first, third), await tryDamage(site.repository, first, third));
  return results.every(Boolean);
}

/**
 * Tries the backups of docs/availability.md with the files of server/deploy/backup: full and differential backup,
 * archive, a mistake that destroys money, the database as it was a second before (on another machine, and in its place),
 * the nightly check with its metric, and files of the repository that are damaged or missing.
 *
 * @returns {Promise<boolean>} whether all sums are equal to the unit, no check finds a fault, and each damage is found
 */
export async function restore() {
  expectPackages();
  const program = await buildServer();
  const site = createSite();
  let isInterrupted = false;
  const interrupt = () => {
    isInterrupted = true;
    void site.close().then(() => process.exit(130));
  };
  for (const signal of ['SIGINT', 'SIGTERM']) process.once(signal, interrupt);
  try {
    return await trial(site, program);
  } catch (error) {
    if (!isInterrupted) throw error;
    return false;
  } finally {
    await site.close();
  }
}

import { createApp } from './app';
import { createCatalogueReader } from './catalogue/reader';
import { createClock } from './runtime/clock';
import type { Config } from './settings/config';
import { machineClock, openDatabaseClock } from './db/databaseClock';
import type { MachineClock } from './db/databaseClock';
import { makeFirstMonths } from './db/months/ledgerMonths';
import { watchFreeSpace } from './db/embedded/freeSpace';
import { within } from './runtime/deadline';
import { refuseRealPeople } from './demo/onlyDemo';
import { seed } from './demo/seed';
import { createChance } from './domain/rewards/chance';
import { recordKnownInvalidNumbers } from './domain/account/invalidNumbers';
import { putPhonesInOrder } from './domain/people/phonesInOrder';
import { moveNumberMarks } from './domain/account/moveNumberMarks';
import { createRuleBookReader } from './domain/marketRules/versions';
import { createStandInReader } from './domain/standIns/standInReader';
import { createNumberKey } from './domain/people/walletNumberHash';
import type { ServerContext } from './http/context';
import { noEventCounts } from './domain/events/eventStates';
import { deliverDays } from './events/deliverDays';
import { deliverDueEvents } from './events/deliverEvents';
import type { DeliveryContext } from './events/deliverEvents';
import { openEventSender } from './events/sender';
import { listen } from './runtime/listen';
import type { Listening } from './runtime/listen';
import { sendDueMails } from './mail/sendMails';
import { openMailSender } from './mail/sender';
import type { MailSender } from './mail/sender';
import type { Log } from './runtime/log';
import { openForServing } from './openDb';
import { operatorNames } from './settings/operatorKeys';
import { warnOfSettings } from './settings/settingsWarnings';
import { startSchedule } from './maintenance/schedule';
import type { Schedule } from './maintenance/schedule';
import { maintenanceRound } from './maintenance/maintenanceRound';
import type { MaintenanceContext } from './maintenance/maintenanceRound';
import { createWatch } from './maintenance/watch';
import type { Watch } from './maintenance/watch';

/** A running server. */
export interface Running {
  readonly port: number;
  /**
   * Lets requests and maintenance under way finish, then closes the database; takes at most 10 seconds, whatever hangs.
   */
  stop(): Promise<void>;
}

const maintenanceMs = 5 * 60_000;
/** Interval between two reads of the database's time, ms; also how soon a dead connection is noticed. */
const syncMs = 15_000;
/** Interval between two checks for mails and events to send, ms. */
const outboxMs = 3000;
/** How long a server waits, ms. */
interface Patience {
  /** Deadline after which a call is answered 503. */
  readonly answerMs: number;
  /** How long a stop answers requests that still come, and how long it takes in total. */
  readonly graceMs: number;
  readonly stopMs: number;
}
const usualPatience: Patience = { answerMs: 4500, graceMs: 7000, stopMs: 10_000 };

/** Logs when the disk is full, and when it has space again. */
const watchSpace = (config: Config, log: Log) => (dir: string) =>
  watchFreeSpace(dir, config.dataReserve, (enough, free) =>
    log(
      enough
        ? { level: 'warn', message: 'There is room on the disk again: everything is taken.', freeBytes: free }
        : {
            level: 'error',
            message: `The disk of ${dir} is full: what changes data is refused (503) until there is room.`,
            freeBytes: free,
          },
    ),
  );

/** The work of a server that nobody asks for. */
interface Jobs {
  readonly maintenance: MaintenanceContext;
  readonly watch: Watch;
  /** What is sent every few seconds; empty where nothing is set up. */
  readonly outboxes: readonly (() => Promise<void>)[];
}

const startJobs = ({ maintenance, watch, outboxes }: Jobs): Schedule[] => [
  startSchedule(async () => {
    await maintenanceRound(maintenance);
    await watch.round();
  }, maintenanceMs),
  // A failed read is repeated by the next one; the maintenance round logs what is wrong.
  startSchedule(
    () =>
      maintenance.databaseClock.sync().then(
        () => undefined,
        () => undefined,
      ),
    syncMs,
  ),
  ...outboxes.map((send) => startSchedule(send, outboxMs)),
];

/** The rounds that send mails and events, where they are set up. */
function outboxesOf(
  context: ServerContext,
  mails: MailSender | undefined,
  delivery: Pick<DeliveryContext, 'log' | 'counts' | 'goesOn'>,
): Jobs['outboxes'] {
  const { db, now, config } = context;
  const events = config.events && openEventSender(config.events);
  const rounds = [
    ...(mails ? [() => sendDueMails(context, mails, delivery.log)] : []),
    ...(events
      ? [
          () => deliverDueEvents({ db, now, sender: events, served: config.markets, ...delivery }),
          () => deliverDays({ db, now, sender: events, served: config.markets, ...delivery }),
        ]
      : []),
  ];
  return rounds.map((send) => async () => {
    if (db.takesWrites()) await send();
  });
}

/** For whom the maintenance works: its own markets' people, and whoever receives events. */
const dutiesOf = ({ events, markets }: Config) => ({ hasReceiver: events !== undefined, served: markets });

/**
 * Starts the server.
 *
 * @param machine the machine's clocks (tests pass others)
 * @param patience how long it waits (tests on a busy machine pass more)
 * @throws {StartError} when the port, the data directory or the database can't be used, or the clock is wrong
 */
export async function start(
  config: Config,
  log: Log,
  machine: MachineClock = machineClock,
  { answerMs, graceMs, stopMs }: Patience = usualPatience,
): Promise<Running> {
  const { db, maintenanceDb, close } = await openForServing(config, watchSpace(config, log));
  let stopping = false;
  let server: Listening;
  let jobs: Jobs;
  const sender = config.mail && openMailSender(config.mail);
  try {
    const databaseClock = await openDatabaseClock(db, machine);
    const clock = createClock(databaseClock.now);
    const numberKey = createNumberKey(db, config.numberKey);
    const serverContext: ServerContext = {
      db,
      now: clock.now,
      elapsed: () => performance.now(),
      chance: createChance(),
      config,
      numberKey,
      catalogue: createCatalogueReader(db, () => performance.now()),
      ruleBook: createRuleBookReader(db, () => performance.now()),
      standIns: createStandInReader(db, () => performance.now(), operatorNames(config.operatorKeys)),
    };
    await makeFirstMonths(maintenanceDb, clock.now());
    await moveNumberMarks(maintenanceDb, numberKey);
    await putPhonesInOrder(maintenanceDb, clock.now(), log);
    await recordKnownInvalidNumbers(maintenanceDb, numberKey, clock.now());
    if (config.demo) {
      await refuseRealPeople(db);
      await seed(db, clock.now());
    }
    await warnOfSettings(serverContext, log);
    const open = () => !stopping;
    const counts = noEventCounts();
    const watch = createWatch(maintenanceDb, clock.now, log, counts);
    jobs = {
      maintenance: { ...dutiesOf(config), db: maintenanceDb, databaseClock, now: clock.now, log, numberKey },
      watch,
      outboxes: outboxesOf(serverContext, sender, { log, counts, goesOn: open }),
    };
    const app = createApp({ serverContext, clock, log, checkReplies: config.demo, open, answerMs, watch });
    server = await listen(app.fetch, config.port, { host: config.host });
  } catch (error) {
    sender?.close();
    await close();
    throw error;
  }
  const schedules = startJobs(jobs);
  const stop = async () => {
    stopping = true;
    const ended = Promise.all([...schedules.map((each) => each.stop()), server.close(graceMs)]);
    await within(stopMs, ended.then(close));
    sender?.close();
  };
  return { port: config.port, stop };
}

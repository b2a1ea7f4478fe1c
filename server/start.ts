import { serve } from '@hono/node-server';
import type { ServerType } from '@hono/node-server';
import { isSecureLink } from '@tally/contract/hostLinks';
import { createApp } from './app';
import { createCatalogueReader } from './catalogue/reader';
import { marketsWithout } from './catalogue/store';
import { createClock } from './clock';
import type { Config } from './config';
import { StartError } from './db/dataLock';
import type { Db } from './db/db';
import { openEmbedded } from './db/embedded';
import { migrate } from './db/migrate';
import { openPostgres } from './db/postgres';
import { refuseRealPeople } from './demo/onlyDemo';
import { seed } from './demo/seed';
import { runMaintenance } from './domain/maintenance';
import type { ServerContext } from './http/context';
import type { Log, LogLine } from './log';
import { startSchedule } from './schedule';

/** A server that runs. */
export interface Running {
  readonly port: number;
  /** Lets requests and upkeep under way end, then closes the database. */
  stop(): Promise<void>;
}

const upkeepMs = 5 * 60_000;
const graceMs = 10_000;

/** The database of the configuration, with the schema of this version. */
export async function openDb(config: Config): Promise<Db> {
  const db =
    config.databaseUrl === undefined
      ? await openEmbedded(config.dataDir)
      : await openPostgres(config.databaseUrl, config.databaseConnections);
  try {
    await migrate(db);
    return db;
  } catch (error) {
    await db.close();
    throw error;
  }
}

function listen(fetch: Parameters<typeof serve>[0]['fetch'], port: number): Promise<ServerType> {
  return new Promise((resolve, reject) => {
    const server = serve({ fetch, port }, () => resolve(server));
    server.on('error', (error: NodeJS.ErrnoException) =>
      reject(
        error.code === 'EADDRINUSE'
          ? new StartError(`Port ${port} is taken by another program. Stop that one, or choose another with PORT.`)
          : error,
      ),
    );
  });
}

/** What the log says of links that only this machine can open. */
const unreachableLinks = (publicUrl: string) =>
  `Invite links begin with ${publicUrl}, which people's phones can't open: set PUBLIC_URL to the https address of this server.`;

/** Most failures of one step that are logged. */
const toldMost = 10;

/** The lines of the log for a failure, which may be made of several. */
const problemsOf = (error: unknown): LogLine[] =>
  (error instanceof AggregateError ? (error.errors as unknown[]) : [error]).slice(0, toldMost).map((one) => ({
    level: 'error',
    message: one instanceof Error ? one.message : String(one),
    stack: one instanceof Error ? one.stack : undefined,
  }));

/**
 * Starts the server.
 *
 * @throws {StartError} when the port, the data directory or the database can't be used
 */
export async function start(config: Config, log: Log): Promise<Running> {
  const db = await openDb(config);
  const clock = createClock(Date.now);
  let stopping = false;
  const serverContext: ServerContext = {
    db,
    now: clock.now,
    elapsed: () => performance.now(),
    random: Math.random,
    config,
    catalogue: createCatalogueReader(db, () => performance.now()),
  };
  let server: ServerType;
  try {
    if (config.demo) {
      await refuseRealPeople(db);
      await seed(db, clock.now());
    }
    if (!config.demo && !isSecureLink(config.publicUrl))
      log({ level: 'warn', message: unreachableLinks(config.publicUrl) });
    for (const market of await marketsWithout(db))
      log({ level: 'warn', message: `No catalogue of ${market} was imported: nothing is shown or offered there.` });
    const app = createApp({ serverContext, clock, log, checkReplies: config.demo, open: () => !stopping });
    server = await listen(app.fetch, config.port);
  } catch (error) {
    await db.close();
    throw error;
  }
  const rounds = startSchedule(
    () =>
      runMaintenance(db, clock.now(), (step, error) =>
        problemsOf(error).forEach((line) => log({ ...line, message: `The upkeep failed at ${step}: ${line.message}` })),
      ),
    upkeepMs,
  );
  const stop = async () => {
    stopping = true;
    const upkept = rounds.stop();
    const closed = new Promise<void>((resolve) => server.close(() => resolve()));
    if ('closeIdleConnections' in server) server.closeIdleConnections();
    const late = setTimeout(() => 'closeAllConnections' in server && server.closeAllConnections(), graceMs);
    await closed;
    clearTimeout(late);
    await upkept;
    await db.close();
  };
  return { port: config.port, stop };
}

import { serve } from '@hono/node-server';
import type { ServerType } from '@hono/node-server';
import { createApp } from './app';
import { createClock } from './clock';
import type { Config } from './config';
import { StartError } from './db/dataLock';
import type { Db } from './db/db';
import { openEmbedded } from './db/embedded';
import { migrate } from './db/migrate';
import { openPostgres } from './db/postgres';
import { seed } from './demo/seed';
import { upkeep } from './domain/upkeep';
import type { World } from './http/ask';
import type { Log } from './log';

/** A server that runs. */
export interface Running {
  readonly port: number;
  /** Lets requests under way end, then closes the database. */
  stop(): Promise<void>;
}

const upkeepMs = 5 * 60_000;
const graceMs = 10_000;

/** The database of the configuration, with the schema of this version. */
export async function openDb(config: Config): Promise<Db> {
  const db = config.databaseUrl === undefined ? await openEmbedded(config.dataDir) : await openPostgres(config.databaseUrl, config.databaseConnections);
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
    server.on('error', (error: NodeJS.ErrnoException) => reject(error.code === 'EADDRINUSE' ? new StartError(`Port ${port} is taken by another program. Stop that one, or choose another with PORT.`) : error));
  });
}

/**
 * Starts the server.
 *
 * @throws {StartError} when the port, the data directory or the database can't be used
 */
export async function start(config: Config, log: Log): Promise<Running> {
  const db = await openDb(config);
  const clock = createClock(Date.now);
  let stopping = false;
  const world: World = { db, now: clock.now, elapsed: () => performance.now(), random: Math.random, config };
  const problem = (what: string) => (error: unknown) => log({ level: 'error', message: `${what}: ${error instanceof Error ? error.message : String(error)}`, stack: error instanceof Error ? error.stack : undefined });
  let server: ServerType;
  try {
    if (config.demo) await seed(db, clock.now());
    const app = createApp({ world, clock, log, checkReplies: config.demo, open: () => !stopping });
    server = await listen(app.fetch, config.port);
  } catch (error) {
    await db.close();
    throw error;
  }
  const job = setInterval(() => void upkeep(db, clock.now()).catch(problem('The upkeep failed')), upkeepMs);
  const stop = async () => {
    stopping = true;
    clearInterval(job);
    const closed = new Promise<void>((resolve) => server.close(() => resolve()));
    if ('closeIdleConnections' in server) server.closeIdleConnections();
    const late = setTimeout(() => 'closeAllConnections' in server && server.closeAllConnections(), graceMs);
    await closed;
    clearTimeout(late);
    await db.close();
  };
  return { port: config.port, stop };
}

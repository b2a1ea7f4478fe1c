import type { Config } from './config';
import type { Db } from './db/db';
import { openEmbedded } from './db/embedded/embedded';
import type { FreeSpace } from './db/embedded/freeSpace';
import { migrate } from './db/schema/migrate';
import { forMaintenance, forRequests } from './db/postgres/pool';
import { openPostgres } from './db/postgres/postgres';

/** Pool size of commands and maintenance. */
const few = 2;

/** Opens the configured database without changing its schema. */
export const connect = (config: Config, watchSpace?: (dir: string) => FreeSpace): Promise<Db> =>
  config.databaseUrl === undefined
    ? openEmbedded(config.dataDir, watchSpace)
    : openPostgres(config.databaseUrl, Math.min(few, config.databaseConnections));

/** Opens the configured database and migrates it to this version's schema. */
export async function openDb(config: Config, watchSpace?: (dir: string) => FreeSpace): Promise<Db> {
  const db = await connect(config, watchSpace);
  try {
    await migrate(db);
    return db;
  } catch (error) {
    await db.close();
    throw error;
  }
}

/** The databases of a server: one for requests, and one for maintenance, whose statements may take longer. */
export interface ServingDb {
  readonly db: Db;
  readonly maintenanceDb: Db;
  close(): Promise<void>;
}

/** Opens the databases of a server. */
export async function openForServing(config: Config, watchSpace: (dir: string) => FreeSpace): Promise<ServingDb> {
  const migrated = await openDb(config, watchSpace);
  if (config.databaseUrl === undefined) return { db: migrated, maintenanceDb: migrated, close: migrated.close };
  await migrated.close();
  const db = await openPostgres(config.databaseUrl, config.databaseConnections, forRequests);
  try {
    const maintenanceDb = await openPostgres(config.databaseUrl, few, forMaintenance);
    return { db, maintenanceDb, close: async () => void (await Promise.all([db.close(), maintenanceDb.close()])) };
  } catch (error) {
    await db.close();
    throw error;
  }
}

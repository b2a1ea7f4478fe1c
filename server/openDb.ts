import type { Config } from './config';
import type { Db } from './db/db';
import { openEmbedded } from './db/embedded';
import type { FreeSpace } from './db/freeSpace';
import { migrate } from './db/migrate';
import { forMaintenance, forRequests } from './db/pool';
import { openPostgres } from './db/postgres';

/** Connections that commands and maintenance need. */
const few = 2;

/** The database of the configuration as it is. */
export const connect = (config: Config, watchSpace?: (dir: string) => FreeSpace): Promise<Db> =>
  config.databaseUrl === undefined
    ? openEmbedded(config.dataDir, watchSpace)
    : openPostgres(config.databaseUrl, Math.min(few, config.databaseConnections));

/** The database of the configuration, with the schema of this version. */
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

/** What a server needs: a database for requests, and one for maintenance, whose statements may take longer. */
export interface ServingDb {
  readonly db: Db;
  readonly maintenanceDb: Db;
  close(): Promise<void>;
}

/** Opens the database for a server that serves. */
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

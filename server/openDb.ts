import path from 'node:path';
import type { Config } from './settings/config';
import { only, sqlState } from './db/db';
import type { Db } from './db/db';
import { holdsDatabase, openEmbedded } from './db/embedded/embedded';
import type { FreeSpace } from './db/embedded/freeSpace';
import { migrate } from './db/schema/migrate';
import { grantToServer } from './db/schema/privileges';
import { StartError } from './runtime/startError';
import { forMaintenance, forRequests } from './db/postgres/pool';
import { openPostgres } from './db/postgres/postgres';

/** Pool size of commands and maintenance. */
const few = 2;

/**
 * Refuses to take a folder without a database for a new one: it is more often one that was not mounted, and people
 * would find nothing of what they have earned. That holds for commands as well: what one of them created there, the
 * next start would find.
 */
function expectData({ dataDir, mayCreateData }: Config): void {
  if (!mayCreateData && !holdsDatabase(dataDir))
    throw new StartError(
      `There is no database in ${path.resolve(dataDir)}. If it should be there, DATA_DIR or the volume is wrong; if a new one is meant, start once with NEW_DATABASE=1.`,
    );
}

/**
 * Opens the configured database without changing its schema.
 *
 * @throws {StartError} when the embedded one is missing in production
 */
export async function connect(config: Config, watchSpace?: (dir: string) => FreeSpace): Promise<Db> {
  if (config.databaseUrl !== undefined)
    return openPostgres(config.databaseUrl, Math.min(few, config.databaseConnections));
  expectData(config);
  return openEmbedded(config.dataDir, watchSpace);
}

/** Whether the database refused a change of the schema. */
export const isDenied = (error: unknown): boolean => sqlState(error) === '42501';

/** Opens the database as its owner (`DATABASE_OWNER_URL`), who may change the schema; without one as the server does. */
const connectAsOwner = (config: Config): Promise<Db> =>
  config.databaseOwnerUrl === undefined ? connect(config) : openPostgres(config.databaseOwnerUrl, 1);

/**
 * Brings the schema up to date as the owner, and gives the server's role what it needs (OPS-61). Without a role for the
 * owner there is nothing to give.
 */
export async function prepare(config: Config, db: Db, work: (owner: Db) => Promise<void> = migrate): Promise<void> {
  if (config.databaseOwnerUrl === undefined) return work(db);
  const { role } = only(await db.query<{ role: string }>('select current_user as role'));
  const owner = await connectAsOwner(config);
  try {
    await work(owner);
    await grantToServer(owner, role);
  } finally {
    await owner.close();
  }
}

/**
 * Opens the configured database and migrates it to this version's schema.
 *
 * @throws {StartError} when the schema is older and the server's role may not change it
 */
export async function openDb(config: Config, watchSpace?: (dir: string) => FreeSpace): Promise<Db> {
  const db = await connect(config, watchSpace);
  try {
    await prepare(config, db);
    return db;
  } catch (error) {
    await db.close();
    if (!isDenied(error)) throw error;
    throw new StartError(
      'The role of DATABASE_URL may not change the schema, which is of another version: run "migrate" with DATABASE_OWNER_URL.',
    );
  }
}

/**
 * Opens the database for its owner, migrated to this version's schema: for commands that change the ledger's parts.
 * Without `DATABASE_OWNER_URL` the server's role is taken for the owner.
 */
export async function openAsOwner(config: Config): Promise<Db> {
  const db = await openDb(config);
  if (config.databaseOwnerUrl === undefined) return db;
  await db.close();
  return connectAsOwner(config);
}

/** The databases of a server: one for requests, and one for maintenance, whose statements may take longer. */
export interface ServingDb {
  readonly db: Db;
  readonly maintenanceDb: Db;
  close(): Promise<void>;
}

/**
 * Opens the databases of a server.
 *
 * @throws {StartError} when the embedded one is missing in production
 */
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

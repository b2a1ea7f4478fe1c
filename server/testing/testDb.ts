import { createHash, randomUUID } from 'node:crypto';
import { existsSync, mkdirSync, mkdtempSync, readFileSync, renameSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import type { Db } from '../db/db';
import { openInMemory } from '../db/embedded/embedded';
import { makeMonthsAhead } from '../db/months/ledgerMonths';
import { migrate } from '../db/schema/migrate';
import { migrations } from '../db/schema/migrations';
import { readDatabaseUrl } from '../db/postgres/pool';
import { openPostgres } from '../db/postgres/postgres';
import { testNow } from './testServer';
import path from 'node:path';

/** Contains the version of the embedded database. */
const packages = readFileSync(new URL('../package.json', import.meta.url));

/** Cached image of a database with the schema, one per schema: creating it takes seconds, loading it a moment. */
const imageFile = path.join(
  tmpdir(),
  'tally-test-db',
  `${createHash('sha256').update(packages).update(JSON.stringify(migrations)).digest('hex').slice(0, 16)}.tar`,
);

async function makeImage(): Promise<Blob> {
  const db = await openInMemory();
  await migrate(db);
  await makeMonthsAhead(db, testNow);
  const image = await db.dump();
  await db.close();
  mkdirSync(path.dirname(imageFile), { recursive: true });
  // Several test files may create it at once, so each writes a file of its own and renames it into place.
  const mine = `${imageFile}.${randomUUID()}`;
  writeFileSync(mine, Buffer.from(await image.arrayBuffer()));
  renameSync(mine, imageFile);
  return image;
}

/** An empty in-memory database with the schema, whatever kind the tests run on. */
export const openMemoryDb = async (): Promise<Db> =>
  openInMemory(existsSync(imageFile) ? new Blob([readFileSync(imageFile)]) : await makeImage());

/**
 * An empty database with the schema, for one test file. With TEST_DATABASE_URL it is a separate schema on that
 * PostgreSQL, so the same tests run on both kinds.
 */
export async function openTestDb(): Promise<Db> {
  if (process.env['TEST_DATABASE_URL'] === undefined) return openMemoryDb();
  const db = await openEmptyDb();
  await migrate(db);
  await makeMonthsAhead(db, testNow);
  return db;
}

/**
 * Creates a new schema on a PostgreSQL; returns its address, and a function that drops it. Behind a pooler, which keeps
 * no settings of a connection, it creates a new database.
 */
export async function newSchema(url: string): Promise<{ url: string; drop(): Promise<void> }> {
  const schema = `test_${randomUUID().replaceAll('-', '')}`;
  const asAdmin = async (script: string) => {
    const admin = await openPostgres(url, 1);
    try {
      await admin.exec(script);
    } finally {
      await admin.close();
    }
  };
  if (readDatabaseUrl(url).pooled) {
    await asAdmin(`create database ${schema}`);
    const inDatabase = new URL(url);
    inDatabase.pathname = schema;
    return { url: inDatabase.toString(), drop: () => asAdmin(`drop database ${schema} with (force)`) };
  }
  await asAdmin(`create schema ${schema}`);
  const inSchema = new URL(url);
  inSchema.searchParams.set('options', `-c search_path=${schema}`);
  return { url: inSchema.toString(), drop: () => asAdmin(`drop schema ${schema} cascade`) };
}

/** A database without a schema, of the kind that the tests run on. */
export async function openEmptyDb(): Promise<Db> {
  const url = process.env['TEST_DATABASE_URL'];
  if (url === undefined) {
    const db = await openMemoryDb();
    await db.exec('drop schema public cascade; create schema public');
    return db;
  }
  const schema = await newSchema(url);
  const db = await openPostgres(schema.url, 20);
  return {
    ...db,
    close: async () => {
      await db.close();
      await schema.drop();
    },
  };
}

/**
 * An empty database of the kind that the tests run on, for a server that is started as in production: its setting, and
 * a function that removes it.
 */
export async function newDatabaseSetting(): Promise<{ env: Record<string, string>; remove(): Promise<void> }> {
  const url = process.env['TEST_DATABASE_URL'];
  if (url !== undefined) {
    const schema = await newSchema(url);
    return { env: { DATABASE_URL: schema.url }, remove: schema.drop };
  }
  const folder = mkdtempSync(path.join(tmpdir(), 'tally-test-data-'));
  return {
    env: { DATA_DIR: path.join(folder, 'data') },
    remove: async () => rmSync(folder, { recursive: true, force: true }),
  };
}

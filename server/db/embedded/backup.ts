import { existsSync } from 'node:fs';
import { writeFile } from 'node:fs/promises';
import { createConnection } from 'node:net';
import type { Socket } from 'node:net';
import path from 'node:path';
import { createInterface } from 'node:readline';
import { backupSocketOf } from './backupSocket';
import type { BackupLine } from './backupSocket';
import { lockData } from './dataLock';
import { StartError } from '../../runtime/startError';
import { copyFolder, fillFolder } from './durableCopy';
import { folderOf, holdsDatabase, openEmbedded } from './embedded';

const connectTo = (file: string): Promise<Socket | undefined> =>
  new Promise((resolve) => {
    const socket = createConnection(file);
    socket.once('connect', () => resolve(socket));
    socket.once('error', () => resolve(undefined));
  });

/**
 * Whether a file belongs to the write-ahead log. It is copied last, so that it contains all changes made until the end
 * of the backup.
 */
const isLog = (name: string): boolean => name.split(path.sep)[0] === 'pg_wal';

/** Copies the database in `dir` together with the process that has it open, over that process's backup socket. */
async function copyBy(socket: Socket, dir: string, target: string): Promise<void> {
  const lines = createInterface({ input: socket })[Symbol.asyncIterator]();
  const next = async (): Promise<BackupLine> => {
    const text = await lines.next();
    if (text.done === true) throw new StartError('The server ended before the backup did; nothing was kept.');
    const line = JSON.parse(text.value) as BackupLine;
    if (line.refused !== undefined) throw new StartError(line.refused);
    return line;
  };
  const from = path.join(dir, 'pg');
  await next();
  await fillFolder(target, async (side) => {
    await copyFolder(from, side, (name) => isLog(name) || name === 'postmaster.pid');
    socket.write('copied\n');
    const { label = '' } = await next();
    await copyFolder(path.join(from, 'pg_wal'), path.join(side, 'pg_wal'));
    await writeFile(path.join(side, 'backup_label'), label);
  });
}

/**
 * Copies the embedded database in `dir` into a new folder, also while a server runs on it. The copy contains every
 * transaction that was confirmed before it began. The folder appears only when it is complete and on disk.
 *
 * @throws {StartError} when the folder already exists, or the server can't take part
 */
export async function backUp(dir: string, target: string): Promise<void> {
  if (existsSync(target)) throw new StartError(`${target} is there already: name a folder that is not.`);
  const serving = await connectTo(backupSocketOf(dir));
  if (serving) return copyBy(serving, dir, target).finally(() => serving.destroy());
  if (!holdsDatabase(dir)) throw new StartError(`There is no database in ${dir} (DATA_DIR).`);
  // No server answers on the socket: open the database here. The data lock refuses if another process has it open after
  // all.
  const db = await openEmbedded(dir);
  try {
    const own = await connectTo(backupSocketOf(dir));
    if (!own)
      throw new StartError(
        `${dir} is too long a path for a backup: its socket has no room for more than 100 characters.`,
      );
    await copyBy(own, dir, target).finally(() => own.destroy());
  } finally {
    await db.close();
  }
}

/**
 * Restores a copy made by `backUp` into a data directory that has no database. The first start replays the log to the
 * end of the backup.
 *
 * @throws {StartError} when the directory has a database or is in use, or the folder is no backup
 */
export async function layBack(source: string, dir: string): Promise<void> {
  if (!existsSync(path.join(source, 'backup_label')))
    throw new StartError(`${source} is no backup: it has no backup_label.`);
  const unlock = lockData(dir);
  try {
    if (holdsDatabase(dir))
      throw new StartError(`${dir} already has a database in it; restore into an empty directory (DATA_DIR).`);
    await fillFolder(folderOf(dir), (side) => copyFolder(source, side));
  } finally {
    unlock();
  }
}

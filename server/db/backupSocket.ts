import { rmSync } from 'node:fs';
import { createServer } from 'node:net';
import type { Server, Socket } from 'node:net';
import path from 'node:path';
import { minuteMs } from '@tally/contract/limits';
import { only } from './db';
import type { Db } from './db';

/** Where whoever has an embedded database open takes part in backups of it; only for the user it runs as. */
export const backupSocketOf = (dir: string): string => path.join(dir, 'backup.sock');

/** What is answered on the socket, a line of JSON each: `started`, then, when the other side has written a line, `label`; or why not. */
export interface BackupLine {
  readonly started?: true;
  readonly label?: string;
  readonly refused?: string;
}

/** Whoever has copied for longer is given up: while a copy is made the database's log grows. */
const longestMs = 60 * minuteMs;

/** Backups that others make of an open embedded database. */
export interface BackupSocket {
  /** While it is true no checkpoint may be made, because it throws away log that the copy needs. */
  underWay(): boolean;
  close(): void;
}

/**
 * Lets another process of this user copy the files of an embedded database while it is in use (`db/backup.ts`). It is PostgreSQL's
 * own way: from `pg_backup_start` on each page that changes is written whole to the log, so that the log puts right what
 * was copied in the middle of a change.
 */
export function openBackupSocket(dir: string, db: Db): BackupSocket {
  let underWay: Socket | undefined;
  const answer = (socket: Socket, line: BackupLine) => void socket.write(`${JSON.stringify(line)}\n`);

  async function stop(): Promise<string> {
    return only(await db.query<{ label: string }>('select labelfile as label from pg_backup_stop(false)')).label;
  }

  async function serve(socket: Socket): Promise<void> {
    // What the other side sends, and whether it is still there.
    const asked = new Promise<boolean>((resolve) => {
      socket.once('data', () => resolve(true));
      socket.once('close', () => resolve(false));
    });
    if (underWay) return answer(socket, { refused: 'Another backup is under way.' });
    if (!db.takesWrites()) return answer(socket, { refused: 'The disk of the database is full.' });
    underWay = socket;
    try {
      await db.query(`select pg_backup_start('tally', true)`);
      answer(socket, { started: true });
      const copied = await asked;
      const label = await stop();
      if (copied) answer(socket, { label });
    } finally {
      underWay = undefined;
    }
  }

  const server: Server = createServer((socket) => {
    // Whoever goes away is noticed by the end of the connection.
    socket.on('error', () => undefined);
    socket.setTimeout(longestMs, () => socket.destroy());
    serve(socket)
      .catch(() => answer(socket, { refused: 'The database could not do it.' }))
      .finally(() => socket.end());
  });
  const file = backupSocketOf(dir);
  // Who held the directory before may have left it behind.
  rmSync(file, { force: true });
  // Without it (a path that is too long for a socket) everything else works.
  server.on('error', () => undefined);
  server.listen(file);
  server.unref();
  return {
    underWay: () => underWay !== undefined,
    close: () => {
      server.close();
      underWay?.destroy();
    },
  };
}

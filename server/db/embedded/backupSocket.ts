import { rmSync } from 'node:fs';
import { createServer } from 'node:net';
import type { Server, Socket } from 'node:net';
import path from 'node:path';
import { minuteMs } from '@tally/contract/limits/time';
import { only } from '../db';
import type { Db } from '../db';

/**
 * Path of the Unix socket on which the process that has the embedded database open takes part in backups. Only its own
 * user can connect.
 */
export const backupSocketOf = (dir: string): string => path.join(dir, 'backup.sock');

/**
 * One line of JSON sent to the backing-up process: `started`; then, after that process has written a line, `label`; or
 * `refused` with the reason.
 */
export interface BackupLine {
  readonly started?: true;
  readonly label?: string;
  readonly refused?: string;
}

/** Time limit of a backup, after which its connection is closed: the database's log grows while a copy is made. */
const longestMs = 60 * minuteMs;

/** The server's side of backups that other processes make of an open embedded database. */
export interface BackupSocket {
  /** Whether a backup is being made. Meanwhile no checkpoint may run, because it deletes log that the copy needs. */
  underWay(): boolean;
  close(): void;
}

/**
 * Lets another process of the same user copy the files of an embedded database while it is in use (`backup.ts`). It
 * uses PostgreSQL's own method: from `pg_backup_start` on, every changed page is written whole to the log, so replaying
 * the log repairs pages that were copied in the middle of a change.
 */
export function openBackupSocket(dir: string, db: Db): BackupSocket {
  let underWay: Socket | undefined;
  const answer = (socket: Socket, line: BackupLine) => void socket.write(`${JSON.stringify(line)}\n`);

  async function stop(): Promise<string> {
    return only(await db.query<{ label: string }>('select labelfile as label from pg_backup_stop(false)')).label;
  }

  async function serve(socket: Socket): Promise<void> {
    // True when the other process reports that its copy is done, false when it disconnects first.
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
    // A lost client is handled by the `close` event; without this listener the error would end the process.
    socket.on('error', () => undefined);
    socket.setTimeout(longestMs, () => socket.destroy());
    serve(socket)
      .catch(() => answer(socket, { refused: 'The database could not do it.' }))
      .finally(() => socket.end());
  });
  const file = backupSocketOf(dir);
  // A process that crashed may have left its socket file behind.
  rmSync(file, { force: true });
  // Without the socket (for example because its path is too long) only backups of a running server are impossible.
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

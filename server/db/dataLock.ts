import { linkSync, mkdirSync, readFileSync, renameSync, rmSync, writeFileSync } from 'node:fs';
import path from 'node:path';

/** Something that the person who starts the server can put right; its message is shown without a stack. */
export class StartError extends Error {}

/** When a process began, in the kernel's ticks, so that a later process with the same number is told apart. Empty where unknown. */
function startOf(pid: number): string {
  try {
    const stat = readFileSync(`/proc/${pid}/stat`, 'utf8');
    return stat.slice(stat.lastIndexOf(')') + 2).split(' ')[19] ?? '';
  } catch {
    return '';
  }
}

function isAlive(pid: number, start: string): boolean {
  try {
    process.kill(pid, 0);
  } catch (error) {
    if (!(error instanceof Error && 'code' in error && error.code === 'EPERM')) return false;
  }
  return start === '' || startOf(pid) === start;
}

function readOwner(file: string): { pid: number; start: string } | undefined {
  try {
    const [pid = '', start = ''] = readFileSync(file, 'utf8').trim().split(' ');
    return { pid: Number(pid), start };
  } catch {
    return undefined;
  }
}

/**
 * Takes the data directory for this process; two processes on one embedded database would silently diverge.
 *
 * @returns gives it back
 * @throws {StartError} when another living process has it
 */
export function lockData(dir: string): () => void {
  mkdirSync(dir, { recursive: true });
  const file = path.join(dir, 'lock');
  const mine = `${file}.${process.pid}.${Math.random().toString(36).slice(2)}`;
  writeFileSync(mine, `${process.pid} ${startOf(process.pid)}\n`);
  try {
    for (let left = 10; left > 0; left--) {
      try {
        // A link appears whole or not at all, and only for one process.
        linkSync(mine, file);
        return () => rmSync(file, { force: true });
      } catch {
        const owner = readOwner(file);
        if (owner && isAlive(owner.pid, owner.start)) break;
        // Its owner has died: only one process can move the stale file away.
        try {
          renameSync(file, `${mine}.stale`);
          rmSync(`${mine}.stale`, { force: true });
        } catch {
          // Somebody else was quicker; look again.
        }
      }
    }
  } finally {
    rmSync(mine, { force: true });
  }
  throw new StartError(`The data directory ${dir} is in use by another server (process ${readOwner(file)?.pid ?? 'unknown'}). Stop that one, or choose another directory with DATA_DIR.`);
}

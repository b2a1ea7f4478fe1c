import {
  linkSync,
  mkdirSync,
  readFileSync,
  readlinkSync,
  renameSync,
  rmSync,
  statSync,
  utimesSync,
  writeFileSync,
} from 'node:fs';
import { hostname } from 'node:os';
import path from 'node:path';
import { StartError } from '../../runtime/startError';

/**
 * Times in ms: the owner refreshes the lock every `touchMs`; a lock held in another pid namespace counts as abandoned
 * after `silentMs` without a refresh.
 */
const touchMs = 5000;
const silentMs = 30_000;

/**
 * Start time of a process in kernel ticks, which tells it apart from a later process with the same pid. Empty where
 * unknown.
 */
function startOf(pid: number): string {
  try {
    const stat = readFileSync(`/proc/${pid}/stat`, 'utf8');
    return stat.slice(stat.lastIndexOf(')') + 2).split(' ')[19] ?? '';
  } catch {
    return '';
  }
}

/** Identifies the pid namespace: the host and, in a container, the container, which has pids of its own. */
function placeOfProcesses(): string {
  try {
    return `${hostname()}/${readlinkSync('/proc/self/ns/pid')}`;
  } catch {
    return hostname();
  }
}

interface Owner {
  readonly pid: number;
  readonly start: string;
  /** Empty in locks of earlier versions, which supported only one host. */
  readonly place: string;
}

const textOf = ({ pid, start, place }: Owner): string => `${pid} ${start} ${place}\n`;

function ownerIn(text: string): Owner {
  const [pid = '', start = '', place = ''] = text.trim().split(' ');
  return { pid: Number(pid), start, place };
}

function readText(file: string): string | undefined {
  try {
    return readFileSync(file, 'utf8');
  } catch {
    return undefined;
  }
}

function runs(pid: number, start: string): boolean {
  try {
    process.kill(pid, 0);
  } catch (error) {
    if (!(error instanceof Error && 'code' in error && error.code === 'EPERM')) return false;
  }
  return start === '' || startOf(pid) === start;
}

/**
 * Whether the lock's owner is alive. Processes in another pid namespace can't be inspected from here; for those the
 * lock file itself must be fresh.
 */
function isAlive({ pid, start, place }: Owner, here: string, file: string): boolean {
  if (place === '' || place === here) return runs(pid, start);
  const touched = statSync(file, { throwIfNoEntry: false })?.mtimeMs;
  return touched !== undefined && Date.now() - touched <= silentMs;
}

/**
 * Moves away a lock whose content was read as `dead`. If another process has replaced it meanwhile, that lock is put
 * back.
 */
function moveAway(file: string, dead: string, aside: string): void {
  try {
    renameSync(file, aside);
    if (readText(aside) !== dead) linkSync(aside, file);
  } catch {
    // Another process was faster; the caller checks again.
  } finally {
    rmSync(aside, { force: true });
  }
}

/**
 * Refreshes the lock regularly, and ends the process if it has lost the directory: its writes and the new owner's would
 * diverge.
 */
function renewLock(file: string, mine: string, dir: string): NodeJS.Timeout {
  const timer = setInterval(() => {
    const text = readText(file);
    if (text !== undefined && text !== mine)
      throw new StartError(
        `The data directory ${dir} was taken over by another server while this one stood still (${text.trim()}).`,
      );
    if (text !== undefined) utimesSync(file, new Date(), new Date());
  }, touchMs);
  return timer.unref();
}

/**
 * Locks the data directory for this process; two processes on one embedded database would silently diverge.
 *
 * @param here identifies the pid namespace (tests pass another)
 * @returns releases the lock
 * @throws {StartError} when another living process has it
 */
export function lockData(dir: string, here: string = placeOfProcesses()): () => void {
  mkdirSync(dir, { recursive: true });
  const file = path.join(dir, 'lock');
  const whole = `${file}.${process.pid}.${Math.random().toString(36).slice(2)}`;
  const mine = textOf({ pid: process.pid, start: startOf(process.pid), place: here });
  writeFileSync(whole, mine);
  try {
    for (let left = 10; left > 0; left--) {
      try {
        // A hard link is created atomically with its content, and for one process only.
        linkSync(whole, file);
        const timer = renewLock(file, mine, dir);
        return () => {
          clearInterval(timer);
          if (readText(file) === mine) rmSync(file, { force: true });
        };
      } catch {
        const text = readText(file);
        if (text === undefined) continue;
        if (isAlive(ownerIn(text), here, file)) break;
        moveAway(file, text, `${whole}.stale`);
      }
    }
  } finally {
    rmSync(whole, { force: true });
  }
  throw new StartError(inUse(dir, ownerIn(readText(file) ?? ''), here));
}

function inUse(dir: string, { pid, place }: Owner, here: string): string {
  const elsewhere = place !== '' && place !== here;
  const who = `process ${pid || 'unknown'}${elsewhere ? ` on ${place.split('/')[0] ?? ''}` : ''}`;
  const wait = elsewhere ? ` If it died there, the directory is free ${silentMs / 1000} seconds after.` : '';
  return `The data directory ${dir} is in use by another server (${who}). Stop that one, or choose another directory with DATA_DIR.${wait}`;
}

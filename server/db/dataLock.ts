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

/** Something that the person who starts the server can put right; its message is shown without a stack. */
export class StartError extends Error {}

/** The owner says so often that it lives, ms; elsewhere it counts as dead after so long without a word, ms. */
const touchMs = 5000;
const silentMs = 30_000;

/** When a process began, in the kernel's ticks, so that a later process with the same number is told apart. Empty where unknown. */
function startOf(pid: number): string {
  try {
    const stat = readFileSync(`/proc/${pid}/stat`, 'utf8');
    return stat.slice(stat.lastIndexOf(')') + 2).split(' ')[19] ?? '';
  } catch {
    return '';
  }
}

/** Where process numbers mean the same processes: a host, and on it a container, which counts its processes anew. */
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
  /** Empty in locks of earlier versions, which were for one host. */
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

/** Whether the owner lives. Processes of another place can't be looked at from here: there the lock itself must be fresh. */
function isAlive({ pid, start, place }: Owner, here: string, file: string): boolean {
  if (place === '' || place === here) return runs(pid, start);
  const touched = statSync(file, { throwIfNoEntry: false })?.mtimeMs;
  return touched !== undefined && Date.now() - touched <= silentMs;
}

/** Moves a lock away that was read as `dead`. Somebody quicker may have taken it since then: theirs goes back. */
function moveAway(file: string, dead: string, aside: string): void {
  try {
    renameSync(file, aside);
    if (readText(aside) !== dead) linkSync(aside, file);
  } catch {
    // Somebody else was quicker; look again.
  } finally {
    rmSync(aside, { force: true });
  }
}

/** Says that the owner lives, and ends a process that has lost the directory: its writes and the new owner's would diverge. */
function keep(file: string, mine: string, dir: string): NodeJS.Timeout {
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
 * Takes the data directory for this process; two processes on one embedded database would silently diverge.
 *
 * @param here what tells the places apart whose processes can be looked at (tests say another)
 * @returns gives it back
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
        // A link appears whole or not at all, and only for one process.
        linkSync(whole, file);
        const timer = keep(file, mine, dir);
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

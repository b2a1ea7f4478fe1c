import { statfsSync } from 'node:fs';

/** Looks after the room on the disk of an embedded database, which stands still without a word when there is none. */
export interface FreeSpace {
  /** Whether enough is left for writes. */
  enough(): boolean;
  close(): void;
}

/** So often (ms) it is looked at; a write of this server needs far less than the reserve meanwhile. */
const everyMs = 500;
/** When it has been full, writes begin again with so many times the reserve, so that it does not go to and fro. */
const again = 1.25;

const freeOn = (dir: string): number => {
  const { bavail, bsize } = statfsSync(dir);
  return bavail * bsize;
};

/**
 * @param reserve bytes that stay free
 * @param onChange hears of each change: whether there is enough, and how many bytes are left
 * @param free bytes that are left (tests say another number)
 */
export function watchFreeSpace(
  dir: string,
  reserve: number,
  onChange: (enough: boolean, free: number) => void,
  free: (dir: string) => number = freeOn,
): FreeSpace {
  let enough = true;
  const look = () => {
    const left = free(dir);
    const now = left >= (enough ? reserve : reserve * again);
    if (now === enough) return;
    enough = now;
    onChange(enough, left);
  };
  look();
  const timer = setInterval(look, everyMs).unref();
  return { enough: () => enough, close: () => clearInterval(timer) };
}

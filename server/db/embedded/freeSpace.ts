import { statfsSync } from 'node:fs';

/** Monitors the free space on the disk of an embedded database, which hangs without an error when the disk is full. */
export interface FreeSpace {
  /** Whether enough space is left for writes. */
  enough(): boolean;
  close(): void;
}

/** Interval between two checks, ms. In that time this server writes far less than the reserve. */
const everyMs = 500;
/**
 * After the disk was full, writes resume only when this multiple of the reserve is free, so that the state does not
 * flap.
 */
const again = 1.25;

const freeOn = (dir: string): number => {
  const { bavail, bsize } = statfsSync(dir);
  return bavail * bsize;
};

/**
 * Checks the free space of a disk at regular intervals.
 *
 * @param reserve bytes that must stay free
 * @param onChange called on each change with whether there is enough, and how many bytes are left
 * @param free returns the free bytes (tests pass another)
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

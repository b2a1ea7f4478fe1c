import { closeSync, fsyncSync, openSync, renameSync } from 'node:fs';
import { copyFile, mkdir, readdir, rm } from 'node:fs/promises';
import path from 'node:path';

/** What was written to a file or folder is on the disk afterwards. */
function fsyncPath(file: string): void {
  const handle = openSync(file, 'r');
  try {
    fsyncSync(handle);
  } finally {
    closeSync(handle);
  }
}

const isGone = (error: unknown): boolean => error instanceof Error && 'code' in error && error.code === 'ENOENT';

/** Copies a folder into one that only its owner can read. A file that disappears meanwhile is left out; `skip` names others, by their path below the folder. */
export async function copyFolder(from: string, to: string, skip: (name: string) => boolean = () => false) {
  await mkdir(to, { recursive: true, mode: 0o700 });
  for (const entry of await readdir(from, { recursive: true, withFileTypes: true })) {
    const name = path.relative(from, path.join(entry.parentPath, entry.name));
    if (skip(name)) continue;
    const target = path.join(to, name);
    if (entry.isDirectory()) await mkdir(target, { recursive: true, mode: 0o700 });
    if (!entry.isFile()) continue;
    try {
      await copyFile(path.join(from, name), target);
    } catch (error) {
      if (!isGone(error)) throw error;
    }
  }
}

/** Brings a whole folder to the disk, then gives it its name: whoever sees the name sees all of it, also after a power cut. */
export async function moveIntoPlace(folder: string, target: string): Promise<void> {
  for (const entry of await readdir(folder, { recursive: true, withFileTypes: true }))
    fsyncPath(path.join(entry.parentPath, entry.name));
  fsyncPath(folder);
  renameSync(folder, target);
  fsyncPath(path.dirname(target));
}

/** Makes a folder beside the target, which takes its place when `fill` has ended well; else nothing stays. */
export async function fillFolder(target: string, fill: (side: string) => Promise<void>): Promise<void> {
  const side = `${target}.new`;
  await rm(side, { recursive: true, force: true });
  try {
    await fill(side);
    await moveIntoPlace(side, target);
  } catch (error) {
    await rm(side, { recursive: true, force: true });
    throw error;
  }
}

import { closeSync, fsyncSync, openSync, renameSync } from 'node:fs';
import { copyFile, mkdir, readdir, rm } from 'node:fs/promises';
import path from 'node:path';

/** Flushes a file or folder to disk. */
function fsyncPath(file: string): void {
  const handle = openSync(file, 'r');
  try {
    fsyncSync(handle);
  } finally {
    closeSync(handle);
  }
}

const isGone = (error: unknown): boolean => error instanceof Error && 'code' in error && error.code === 'ENOENT';

/**
 * Copies a folder into a new one that only its owner can read. Files that disappear meanwhile are left out; `skip`
 * excludes others by their relative path.
 */
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

/**
 * Flushes a whole folder to disk, then renames it: the target name never shows an incomplete folder, not even after a
 * power cut.
 */
export async function moveIntoPlace(folder: string, target: string): Promise<void> {
  for (const entry of await readdir(folder, { recursive: true, withFileTypes: true }))
    fsyncPath(path.join(entry.parentPath, entry.name));
  fsyncPath(folder);
  renameSync(folder, target);
  fsyncPath(path.dirname(target));
}

/**
 * Fills a temporary folder beside the target and renames it to the target when `fill` succeeds; otherwise removes it.
 */
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

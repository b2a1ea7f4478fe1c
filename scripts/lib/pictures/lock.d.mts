import type { Look, Picture } from './picture.mjs';

/** Types for imports from TypeScript; documented in lock.mjs. */
export type Lock = Map<string, Picture & Look>;
export function parseLock(text: string, file: string): (Picture & Look)[];
export function formatLock(pictures: readonly (Picture & Look)[]): string;
export function readLock(folder: string): Lock;
export function readLockAt(repository: string, commit: string, folder: string): Lock;
export function writeLock(folder: string, lock: Lock): void;
export function componentOfLockFile(file: string): string;

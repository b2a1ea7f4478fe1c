import type { Look } from '../pictures/picture.mjs';
import type { Pixels } from './image.mjs';

/** Types for imports from TypeScript; documented in store.mjs. */
export type Words = [words: string, x: number, y: number, width: number, height: number];
export function readWords(store: string, hash: string): Words[] | undefined;
export function storeWords(store: string, hash: string, words: readonly Words[]): void;
export function lookOf(pixels: Pixels): Look;
export function storedFile(store: string, hash: string): string;
export function isStored(store: string, hash: string): boolean;
export function storePicture(store: string, pixels: Pixels, look: Look): Promise<void>;
export function prune(store: string, most?: number): void;

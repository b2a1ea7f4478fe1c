/** Types for imports from TypeScript; documented in heardFiles.mjs. */
export type HeardTexts = Map<string, string>;
export function componentOfHeardFile(file: string): string;
export function parseHeard(text: string, file: string): HeardTexts;
export function formatHeard(stories: readonly (readonly [story: string, text: string])[]): string;
export function readHeard(folder: string): HeardTexts;
export function readHeardAt(repository: string, commit: string, folder: string): HeardTexts;
export function writeHeard(folder: string, heard: HeardTexts): void;

/** Types for imports from TypeScript; documented in looks.mjs. */
export interface Look {
  look: string;
  story: string;
  frame: string;
  locale: string;
  commit: string;
  at: string;
}
export function lookLabel(look: Look): string;
export function lookFile(look: Pick<Look, 'look' | 'story' | 'frame' | 'locale'>): string;
export function readLooks(folder: string): Look[];
export function storeLooks(rendered: string, folder: string, run: Pick<Look, 'commit' | 'at'>): number;

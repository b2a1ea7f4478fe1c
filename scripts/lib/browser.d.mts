import type { Browser } from 'playwright';

export interface PinnedBrowser {
  executablePath: string;
  env: Record<string, string>;
  /** False when `CHROMIUM_PATH` selects another browser: its pictures cannot be compared with the approved ones. */
  pinned: boolean;
}
/** `oldest`: the oldest browser that the product supports. */
export function browser(which?: 'current' | 'oldest'): PinnedBrowser;
export const browserArgs: string[];
export function launch(): Promise<Browser>;
/** Text of a fontconfig file that gives a browser the fonts of these folders and no others. */
export function fontConfigText(folders: readonly string[], cache: string): string;

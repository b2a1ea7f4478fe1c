import type { Browser } from 'playwright';

export interface PinnedBrowser {
  executablePath: string;
  env: Record<string, string>;
  /** False when `CHROMIUM_PATH` names another browser: its pictures cannot be compared. */
  pinned: boolean;
}
export function browser(): PinnedBrowser;
export const browserArgs: string[];
export function launch(): Promise<Browser>;

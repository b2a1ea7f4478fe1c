import type { BootData, BootDataWindow } from './bootData';

/** Takes the boot data of the page head and removes it from the window, so that its secrets do not stay there. */
export function takeBootData(page: BootDataWindow): BootData {
  const boot = page.__tally;
  if (!boot) throw new Error('The page head did not run.');
  delete page.__tally;
  return boot;
}

import type { BootData, BootDataWindow } from './bootData';

/** Takes what the page head left, once: the secrets do not stay on the window. */
export function takeBootData(page: BootDataWindow): BootData {
  const boot = page.__tally;
  if (!boot) throw new Error('The page head did not run.');
  delete page.__tally;
  return boot;
}

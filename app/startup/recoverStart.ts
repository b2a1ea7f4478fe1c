import { bootDataOf, type BootDataWindow } from './head/bootData';
import { safeStorage } from '../platform/storage/storage';
import { browserEnvironment } from '../platform/browserEnvironment';
import { withDeadline } from '../platform/time/deadline';
import { persistEntry } from './persistEntry';
import { createEncryptedStorage } from '../platform/storage/encryptedStorage';

/** Delay before the next attempt, ms: short after the first failure, longer after that. */
const soonMs = 2000;
const seldomMs = 30_000;

/**
 * The page head loads this script of its own when the app did not arrive: home is visible, but cannot be used. Browsers
 * keep a failed import, so the page is reloaded as soon as the server can be reached.
 */
async function recoverStart(page: BootDataWindow): Promise<void> {
  const boot = bootDataOf(page);
  delete page.__tally;
  const session = safeStorage(() => sessionStorage);
  const persisted = persistEntry(boot, { sessionStorage: session, secrets: createEncryptedStorage(session) });
  await withDeadline(persisted, browserEnvironment).catch(() => undefined);
  const [visit] = performance.getEntriesByType('navigation') as PerformanceNavigationTiming[];
  const wait = visit?.type === 'reload' ? seldomMs : soonMs;
  const knock = (): void =>
    void browserEnvironment.after(
      wait,
      () => void fetch(location.pathname, { method: 'HEAD' }).then(() => location.reload(), knock),
    );
  knock();
}

void recoverStart(window);

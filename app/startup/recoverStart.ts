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
 * keep a failed import, so the page is reloaded as soon as the server serves it again.
 */
async function recoverStart(page: BootDataWindow): Promise<void> {
  const boot = bootDataOf(page);
  delete page.__tally;
  const session = safeStorage(() => sessionStorage);
  const persisted = persistEntry(boot, { sessionStorage: session, secrets: createEncryptedStorage(session) });
  await withDeadline(persisted, browserEnvironment).catch(() => undefined);
  const [visit] = performance.getEntriesByType('navigation') as PerformanceNavigationTiming[];
  const wait = visit?.type === 'reload' ? seldomMs : soonMs;
  // At random, so that all who saw the same restart do not come back at the same moment.
  const knock = (): void =>
    void browserEnvironment.after(
      wait * (1 + Math.random()),
      () =>
        void fetch(location.pathname, { method: 'HEAD' }).then(
          (answer) => (answer.ok ? location.reload() : knock()),
          knock,
        ),
    );
  knock();
}

void recoverStart(window);

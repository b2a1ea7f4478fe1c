import type { BootData } from './head/bootData';
import { safeStorage } from '../platform/storage/storage';
import { browserEnvironment } from '../platform/browserEnvironment';
import { withDeadline } from '../platform/time/deadline';
import { persistEntry } from './persistEntry';
import { createEncryptedStorage } from '../platform/storage/encryptedStorage';

/** Delay before the next attempt, ms: short after the first failure, longer after that. */
const soonMs = 2000;
const seldomMs = 30_000;

/**
 * Called when the second phase failed to load: home is visible, but cannot be used. Browsers cache a failed import, so
 * the page is reloaded as soon as the server can be reached.
 */
export async function recoverStart(boot: BootData): Promise<void> {
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

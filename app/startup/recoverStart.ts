import type { BootData } from './bootData';
import { safeStorage } from '../platform/storage';
import { browserEnvironment } from '../platform/browserEnvironment';
import { persistEntry } from './persistEntry';
import { createEncryptedStorage } from '../platform/encryptedStorage';

/** Before the next try, ms: soon after a first failure, seldom after that. */
const soonMs = 2000;
const seldomMs = 30_000;

/**
 * The second phase did not arrive: home stands, but nothing can be done in it. A browser keeps what failed, so only a
 * reload asks again, as soon as the server can be reached.
 */
export async function recoverStart(boot: BootData): Promise<void> {
  const session = safeStorage(() => sessionStorage);
  await persistEntry(boot, { sessionStorage: session, secrets: createEncryptedStorage(session) });
  const [visit] = performance.getEntriesByType('navigation') as PerformanceNavigationTiming[];
  const wait = visit?.type === 'reload' ? seldomMs : soonMs;
  const knock = (): void =>
    void browserEnvironment.after(
      wait,
      () => void fetch(location.pathname, { method: 'HEAD' }).then(() => location.reload(), knock),
    );
  knock();
}

import type { Boot } from '../boot/boot';
import { safeStorage } from '../storage';
import { liveAmbient } from './ambient';
import { keepEntry } from './keepEntry';
import { sealedSecrets } from './sealedSecrets';

/** Before the next try, ms: soon after a first failure, seldom after that. */
const soonMs = 2000;
const seldomMs = 30_000;

/**
 * The second stage did not arrive: home stands, but nothing can be done in it. A browser keeps what failed, so only a
 * reload asks again, as soon as the server can be reached.
 */
export async function startAgain(boot: Boot): Promise<void> {
  const session = safeStorage(() => sessionStorage);
  await keepEntry(boot, { sessionStorage: session, secrets: sealedSecrets(session) });
  const [visit] = performance.getEntriesByType('navigation') as PerformanceNavigationTiming[];
  const wait = visit?.type === 'reload' ? seldomMs : soonMs;
  const knock = (): void =>
    void liveAmbient.after(
      wait,
      () => void fetch(location.pathname, { method: 'HEAD' }).then(() => location.reload(), knock),
    );
  knock();
}

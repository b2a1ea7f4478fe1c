import type { WorkerMessage } from './workerMessage';

/** Address of the worker; the build puts it there (serviceWorker/vite). */
const workerPath = '/sw.js';

/** The types do not know Trusted Types, which the page's policy asks for. */
interface TrustedTypesWindow {
  trustedTypes?: {
    createPolicy(name: string, rules: { createScriptURL(): string }): { createScriptURL(url: string): string };
  };
}

const trusted = (page: TrustedTypesWindow): string =>
  page.trustedTypes?.createPolicy('tally-worker', { createScriptURL: () => workerPath }).createScriptURL(workerPath) ??
  workerPath;

/** Paths of the app's own files that this visit has needed so far. */
const ownFiles = (performance: Performance): string[] =>
  performance
    .getEntriesByType('resource')
    .map(({ name }) => new URL(name))
    .filter(({ origin, pathname }) => origin === location.origin && pathname.startsWith('/assets/'))
    .map(({ pathname }) => pathname);

/** Starts the worker for the visits to come, and lets it keep what this visit needed. Without workers nothing happens. */
export async function registerWorker(page: Window): Promise<void> {
  const workers = page.navigator.serviceWorker as ServiceWorkerContainer | undefined;
  if (!workers) return;
  try {
    await workers.register(trusted(page as TrustedTypesWindow), { updateViaCache: 'none' });
    const { active } = await workers.ready;
    const message: WorkerMessage = { kind: 'keep', files: ownFiles(page.performance) };
    active?.postMessage(message);
  } catch {
    // A web view may refuse it: every visit comes from the network, as before.
  }
}

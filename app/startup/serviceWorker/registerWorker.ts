import type { WorkerMessage } from './workerMessage';

/** URL of the worker; the build writes it (app/build/classicScriptsPlugin). */
const workerPath = '/sw.js';

/** TypeScript's DOM types lack Trusted Types, which the page's content security policy requires. */
interface TrustedTypesWindow {
  trustedTypes?: {
    createPolicy(name: string, rules: { createScriptURL(): string }): { createScriptURL(url: string): string };
  };
}

const trusted = (page: TrustedTypesWindow): string =>
  page.trustedTypes?.createPolicy('tally-worker', { createScriptURL: () => workerPath }).createScriptURL(workerPath) ??
  workerPath;

/** Paths of the app's own files that this visit has loaded so far. */
const ownFiles = (performance: Performance): string[] =>
  performance
    .getEntriesByType('resource')
    .map(({ name }) => new URL(name))
    .filter(({ origin, pathname }) => origin === location.origin && pathname.startsWith('/assets/'))
    .map(({ pathname }) => pathname);

/**
 * Registers the worker for later visits, and lets it cache the files that this visit has loaded. Does nothing where
 * service workers are unsupported.
 */
export async function registerWorker(page: Window): Promise<void> {
  const workers = page.navigator.serviceWorker as ServiceWorkerContainer | undefined;
  if (!workers) return;
  try {
    await workers.register(trusted(page as TrustedTypesWindow), { updateViaCache: 'none' });
    const { active } = await workers.ready;
    const message: WorkerMessage = { kind: 'keep', files: ownFiles(page.performance) };
    active?.postMessage(message);
  } catch {
    // A web view may refuse it: then every visit is loaded from the network, as before.
  }
}

/**
 * Entry files: all that a user, the phone app or a request can trigger starts in one of them; what the build writes
 * (the page for a restart, the one for older web views) starts in its configuration.
 */
export const entries = [
  'app/startup/head/inlineHead.ts',
  'app/startup/startApp.tsx',
  'app/startup/recoverStart.ts',
  'app/vite.config.ts',
  'server/main.ts',
  'host-simulator/main.ts',
  'host-simulator/phone/inject.ts',
  'host-simulator/host/hostInit.ts',
];

/** The page's service worker. It shows nothing to a person, but stores files. */
export const worker = 'app/startup/serviceWorker/worker.ts';

/**
 * Interfaces between the app and the host: a method of their implementations counts as reached only when it is called.
 */
export const hostInterfaces = new Set(['BridgeCommands', 'Host']);
type Table = 'dialogs' | 'toasts';

/** Functions that open an overlay, and the table that lists its kinds. */
export const overlays = new Map<string, Table>([
  ['openDialog', 'dialogs'],
  ['showToast', 'toasts'],
]);

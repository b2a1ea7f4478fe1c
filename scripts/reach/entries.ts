/** Where everything begins that a person, the phone app or a request can cause. */
export const entries = [
  'app/startup/inlineHead.ts',
  'app/startup/firstPaint.tsx',
  'server/main.ts',
  'host-simulator/main.ts',
  'host-simulator/inject.ts',
  'host-simulator/hostInit.ts',
];

/** Interfaces of the way to the host: what implements one of their functions counts only when somebody calls it. */
export const hostInterfaces = new Set(['BridgeCommands', 'Host']);
type Table = 'dialogs' | 'toasts';

/** What opens an overlay, and the table that its kinds are in. */
export const overlays = new Map<string, Table>([
  ['openDialog', 'dialogs'],
  ['showToast', 'toasts'],
]);

import type { Bridge } from './bridge/bridge';
import type { TokenVault } from './session/tokenVault';
import type { DialogAnswer } from './overlays/overlaysSlice';
import type { ServerClock } from './serverClock';
import type { Services } from './services';

/** The router, for code outside of components. Does nothing until the pages are there. */
export interface RouterHandle {
  go(path: string): void;
  /** One step back. */
  back(): void;
  /** The path that stands on the screen. */
  shown: string;
}

/** What thunks, listeners and the base query get beside the store: everything that is not state. */
export interface Outside {
  services: Services;
  vault: TokenVault;
  clock: ServerClock;
  bridge: Bridge;
  /** Who waits for the answer to a dialog, by the dialog's id. */
  answers: Map<string, (answer: DialogAnswer) => void>;
  /** The device id that the host gave; longer than 10 characters, or none. */
  uuid: string | undefined;
  router: RouterHandle;
}

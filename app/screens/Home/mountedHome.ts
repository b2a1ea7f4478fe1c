import { createContext, useContext, useSyncExternalStore } from 'react';
import type { HomeTap } from './homeTaps';

/** Home's view, which stays mounted, with its scroll position, while another page is shown. */
export interface PersistentHome {
  /** `root`: home's element once it is drawn; its `data-late` places are filled by the deferred part. */
  get(): { root: HTMLElement | null; visible: boolean };
  subscribe(listener: () => void): () => void;
  setVisible(visible: boolean): void;
  tap(tap: HomeTap): void;
  /** Takes over the taps, first those that came before anybody listened. The promise ends when a tap has been dealt with. */
  listen(handler: (tap: HomeTap) => Promise<void>): void;
}

const Context = createContext<PersistentHome | null>(null);

/** Provides home's view to its route and to its deferred part. */
export const PersistentHomeProvider = Context.Provider;

/** Home's view with its element and whether it is shown now; throws where no provider is above. */
export function usePersistentHome() {
  const home = useContext(Context);
  if (!home) throw new Error('There is no PersistentHomeProvider above.');
  const { root, visible } = useSyncExternalStore(home.subscribe, home.get);
  return { home, root, visible };
}

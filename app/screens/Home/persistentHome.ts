import { createContext, useContext, useSyncExternalStore } from 'react';
import type { HomeTap } from './homeTaps';

/** Access to home's view, which stays mounted, with its scroll position, while another page is shown. */
export interface PersistentHome {
  /** `root`: home's element once it is rendered; the deferred part fills its `data-late` places. */
  get(): { root: HTMLElement | null; visible: boolean };
  subscribe(listener: () => void): () => void;
  setVisible(visible: boolean): void;
  /** What comes late above home's lower part is there, or does not come: nothing will move that part any more. */
  markStable(): void;
  tap(tap: HomeTap): void;
}

const Context = createContext<PersistentHome | null>(null);

/** Provides home's view to its route and to its deferred part. */
export const PersistentHomeProvider = Context.Provider;

/** Returns home's view with its element and whether it is visible; throws without a provider. */
export function usePersistentHome() {
  const home = useContext(Context);
  if (!home) throw new Error('There is no PersistentHomeProvider above.');
  const { root, visible } = useSyncExternalStore(home.subscribe, home.get);
  return { home, root, visible };
}

import { createContext, useContext, useSyncExternalStore } from 'react';
import type { SlotPlaces } from './homeSlots';
import type { HomeTap } from './homeTaps';

/** Access to home's view, which stays mounted, with its scroll position, while another page is shown. */
export interface PersistentHome {
  /** `root`: home's element once it is rendered. `slots`: the places in it that the deferred part fills. */
  get(): { root: HTMLElement | null; visible: boolean; slots: SlotPlaces };
  subscribe(listener: () => void): () => void;
  setVisible(visible: boolean): void;
  /** What comes late above home's lower part is there, or does not come: nothing will move that part any more. */
  markStable(): void;
  tap(tap: HomeTap): void;
}

const Context = createContext<PersistentHome | null>(null);

/** Provides home's view to its route and to its deferred part. */
export const PersistentHomeProvider = Context.Provider;

/** Returns home's view with its element, its places and whether it is visible; throws without a provider. */
export function usePersistentHome() {
  const home = useContext(Context);
  if (!home) throw new Error('There is no PersistentHomeProvider above.');
  const { root, visible, slots } = useSyncExternalStore(home.subscribe, home.get);
  return { home, root, visible, slots };
}

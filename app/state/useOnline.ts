import { useSyncExternalStore } from 'react';
import { useAppContext } from './appContext';

/** Whether there is a network; re-renders on changes. */
export function useOnline(): boolean {
  const { network } = useAppContext();
  return useSyncExternalStore(network.watch, network.online);
}

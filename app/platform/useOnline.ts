import { useSyncExternalStore } from 'react';
import { useServices } from './appContext';

function subscribe(changed: () => void): () => void {
  addEventListener('online', changed);
  addEventListener('offline', changed);
  return () => {
    removeEventListener('online', changed);
    removeEventListener('offline', changed);
  };
}

/** Whether the browser reports a network connection; re-renders on changes. */
export function useOnline(): boolean {
  const services = useServices();
  return useSyncExternalStore(subscribe, services.online);
}

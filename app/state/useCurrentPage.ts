import { useSyncExternalStore } from 'react';
import { useNavigation } from './appContext';
import type { CurrentPage } from '../navigation/navigation';

/** Returns the page on the screen. Unlike the router's own hooks it needs no router. */
export function useCurrentPage(): CurrentPage {
  const { subscribe, currentPage } = useNavigation();
  return useSyncExternalStore(subscribe, currentPage);
}

import { useLayoutEffect } from 'react';
import { usePersistentHome } from './mountedHome';

/** Route element of /home (ROUTE-2): makes home's view, which stays mounted, visible while this route is active. */
export function HomeScreen() {
  const { home } = usePersistentHome();
  useLayoutEffect(() => {
    home.setVisible(true);
    return () => home.setVisible(false);
  }, [home]);
  return null;
}

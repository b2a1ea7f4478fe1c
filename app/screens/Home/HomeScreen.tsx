import { useLayoutEffect } from 'react';
import { usePersistentHome } from './mountedHome';

/** The element of /home (ROUTE-2): shows home's view, which is kept, as long as this route is the one that is open. */
export function HomeScreen() {
  const { home } = usePersistentHome();
  useLayoutEffect(() => {
    home.setVisible(true);
    return () => home.setVisible(false);
  }, [home]);
  return null;
}

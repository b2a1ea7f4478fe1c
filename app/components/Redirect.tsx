import { useEffect } from 'react';
import { useNavigation } from '../state/appContext';

interface RedirectProps {
  to: string;
  /** Told to the page that it leads to. */
  state?: unknown;
}

/** Opens another page in place of this one, which stays on the screen until the other's code is there (ROUTE-23). */
export function Redirect({ to, state }: RedirectProps) {
  const navigation = useNavigation();
  useEffect(() => navigation.go(to, { replace: true, state }), [navigation, to, state]);
  return null;
}

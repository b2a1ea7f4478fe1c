import { useEffect } from 'react';

/** Looks again at once when an operator comes back to the tab (OPS-48). */
export function useOnReturn(lookAgain: () => unknown): void {
  useEffect(() => {
    const onChange = () => {
      if (document.visibilityState === 'visible') void lookAgain();
    };
    document.addEventListener('visibilitychange', onChange);
    return () => document.removeEventListener('visibilitychange', onChange);
  }, [lookAgain]);
}

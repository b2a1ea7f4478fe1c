import { useLayoutEffect, useRef, useState, type RefObject } from 'react';
import { occupiedAreas, toastPlacement, type ToastPlacement } from './toastPlacement';

/**
 * Keeps a toast in a position in which it covers nothing in use; recomputed when the focus moves or the screen is
 * resized (a keyboard takes half of it). The returned ref must be attached to the toast.
 * @param place the preferred position
 */
export function useToastPlacement(place: 'middle' | 'top'): [RefObject<HTMLDivElement | null>, ToastPlacement] {
  const toast = useRef<HTMLDivElement>(null);
  const [free, setFree] = useState<ToastPlacement>(place);
  useLayoutEffect(() => {
    const look = () => {
      const { wanted, clear } = occupiedAreas(document);
      const box = toast.current?.firstElementChild as HTMLElement | null | undefined;
      setFree(toastPlacement(place === 'top' ? place : wanted, box?.offsetHeight ?? 0, innerHeight, clear));
    };
    look();
    document.addEventListener('focusin', look);
    window.addEventListener('resize', look);
    return () => {
      document.removeEventListener('focusin', look);
      window.removeEventListener('resize', look);
    };
  }, [place]);
  return [toast, free];
}

import { useLayoutEffect, useRef, useState, type RefObject } from 'react';
import { occupiedAreas, toastPlacement, type ToastPlacement } from './toastPlacement';

/**
 * The place at which a toast covers nothing that is in use, found again whenever the focus moves or the screen changes (a
 * keyboard takes half of it). The ref is for the toast.
 * @param place where it would stand
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

import { useLayoutEffect, useRef, useState, type RefObject } from 'react';
import { fieldToastPlacement, occupiedAreas, toastPlacement, type Span, type ToastPlacement } from './toastPlacement';

/** Where the toast would be in a place: its style knows the distances to the bars and to what the phone covers. */
function spanIn(place: ToastPlacement, toast: HTMLElement): Span {
  const { place: shown } = toast.dataset;
  toast.dataset['place'] = place;
  const { offsetTop: top, offsetHeight: height } = toast.firstElementChild as HTMLElement;
  toast.dataset['place'] = shown;
  return { top, bottom: top + height };
}

/**
 * Keeps a toast in a position in which it covers nothing in use; recomputed when the focus moves or the screen is
 * resized (a keyboard takes half of it). The returned ref must be attached to the toast.
 * @param place the preferred position; `top` while a dialog is open, whose picture it then keeps clear of
 * @param saidAtField whether its words stand beside a field as well: then it may have no position
 */
export function useToastPlacement(
  place: 'middle' | 'top',
  saidAtField?: boolean,
): [RefObject<HTMLDivElement | null>, ToastPlacement | undefined] {
  const toast = useRef<HTMLDivElement>(null);
  const [free, setFree] = useState<ToastPlacement | undefined>(place === 'top' ? 'edge' : place);
  useLayoutEffect(() => {
    const before = document.activeElement;
    const look = () => {
      const node = toast.current;
      if (!node) return;
      const at = {
        middle: spanIn('middle', node),
        top: spanIn('top', node),
        bottom: spanIn('bottom', node),
        edge: spanIn('edge', node),
      };
      const occupied = occupiedAreas(document, before);
      const isAtField = saidAtField && place === 'middle';
      setFree(
        isAtField ? fieldToastPlacement(at, occupied) : toastPlacement(place === 'top' ? 'edge' : place, at, occupied),
      );
    };
    look();
    document.addEventListener('focusin', look);
    window.addEventListener('resize', look);
    return () => {
      document.removeEventListener('focusin', look);
      window.removeEventListener('resize', look);
    };
  }, [place, saidAtField]);
  return [toast, free];
}

import { useLayoutEffect, type RefObject } from 'react';

/**
 * Makes the height that an element had while it was loading its least height afterwards, so that what is below does not
 * move up under a finger. Given up when the page is scrolled: everything moves then. Nothing is kept below the screen.
 */
export function useKeptHeight(element: RefObject<HTMLElement | null>, loading: boolean): void {
  useLayoutEffect(() => {
    const node = element.current;
    if (!loading || !node) return;
    const { height } = node.getBoundingClientRect();
    return () => {
      if (node.getBoundingClientRect().top >= innerHeight) return;
      node.style.minHeight = `${height}px`;
      // Captures: also what scrolls inside the page.
      addEventListener('scroll', () => (node.style.minHeight = ''), { capture: true, once: true, passive: true });
    };
  }, [element, loading]);
}

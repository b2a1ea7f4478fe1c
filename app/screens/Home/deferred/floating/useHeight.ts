import { useLayoutEffect, useRef, useState, type RefObject } from 'react';

/** The height of an element, px, as it changes; 0 while it is not drawn. */
export function useHeight(): [RefObject<HTMLElement | null>, number] {
  const element = useRef<HTMLElement>(null);
  const [height, setHeight] = useState(0);
  useLayoutEffect(() => {
    const node = element.current;
    if (!node || typeof ResizeObserver === 'undefined') return;
    const observer = new ResizeObserver(() => setHeight(node.offsetHeight));
    observer.observe(node);
    return () => observer.disconnect();
  }, []);
  return [element, height];
}

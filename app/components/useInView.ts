import { useEffect, useState } from 'react';

/** Height of the bar: what it would cover is not in view, so the bar never hides the button that makes it go. */
const barHeight = 68;

/**
 * Whether an element is in view, above the bar at the lower edge. True until that is known, so that nothing appears and
 * goes again.
 * @param selector of the element; undefined: none is watched
 * @param drawn changes when the element is drawn anew
 */
export function useInView(root: HTMLElement | null, selector: string | undefined, drawn: unknown): boolean {
  const [isInView, setInView] = useState(true);
  useEffect(() => {
    const element = selector === undefined ? null : root?.querySelector(selector);
    if (!element) return;
    const observer = new IntersectionObserver((entries) => setInView(entries.at(-1)?.isIntersecting ?? true), {
      rootMargin: `0px 0px -${barHeight}px 0px`,
      threshold: 0.8,
    });
    observer.observe(element);
    return () => observer.disconnect();
  }, [root, selector, drawn]);
  return isInView;
}

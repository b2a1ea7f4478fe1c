import { prefersReducedMotion } from '@tally/ui/Environment';
import { useEffect, useRef } from 'react';
import { useCurrentPage } from '../../../../state/appContext';

/**
 * Scrolls to an element and focuses it when home's address ends in its hash, on each such navigation.
 * @param ready whether the element is rendered
 */
export function useFocusOnHash(anchor: string, ready: boolean) {
  const element = useRef<HTMLElement>(null);
  const { hash, key } = useCurrentPage();
  const arrival = ready && hash === anchor ? key : undefined;
  useEffect(() => {
    if (arrival === undefined) return;
    element.current?.scrollIntoView({ block: 'center', behavior: prefersReducedMotion() ? 'auto' : 'smooth' });
    element.current?.focus({ preventScroll: true });
  }, [arrival]);
  return element;
}

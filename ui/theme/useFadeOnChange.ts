import { reducedFade } from '@tally/tokens/motion';
import { useLayoutEffect, useRef, type RefObject } from 'react';
import { prefersReducedMotion } from '../Environment/Environment';

/**
 * Under reduced motion an element fades in when what it shows has changed, in place of counting or growing.
 * @returns the ref of the element; the first value that it shows does not fade in
 */
export function useFadeOnChange<E extends Element>(value: unknown): RefObject<E | null> {
  const node = useRef<E>(null);
  const shown = useRef<{ node: E | null; value: unknown }>({ node: null, value });
  useLayoutEffect(() => {
    const { node: before, value: old } = shown.current;
    shown.current = { node: node.current, value };
    if (before && before === node.current && !Object.is(old, value) && prefersReducedMotion())
      before.animate({ opacity: [0, 1] }, reducedFade);
  });
  return node;
}

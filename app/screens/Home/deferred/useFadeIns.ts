import { prefersReducedMotion } from '@tally/ui/Environment';
import { useEffect } from 'react';

/** Duration of a fade under reduced motion, ms. */
const FADE = 120;

const fadeIn = (node: Element | null) => node?.animate({ opacity: [0, 1] }, FADE);

/**
 * Under reduced motion fades in what otherwise moves: a fresh stamp, the ticket of a finished day, and numbers of the
 * balance that have changed. Home is observed instead of styled, because its styles come with the first picture.
 */
export function useFadeIns(root: HTMLElement): void {
  useEffect(() => {
    const observer = new MutationObserver((changes) => {
      if (!prefersReducedMotion()) return;
      for (const { target, addedNodes } of changes) {
        if (target instanceof Text && target.parentElement?.closest('[data-late=steps]+*'))
          fadeIn(target.parentElement);
        for (const node of addedNodes)
          if (node instanceof Element && (node.matches('[data-fresh]') || node.querySelector('[data-late=face]')))
            fadeIn(node);
      }
    });
    observer.observe(root, { characterData: true, childList: true, subtree: true });
    return () => observer.disconnect();
  }, [root]);
}

import { reducedFade } from '@tally/tokens/motion';
import { prefersReducedMotion } from '@tally/ui/Environment';
import { useEffect } from 'react';

const fadeIn = (node: Element) => node.animate({ opacity: [0, 1] }, reducedFade);

/** The balance ticket's numbers and its bar; none of their elements moves by a style of its own. */
const numbers = '[data-late=steps]+*';

/**
 * Under reduced motion fades in what otherwise moves: a fresh stamp, the ticket of a finished day, and what has changed
 * in the balance: numbers, and the parts of the goal's bar. Home is observed instead of styled, because its styles come with the first picture.
 */
export function useFadeIns(root: HTMLElement): void {
  useEffect(() => {
    const observer = new MutationObserver((changes) => {
      if (!prefersReducedMotion()) return;
      for (const { type, target, addedNodes } of changes) {
        const changed = target instanceof Element ? target : target.parentElement;
        if (type !== 'childList' && changed?.closest(numbers)) fadeIn(changed);
        for (const node of addedNodes)
          if (
            node instanceof Element &&
            (node.matches(`[data-fresh],${numbers} [style]`) || node.querySelector('[data-late=face]'))
          )
            fadeIn(node);
      }
    });
    observer.observe(root, { attributeFilter: ['style'], characterData: true, childList: true, subtree: true });
    return () => observer.disconnect();
  }, [root]);
}

import { expect } from 'storybook/test';

/**
 * For `play` functions: expects the element to fade in within 120 ms under reduced motion, in which all stories are
 * tested; in a browser that shows motion it expects nothing.
 */
export async function expectReducedFade(node: Element | null | undefined): Promise<void> {
  if (!node) throw new Error('There is nothing that could fade.');
  if (!matchMedia('(prefers-reduced-motion: reduce)').matches) return;
  const { animationName, animationDuration } = getComputedStyle(node);
  await expect([animationName !== 'none', animationDuration]).toEqual([true, '0.12s']);
}

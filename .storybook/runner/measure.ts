/**
 * Measures the page of a story. Each function runs inside the page, where it is sent as text, so it uses nothing from
 * outside itself.
 */

import type { Overlay } from '../pictureFrames.ts';

/** Waits until the page has the requested size. */
export async function hasSize({ width, height }: { width: number; height: number }): Promise<void> {
  while (innerWidth !== width || innerHeight !== height) await new Promise((resolve) => requestAnimationFrame(resolve));
}

/**
 * Height in CSS px of a picture of the whole story, between `least` and `most`. A screen is at least `least` high; a
 * component ends below its last pixel plus the padding.
 */
export function heightOf({ least, most }: { least: number; most: number }): number {
  let bottom = 0;
  let fixed = false;
  for (const node of document.body.querySelectorAll('*')) {
    if (node.closest('.sb-wrapper,script,style') || node.id === 'storybook-root' || node.id === 'storybook-docs')
      continue;
    const box = node.getBoundingClientRect();
    if (box.width === 0 || box.height === 0) continue;
    fixed ||= getComputedStyle(node).position === 'fixed' || node.matches('dialog[open]');
    bottom = Math.max(bottom, box.bottom + scrollY);
  }
  const padding = document.body.classList.contains('sb-main-padded') ? 16 : 0;
  const whole = document.body.classList.contains('sb-main-fullscreen') || fixed;
  return Math.min(most, Math.max(Math.ceil(bottom + padding), whole ? least : 32));
}

/** What covers the page. Elements for screen readers only do not count. */
export function overlayOf(): Overlay {
  let overlay: Overlay = 'none';
  for (const node of document.body.querySelectorAll('*')) {
    if (node.closest('.sb-wrapper') || !node.checkVisibility({ visibilityProperty: true, opacityProperty: true }))
      continue;
    const { width, height } = node.getBoundingClientRect();
    if (width <= 1 || height <= 1) continue;
    if (node.matches('[aria-modal=true],dialog[open]')) return 'modal';
    if (/fixed|sticky/.test(getComputedStyle(node).position)) overlay = 'floating';
  }
  return overlay;
}

import { insetMax, keyboardMax } from '@tally/contract/limits/host';
import type { KeyValueStore } from '../services';

/**
 * What the phone app lays over the web view, CSS px (HOST-11): bars at the top and the bottom, and a keyboard that
 * covers without making the view smaller.
 */
export interface Insets {
  top: number;
  bottom: number;
  keyboard: number;
}

/**
 * Names of the bars: parameters of the address, keys of session storage and, behind `--`, custom properties of the
 * root.
 */
const bars = ['inset_top', 'inset_bottom'] as const;
const keyboardProperty = '--keyboard';
/** Event of the root when they have changed. */
export const insetsChanged = 'insets';

const lengthOf = (value: unknown, most: number): number => {
  const px = typeof value === 'string' && value !== '' ? Number(value) : value;
  return typeof px === 'number' && px >= 0 && px <= most ? px : 0;
};

/**
 * Reads lengths as a host sends them: numbers, or the same in text. What is missing, negative, not finite or larger
 * than any bar or keyboard counts as 0.
 */
export const readInsets = (top: unknown, bottom: unknown, keyboard?: unknown): Insets => ({
  top: lengthOf(top, insetMax),
  bottom: lengthOf(bottom, insetMax),
  keyboard: lengthOf(keyboard, keyboardMax),
});

/** Makes the page keep clear of them, and of the bars also after a reload. */
export function showInsets(root: HTMLElement, tab: Pick<KeyValueStore, 'set'>, insets: Insets): void {
  for (const [bar, px] of [[bars[0], insets.top] as const, [bars[1], insets.bottom] as const]) {
    root.style.setProperty(`--${bar}`, `${px}px`);
    tab.set(bar, String(px));
  }
  root.style.setProperty(keyboardProperty, `${insets.keyboard}px`);
  root.dispatchEvent(new Event(insetsChanged));
}

/** Shows the bars of the address, else those before the reload. Runs before anything is rendered. */
export function showFirstInsets(
  root: HTMLElement,
  tab: Pick<KeyValueStore, 'get' | 'set'>,
  query: Pick<URLSearchParams, 'get'>,
): void {
  const [top, bottom] = bars.map((bar) => query.get(bar) ?? tab.get(bar));
  if (top ?? bottom) showInsets(root, tab, readInsets(top, bottom));
}

/** The keyboard that covers the page now, as the host says, CSS px. */
export const keyboardOf = (root: HTMLElement): number => parseFloat(root.style.getPropertyValue(keyboardProperty)) || 0;

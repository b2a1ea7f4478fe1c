import type { ToastProps } from '@tally/ui/Toast';

export type ToastPlacement = NonNullable<ToastProps['place']>;

/** Distance of a toast to the edges of the screen, px; must match its style. */
const inset = 32;

/** A vertical range of the screen, px from its top. */
export interface Span {
  top: number;
  bottom: number;
}

/**
 * The position in which a toast covers none of the areas `clear`: the wanted position, else the first free one of the
 * others; where none is free, the top.
 * @param height the toast's own, px
 * @param room height of the screen, px
 */
export function toastPlacement(
  wanted: 'middle' | 'top',
  height: number,
  room: number,
  clear: readonly Span[],
): ToastPlacement {
  const tops = { middle: (room - height) / 2, top: inset, bottom: room - inset - height };
  const order = [wanted, 'top', 'bottom', 'middle'] as const;
  return (
    order.find((place) => clear.every(({ top, bottom }) => bottom <= tops[place] || top >= tops[place] + height)) ??
    'top'
  );
}

/**
 * Areas that a toast must not cover: the focused element (usually the one just pressed) with its description, and the
 * submit button of its form. The wanted position is the top while a field is focused or marked as invalid.
 */
export function occupiedAreas(document: Document): { wanted: 'middle' | 'top'; clear: Span[] } {
  const { activeElement, body } = document;
  const focused = activeElement && activeElement !== body ? activeElement : undefined;
  const note = document.getElementById(focused?.getAttribute('aria-describedby') ?? '');
  const submit = focused?.closest('form')?.querySelector('[type=submit]');
  return {
    wanted: focused?.matches('input,textarea') || body.querySelector('[aria-invalid=true]') ? 'top' : 'middle',
    clear: [focused, note, submit].flatMap((node) => (node ? [node.getBoundingClientRect()] : [])),
  };
}

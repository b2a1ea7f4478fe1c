import type { ToastProps } from '@tally/ui/Toast';

export type ToastPlacement = NonNullable<ToastProps['place']>;

/** A vertical range of the screen, px from its top. */
export interface Span {
  top: number;
  bottom: number;
}

const others = { middle: ['bottom', 'top'], top: ['bottom', 'middle'], edge: ['bottom'] } as const;

/**
 * The place in which a toast covers none of the areas `clear`: the wanted one (DIALOG-3: the middle; while a dialog is
 * open the upper edge), else the first free one of the others; where none is free, the top, or the edge.
 * @param at where the toast would be in each place
 * @param names covered only where every place that is free would cover one
 */
export function toastPlacement(
  wanted: 'middle' | 'top' | 'edge',
  at: Readonly<Record<ToastPlacement, Span>>,
  clear: readonly Span[],
  names: readonly Span[] = [],
): ToastPlacement {
  const freeOf = (areas: readonly Span[]) =>
    [wanted, ...others[wanted]].find((place) =>
      areas.every(({ top, bottom }) => bottom <= at[place].top || top >= at[place].bottom),
    );
  return freeOf([...clear, ...names]) ?? freeOf(clear) ?? (wanted === 'edge' ? 'edge' : 'top');
}

/**
 * Areas that a toast must not cover: an open dialog, the focused element (usually the one just pressed) with its
 * description, and the submit button of its form; and if possible none of the form's labels and headings. The wanted position is the top
 * while a field is focused or marked as invalid.
 * @param before what was focused when the toast came: it counts when nothing is focused any more, e.g. a button that
 *   was off while its request was under way
 */
export function occupiedAreas(
  document: Document,
  before?: Element | null,
): { wanted: 'middle' | 'top'; clear: Span[]; names: Span[] } {
  const { activeElement, body } = document;
  const focused = [activeElement, before].find((node) => node && node !== body && node.isConnected) ?? undefined;
  const note = document.getElementById(focused?.getAttribute('aria-describedby') ?? '');
  const form = focused?.closest('form');
  const submit = form?.querySelector('[type=submit]');
  const dialog = body.querySelector('[aria-modal]');
  return {
    wanted: focused?.matches('input,textarea') || body.querySelector('[aria-invalid=true]') ? 'top' : 'middle',
    clear: [dialog, focused, note, submit].flatMap((node) => (node ? [node.getBoundingClientRect()] : [])),
    names: [...(form?.querySelectorAll('h2,label') ?? [])].map((node) => node.getBoundingClientRect()),
  };
}

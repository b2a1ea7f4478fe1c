import type { ToastProps } from '@tally/ui/Toast';

export type ToastPlacement = NonNullable<ToastProps['place']>;

/** A vertical range of the screen, px from its top. */
export interface Span {
  top: number;
  bottom: number;
}

/** What a toast must not cover, and what lies beside it. */
interface Occupied {
  /** An open dialog; the pressed control or the field in use, with what is said to be wrong with it. */
  inUse: Span[];
  /** Submit button, labels and headings of its form: another place than the wanted one covers them only if it has to. */
  beside: Span[];
  /** Whether it is a field: a keyboard may lie over the lower part of the screen. */
  typing: boolean;
}

/**
 * The place of a toast: the wanted one (DIALOG-3: the middle; while a dialog is open the upper edge), unless it would
 * cover there what is in use. Of the others the first that covers neither that nor its form, then the first that does
 * not cover that; where none is free, the top, or the edge.
 * @param at where the toast would be in each place
 */
export function toastPlacement(
  wanted: 'middle' | 'edge',
  at: Readonly<Record<ToastPlacement, Span>>,
  { inUse, beside, typing }: Occupied,
): ToastPlacement {
  const isFree = (place: ToastPlacement, areas: readonly Span[]) =>
    areas.every(({ top, bottom }) => bottom <= at[place].top || top >= at[place].bottom);
  if (isFree(wanted, inUse)) return wanted;
  const others: ToastPlacement[] = wanted === 'edge' ? ['bottom'] : typing ? ['top', 'bottom'] : ['bottom', 'top'];
  return (
    others.find((place) => isFree(place, [...inUse, ...beside])) ??
    others.find((place) => isFree(place, inUse)) ??
    (wanted === 'edge' ? 'edge' : 'top')
  );
}

/**
 * What is in use on the page: an open dialog, and the focused element, which usually is the one just pressed.
 * @param before what was focused when the toast came: it counts when nothing is focused any more, e.g. a button that
 *   was off while its request was under way
 */
export function occupiedAreas(document: Document, before?: Element | null): Occupied {
  const { activeElement, body } = document;
  const focused = [activeElement, before].find((node) => node && node !== body && node.isConnected) ?? undefined;
  const note = document.getElementById(focused?.getAttribute('aria-describedby') ?? '');
  const form = focused?.closest('form');
  const spansOf = (nodes: Iterable<Element | null | undefined>) =>
    [...nodes].flatMap((node) => (node ? [node.getBoundingClientRect()] : []));
  return {
    inUse: spansOf([body.querySelector('[aria-modal]'), focused, note]),
    beside: spansOf(form?.querySelectorAll('[type=submit],h2,label') ?? []),
    typing: focused?.matches('input,textarea') ?? false,
  };
}

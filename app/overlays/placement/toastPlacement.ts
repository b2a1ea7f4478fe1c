import type { ToastProps } from '@tally/ui/Toast';

export type ToastPlacement = NonNullable<ToastProps['place']>;

/** A vertical range of the screen, px from its top. */
export interface Span {
  top: number;
  bottom: number;
}

/** What a toast must not cover, and what lies beside it. */
interface Occupied {
  /**
   * An open dialog; the pressed control with what is chosen in its section, or the field in use with what is said to be
   * wrong with it.
   */
  inUse: Span[];
  /** Labels, headings and buttons close to the pressed control: covered only where there is no other room. */
  near: Span[];
  /** Submit button, labels and headings of a field's form: another place than the wanted one avoids them too. */
  beside: Span[];
  /** Whether it is a field: a keyboard may lie over the lower part of the screen. */
  typing: boolean;
}

/**
 * The place of a toast: the wanted one (DIALOG-3: the middle; while a dialog is open the upper edge), unless it would
 * cover there what is in use or near it. Of the others the first that covers neither that nor its form; then whichever
 * does not cover what is in use; where none is free, the top, or the edge.
 * @param at where the toast would be in each place
 */
export function toastPlacement(
  wanted: 'middle' | 'edge',
  at: Readonly<Record<ToastPlacement, Span>>,
  { inUse, near, beside, typing }: Occupied,
): ToastPlacement {
  const isFree = (place: ToastPlacement, ...areas: readonly Span[][]) =>
    areas.flat().every(({ top, bottom }) => bottom <= at[place].top || top >= at[place].bottom);
  if (isFree(wanted, inUse, near)) return wanted;
  const others: ToastPlacement[] = wanted === 'edge' ? ['bottom'] : typing ? ['top', 'bottom'] : ['bottom', 'top'];
  return (
    others.find((place) => isFree(place, inUse, near, beside)) ??
    [wanted, ...others].find((place) => isFree(place, inUse)) ??
    (wanted === 'edge' ? 'edge' : 'top')
  );
}

/** What is this far from a pressed control, px, may be looked at or pressed next. */
const nearBy = 96;

const spansOf = (nodes: Iterable<Element | null | undefined>): DOMRect[] =>
  [...nodes].flatMap((node) => (node ? [node.getBoundingClientRect()] : []));

/** What lies around a pressed control: what is chosen in its section, and the words and buttons close to it. */
function aroundPressed(pressed: Element): Pick<Occupied, 'inUse' | 'near'> {
  const group = pressed.closest('form,section');
  if (!group) return { inUse: [], near: [] };
  const { top, bottom } = pressed.getBoundingClientRect();
  const chosen = [...group.querySelectorAll('input:checked')].map((input) => input.closest('label') ?? input);
  const others = [...group.querySelectorAll('button,h2,label,a[href]')].filter((node) => node !== pressed);
  return {
    inUse: spansOf(chosen),
    near: spansOf(others).filter((span) => span.top < bottom + nearBy && span.bottom > top - nearBy),
  };
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
  const dialog = body.querySelector('[aria-modal]');
  const typing = focused?.matches('input:not([type=radio],[type=checkbox]),textarea') ?? false;
  const around = focused && !typing && !dialog ? aroundPressed(focused) : { inUse: [], near: [] };
  return {
    inUse: [...spansOf([dialog, focused, note]), ...around.inUse],
    near: around.near,
    beside: spansOf(focused?.closest('form')?.querySelectorAll('[type=submit],h2,label') ?? []),
    typing,
  };
}

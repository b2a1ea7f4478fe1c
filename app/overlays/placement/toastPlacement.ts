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
  /** The submit button of its form. */
  buttons: Span[];
  /** Labels and headings of its form: another place than the wanted one covers them, and the button, only if it has to. */
  beside: Span[];
  /** Whether it is a field: a keyboard may lie over the lower part of the screen. */
  typing: boolean;
}

type Places = Readonly<Record<ToastPlacement, Span>>;
const isFree = ({ top, bottom }: Span, areas: readonly Span[]) =>
  areas.every((area) => area.bottom <= top || area.top >= bottom);
/** Where a toast goes that has no room in the middle; a keyboard may lie over the lower places. */
const besideMiddle = (typing: boolean): ToastPlacement[] => (typing ? ['top', 'bottom'] : ['bottom', 'top']);

/**
 * The place of a toast: the wanted one (DIALOG-3: the middle; while a dialog is open the upper edge), unless it would
 * cover there what is in use. Of the others the first that covers neither that nor its form, then the first that does
 * not cover that; where none is free, the top, or the edge.
 * @param at where the toast would be in each place
 */
export function toastPlacement(
  wanted: 'middle' | 'edge',
  at: Places,
  { inUse, buttons, beside, typing }: Occupied,
): ToastPlacement {
  if (isFree(at[wanted], inUse)) return wanted;
  const others: ToastPlacement[] = wanted === 'edge' ? ['bottom'] : besideMiddle(typing);
  return (
    others.find((place) => isFree(at[place], [...inUse, ...buttons, ...beside])) ??
    others.find((place) => isFree(at[place], inUse)) ??
    (wanted === 'edge' ? 'edge' : 'top')
  );
}

/**
 * The place of a toast whose words stand beside the field in use as well: where it covers neither field nor button, else
 * none (DIALOG-3).
 */
export function fieldToastPlacement(
  at: Places,
  { inUse, buttons, beside, typing }: Occupied,
): ToastPlacement | undefined {
  const taken = [...inUse, ...buttons];
  if (isFree(at.middle, taken)) return 'middle';
  const others = besideMiddle(typing);
  return (
    others.find((place) => isFree(at[place], [...taken, ...beside])) ?? others.find((place) => isFree(at[place], taken))
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
    buttons: spansOf(form?.querySelectorAll('[type=submit]') ?? []),
    beside: spansOf(form?.querySelectorAll('h2,label') ?? []),
    typing: focused?.matches('input,textarea') ?? false,
  };
}

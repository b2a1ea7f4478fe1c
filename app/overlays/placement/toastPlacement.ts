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
  /** The submit button of a field's form. */
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
 * cover there what is in use or near it. Of the others the first that covers neither that nor its form; then whichever
 * does not cover what is in use; where none is free, the top, or the edge.
 * @param at where the toast would be in each place
 */
export function toastPlacement(
  wanted: 'middle' | 'edge',
  at: Places,
  { inUse, near, buttons, beside, typing }: Occupied,
): ToastPlacement {
  if (isFree(at[wanted], [...inUse, ...near])) return wanted;
  const others: ToastPlacement[] = wanted === 'edge' ? ['bottom'] : besideMiddle(typing);
  return (
    others.find((place) => isFree(at[place], [...inUse, ...near, ...buttons, ...beside])) ??
    [wanted, ...others].find((place) => isFree(at[place], inUse)) ??
    (wanted === 'edge' ? 'edge' : 'top')
  );
}

/** What is this far from a pressed control, px, may be looked at or pressed next. */
const nearBy = 128;

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
  const dialog = body.querySelector('[aria-modal]');
  const typing = focused?.matches('input:not([type=radio],[type=checkbox]),textarea') ?? false;
  const form = focused?.closest('form');
  const around = focused && !typing && !dialog ? aroundPressed(focused) : { inUse: [], near: [] };
  return {
    inUse: [...spansOf([dialog, focused, note]), ...around.inUse],
    near: around.near,
    buttons: spansOf(form?.querySelectorAll('[type=submit]') ?? []),
    beside: spansOf(form?.querySelectorAll('h2,label') ?? []),
    typing,
  };
}

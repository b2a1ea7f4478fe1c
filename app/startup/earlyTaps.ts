import { tappedTask } from '../screens/Home/homeTaps';

/** Attribute that names the action of an element (HomeTap). */
const tapAttribute = 'data-tap';
/** Attribute of an element that was pressed and waits for the app; its look is defined in `pressedStyle`. */
const pressedAttribute = 'data-pressed';

/** Style of a pressed button or link until the app can handle the tap: the same as while pressed (ui/Button). */
export const pressedStyle = `[${pressedAttribute}]{filter:brightness(.9);transform:scale(.97)}`;

/** Taps made before the app can handle them: stored in order, and shown as accepted in the same frame. */
export interface EarlyTaps {
  /**
   * Called when home's components receive the taps themselves. Returns the taps so far; the task cards show from now on
   * that they are busy, so their marks are removed.
   */
  take(): string[];
  /** The tap was handled or refused: its element is no longer marked as waiting. */
  release(tap: string): void;
  /** The app handles taps itself from now on. */
  end(): void;
}

/** Stores and marks the taps of a page from its first paint on. */
export function keepEarlyTaps(page: Document): EarlyTaps {
  const taps: string[] = [];
  const marked: { tap: string; node: Element }[] = [];
  let taken = false;
  const onClick = (event: Event) => {
    const node = event.target instanceof Element ? event.target.closest('button, a') : null;
    const tap = node?.closest(`[${tapAttribute}]`)?.getAttribute(tapAttribute);
    if (!node || !tap) return;
    // Following a link would leave the page and lose the boot data.
    event.preventDefault();
    // A tap that React receives before it has hydrated the page makes it hydrate within the tap, which would delay the
    // mark.
    if (!taken) event.stopPropagation();
    // Repeated taps on the same element count once.
    if (!taken && !taps.includes(tap)) taps.push(tap);
    // Once React has taken over, a task's card itself shows that it is busy.
    if (node.hasAttribute('aria-busy') || (taken && tappedTask(tap))) return;
    marked.push({ tap, node });
    node.setAttribute('aria-busy', 'true');
    node.setAttribute(pressedAttribute, '');
  };
  const release = (done: (tap: string) => boolean) => {
    for (const { tap, node } of marked.splice(0)) {
      if (!done(tap)) marked.push({ tap, node });
      else for (const name of ['aria-busy', pressedAttribute]) node.removeAttribute(name);
    }
  };
  page.addEventListener('click', onClick, true);
  return {
    take: () => {
      taken = true;
      release((tap) => tappedTask(tap) !== undefined);
      return taps.splice(0);
    },
    release: (tap) => release((candidate) => candidate === tap),
    end: () => page.removeEventListener('click', onClick, true),
  };
}

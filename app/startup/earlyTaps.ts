import { tappedTask } from '../screens/Home/homeTaps';

/** The attribute that names what a press on an element means (HomeTap). */
const tapAttribute = 'data-tap';
/** The attribute of what was pressed and waits for the app; its look is in `pressedStyle`. */
const pressedAttribute = 'data-pressed';

/** How a pressed button or link looks until the app can answer: as under the finger (ui/Button). */
export const pressedStyle = `[${pressedAttribute}]{filter:brightness(.9);transform:scale(.97)}`;

/** What is tapped before the app can answer: kept in order, and shown as taken in the same frame. */
export interface EarlyTaps {
  /** Home's components get the taps from now on. Gives what was tapped until now, and hands the tasks' marks over to their cards. */
  take(): string[];
  /** The tap was dealt with, or refused: nothing waits any more. */
  release(tap: string): void;
  /** The app answers taps itself from now on. */
  end(): void;
}

/** Keeps and marks the taps of a page from its first paint on. */
export function keepEarlyTaps(page: Document): EarlyTaps {
  const taps: string[] = [];
  const marked: { tap: string; node: Element }[] = [];
  let taken = false;
  const onClick = (event: Event) => {
    const node = event.target instanceof Element ? event.target.closest('button, a') : null;
    const tap = node?.closest(`[${tapAttribute}]`)?.getAttribute(tapAttribute);
    if (!node || !tap) return;
    // A link would leave the page, and with it everything the page was opened with.
    event.preventDefault();
    // Tapping again out of impatience asks for the same thing once.
    if (!taken && !taps.includes(tap)) taps.push(tap);
    // The card of a task shows by itself that it waits, once it is React's.
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
  page.addEventListener('click', onClick);
  return {
    take: () => {
      taken = true;
      release((tap) => tappedTask(tap) !== undefined);
      return taps.splice(0);
    },
    release: (tap) => release((candidate) => candidate === tap),
    end: () => page.removeEventListener('click', onClick),
  };
}

import { tappedTask } from '../../screens/Home/homeTaps';

/** Attribute that names the action of an element (HomeTap). */
const tapAttribute = 'data-tap';
/** Attribute of an element that was pressed and waits for the app; its look is defined in `pressedStyle`. */
const pressedAttribute = 'data-pressed';

/** Style of a pressed button or link until the app can handle the tap: the same as while pressed (ui/Button). */
export const pressedStyle = `[${pressedAttribute}]{filter:brightness(.9);transform:scale(.97)}`;

/** Taps made before the app can handle them: stored in order, and shown as accepted in the same frame. */
export interface EarlyTaps {
  /** Taps that wait, in order. Who handles them before home's components receive taps themselves removes them. */
  kept: string[];
  /** The tap was handled or refused: its element is no longer marked as waiting. */
  release(tap: string): void;
  /**
   * Called when home's components receive the taps themselves. Returns the taps that still wait. The task cards show
   * from now on that they are busy, so their marks are removed.
   */
  end(): string[];
}

/** Stores and marks the taps of a page from its first paint on. */
export function collectEarlyTaps(page: Document): EarlyTaps {
  const kept: string[] = [];
  const marked: { tap: string; node: Element }[] = [];
  const onClick = (event: Event) => {
    const node = event.target instanceof Element ? event.target.closest('button, a') : null;
    const tap = node?.closest(`[${tapAttribute}]`)?.getAttribute(tapAttribute);
    if (!node || !tap) return;
    // Following a link would leave the page and lose the boot data.
    event.preventDefault();
    // A tap that React receives before it has hydrated the page makes it hydrate within the tap, which would delay the
    // mark.
    event.stopPropagation();
    // Repeated taps on the same element count once, until the first is handled.
    if (!node.hasAttribute(pressedAttribute) && !kept.includes(tap)) kept.push(tap);
    if (node.hasAttribute('aria-busy')) return;
    marked.push({ tap, node });
    node.setAttribute('aria-busy', 'true');
    node.setAttribute(pressedAttribute, '');
  };
  /** Removes the marks of a tap, or of all tasks. */
  const release = (tap?: string) => {
    for (const mark of marked.splice(0)) {
      if (tap ? tap !== mark.tap : !tappedTask(mark.tap)) marked.push(mark);
      else for (const name of ['aria-busy', pressedAttribute]) mark.node.removeAttribute(name);
    }
  };
  page.addEventListener('click', onClick, true);
  return {
    kept,
    release,
    end: () => {
      page.removeEventListener('click', onClick, true);
      release();
      return kept.splice(0);
    },
  };
}

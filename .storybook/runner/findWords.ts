import type { Words } from '../../scripts/lib/visual/store.mjs';

/**
 * Finds the words that a picture of the page shows, and those that are heard in their place. Runs inside the page,
 * where it is sent as text, so it uses nothing from outside itself.
 *
 * @returns each text of an element, and a sentence of several elements also as a whole
 */
export function findWords(): Words[] {
  const found = new Map<string, Words>();
  const seen = (node: Element) =>
    node.checkVisibility({ visibilityProperty: true, opacityProperty: true }) &&
    !node.closest('.sb-wrapper,script,style,noscript');
  /** Whether a bar or a dialog lies over a place of the node. */
  const covered = (node: Element, x: number, y: number) => {
    for (let top = document.elementFromPoint(x, y); top && !top.contains(node); top = top.parentElement)
      if (top.matches('dialog') || /fixed|sticky/.test(getComputedStyle(top).position)) return true;
    return false;
  };
  const add = (node: Element, words: string | null, box: DOMRect) => {
    const said = (words ?? '').replace(/\s+/g, ' ').trim();
    const [middle, centre] = [box.x + box.width / 2, box.y + box.height / 2];
    if (middle < 0 || centre < 0 || middle > innerWidth || centre > innerHeight || covered(node, middle, centre))
      return;
    const [x, y, width, height] = [box.x, box.y, box.width, box.height].map(Math.round) as [
      number,
      number,
      number,
      number,
    ];
    if (/\p{L}/u.test(said) && said.length <= 400 && width > 0 && height > 0)
      found.set(`${said} ${x} ${y}`, [said, x, y, width, height]);
  };
  const range = document.createRange();
  for (const node of document.body.querySelectorAll('*')) {
    if (!seen(node)) continue;
    const texts = Array.from(node.childNodes).filter(({ nodeType }) => nodeType === Node.TEXT_NODE);
    for (const text of texts) {
      range.selectNodeContents(text);
      add(node, text.textContent, range.getBoundingClientRect());
    }
    if (texts.length > 0 && node.childNodes.length > 1) {
      range.selectNodeContents(node);
      add(node, node.textContent, range.getBoundingClientRect());
    }
    for (const name of ['aria-label', 'placeholder', 'alt']) {
      const words = node.getAttribute(name);
      if (words) add(node, words, node.getBoundingClientRect());
    }
  }
  return Array.from(found.values());
}

/**
 * Finds amounts that stand on more than one line, or stick out of their place, where something may cover them: a number
 * of which a part is missing reads as another one. Runs inside the page, where it is sent as text, so it uses nothing
 * from outside itself.
 *
 * @returns one sentence per amount; empty if all of them are whole
 */
export function findBrokenAmounts(): string[] {
  const found = new Set<string>();
  const amount = /(?:(?:Rp|R\$|₱)\s?\d[\d.,]*|\d{1,3}(?:[.,]\d{3})+|\d+[.,]\d+)/g;
  const range = document.createRange();
  const walk = document.createTreeWalker(document.body, NodeFilter.SHOW_TEXT);
  while (walk.nextNode()) {
    const { currentNode: node } = walk;
    const holder = node.parentElement;
    if (!holder || holder.closest('script,style,noscript,.sb-wrapper')) continue;
    if (!holder.checkVisibility({ visibilityProperty: true, opacityProperty: true })) continue;
    for (const { 0: text, index } of (node.textContent ?? '').matchAll(amount)) {
      range.setStart(node, index);
      range.setEnd(node, index + text.length);
      const lines = new Set<number>();
      for (const { width, top } of range.getClientRects()) if (width > 1) lines.add(Math.round(top));
      let place: Element = holder;
      while (getComputedStyle(place).display === 'inline' && place.parentElement) place = place.parentElement;
      const { width, right: edge } = place.getBoundingClientRect();
      // Not for the eye, or cut on purpose.
      const free = width <= 1 || getComputedStyle(place).textOverflow === 'ellipsis';
      const said = `"${text}" in <${holder.localName}>`;
      if (!free && Array.from(range.getClientRects()).some(({ right }) => right > edge + 1))
        found.add(`an amount sticks out of its place: ${said}`);
      if (lines.size > 1) found.add(`an amount is broken: ${said}`);
    }
  }
  return Array.from(found);
}

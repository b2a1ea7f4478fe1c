/**
 * Finds amounts that stand on more than one line: a number that is broken inside its digits reads as another one. Runs
 * inside the page, where it is sent as text, so it uses nothing from outside itself.
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
      if (lines.size > 1) found.add(`an amount is broken: "${text}" in <${holder.localName}>`);
    }
  }
  return Array.from(found);
}

/**
 * Finds text that does not fit: a page that scrolls sideways, text that is cut off, and button labels on two lines.
 * Runs inside the page, so it uses nothing from outside itself.
 *
 * An ellipsis is accepted, since it is a deliberate choice for text from users or servers, except on a button, where it
 * hides what the button does. An element with `data-wraps` is a button whose label may take two lines.
 *
 * @param pills whether button labels have to stay on one line (not required at the largest text size)
 * @returns one sentence per element; empty if everything fits
 */
export function findOverflow({ pills }: { pills: boolean }): string[] {
  const found = new Set<string>();
  const root = document.scrollingElement ?? document.documentElement;
  const page = document.documentElement.clientWidth;
  const slack = 1; // tolerance for rounded fractions of a pixel
  const clips = (value: string) => value === 'hidden' || value === 'clip';
  const scrolls = (value: string) => value === 'auto' || value === 'scroll';
  const name = (node: Element) =>
    `<${node.localName}> "${(node.textContent ?? '').trim().replace(/\s+/g, ' ').slice(0, 60)}"`;
  const onlyForReaders = (style: CSSStyleDeclaration, box: DOMRect) =>
    (style.position === 'absolute' && box.width <= 1 && box.height <= 1) ||
    (style.clipPath !== 'none' && box.width <= 1);

  if (root.scrollWidth > page) {
    const wide = Array.from(document.body.querySelectorAll('*'))
      .filter((node) => node.getBoundingClientRect().right > page + slack && !node.children.length)
      .map(name);
    found.add(
      `the page scrolls sideways: ${root.scrollWidth} px wide on ${page} px${wide[0] ? `, by ${wide[0]}` : ''}`,
    );
  }

  /** Whether a part of the text lies outside an ancestor that clips its overflow. */
  const cut = (holder: Element, box: DOMRect): boolean => {
    for (let node: Element | null = holder; node && node !== document.documentElement; node = node.parentElement) {
      const style = getComputedStyle(node);
      const edge = node.getBoundingClientRect();
      if (onlyForReaders(style, edge)) return false;
      if (scrolls(style.overflowX) || scrolls(style.overflowY)) return false;
      const ends = style.textOverflow === 'ellipsis' || style.webkitLineClamp !== 'none';
      if (
        ends &&
        (clips(style.overflowX) || clips(style.overflowY)) &&
        !holder.closest('button,[role=button],[role=tab]')
      )
        return false;
      if (clips(style.overflowX) && (box.right > edge.right + slack || box.left < edge.left - slack)) return true;
      if (clips(style.overflowY) && (box.bottom > edge.bottom + slack * 3 || box.top < edge.top - slack * 3))
        return true;
      if (style.position === 'fixed') break;
    }
    return box.right > page + slack || box.left < -slack;
  };

  const walk = document.createTreeWalker(document.body, NodeFilter.SHOW_TEXT);
  const range = document.createRange();
  while (walk.nextNode()) {
    const holder = walk.currentNode.parentElement;
    if (
      !holder ||
      !walk.currentNode.textContent?.trim() ||
      holder.closest('script,style,noscript,svg,.sb-wrapper,[aria-hidden=true],[inert]')
    )
      continue;
    if (!holder.checkVisibility({ visibilityProperty: true, opacityProperty: true })) continue;
    range.selectNodeContents(walk.currentNode);
    const boxes = Array.from(range.getClientRects()).filter((box) => box.width > 0 && box.height > 0);
    if (boxes.some((box) => cut(holder, box))) found.add(`text is cut: ${name(holder)}`);
  }

  for (const pill of !pills ? [] : document.querySelectorAll('button,[role=button],[role=tab],[data-pill]')) {
    if (pill.closest('.sb-wrapper,[data-wraps]') || !pill.checkVisibility({ visibilityProperty: true })) continue;
    // A card that is one button contains several texts, each checked above; a pill has only one label.
    const labels = new Set<Element>();
    const textNodes = document.createTreeWalker(pill, NodeFilter.SHOW_TEXT);
    while (textNodes.nextNode()) {
      const holder = textNodes.currentNode.parentElement;
      if (holder && textNodes.currentNode.textContent?.trim() && holder.getBoundingClientRect().width > 1)
        labels.add(holder);
    }
    const [label] = labels;
    if (!label || labels.size > 1) continue;
    range.selectNodeContents(label);
    const lines = new Set<number>();
    for (const box of range.getClientRects())
      if (box.width > 0 && box.height > 8) lines.add(Math.round((box.top + box.bottom) / 2 / 8));
    const size = parseFloat(getComputedStyle(label).lineHeight) || parseFloat(getComputedStyle(label).fontSize) * 1.4;
    const spread = (Math.max(...lines) - Math.min(...lines)) * 8;
    if (lines.size > 1 && spread >= size * 0.8) found.add(`a button's label is on two lines: ${name(pill)}`);
  }
  return Array.from(found);
}

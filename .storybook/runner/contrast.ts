/** One thing drawn on another, by its colours as the browser computes them. */
export interface UsedPair {
  kind: 'text' | 'large' | 'graphic';
  front: string;
  /** The nearest colour behind it. */
  background: string;
  /** Where it was seen. */
  where: string;
}

/**
 * Collects which colour lies on which: words, what stands in a field or says what belongs there, the borders of fields,
 * and icons in the colour of their words. Runs inside the page, so it uses nothing from outside itself.
 *
 * A picture behind words is looked through, down to the colour under it: the markets' patterns. Words on a picture
 * without a colour are not judged.
 *
 * @returns each pair once
 */
export function usedPairs(): UsedPair[] {
  const found = new Map<string, UsedPair>();
  const clear = (value: string) => value === 'transparent' || /^rgba\(.*, 0\)$/.test(value);
  const name = (node: Element) =>
    `<${node.localName}> "${(node.textContent ?? '').trim().replace(/\s+/g, ' ').slice(0, 40)}"`;
  const leftOut = '.sb-wrapper,script,style,noscript,[inert]';
  const shown = (node: Element) => node.checkVisibility({ visibilityProperty: true, opacityProperty: true });

  /** A ground that a node lays under part of itself, as a box before its content. */
  const laidUnder = (node: Element, spot: DOMRect): CSSStyleDeclaration | undefined => {
    const style = getComputedStyle(node, '::before');
    if (style.content === 'none' || style.position !== 'absolute') return undefined;
    const box = node.getBoundingClientRect();
    const left = box.left + parseFloat(style.left);
    const top = box.top + parseFloat(style.top);
    const [x, y] = [(spot.left + spot.right) / 2, (spot.top + spot.bottom) / 2];
    return x >= left && x <= left + parseFloat(style.width) && y >= top && y <= top + parseFloat(style.height)
      ? style
      : undefined;
  };
  /** The nearest colour behind what a node holds at a spot; none where there is only a picture. */
  const backgroundOf = (from: Element | null, spot: DOMRect): string | undefined => {
    for (let node = from; node; node = node.parentElement) {
      const under = laidUnder(node, spot);
      if (under && !clear(under.backgroundColor)) return under.backgroundColor;
      const { backgroundColor, backgroundImage } = getComputedStyle(node);
      if (!clear(backgroundColor)) return backgroundColor;
      if (backgroundImage !== 'none') return undefined;
    }
    return 'rgb(255, 255, 255)';
  };
  const add = (kind: UsedPair['kind'], front: string, back: string | undefined, node: Element) => {
    if (!back || clear(front)) return;
    const key = `${kind} ${front} ${back}`;
    if (!found.has(key)) found.set(key, { kind, front, background: back, where: name(node) });
  };
  const sizeOf = ({ fontSize, fontWeight }: CSSStyleDeclaration): 'text' | 'large' =>
    parseFloat(fontSize) >= (Number(fontWeight) >= 700 ? 18.66 : 24) ? 'large' : 'text';

  const walk = document.createTreeWalker(document.body, NodeFilter.SHOW_TEXT);
  const range = document.createRange();
  while (walk.nextNode()) {
    const holder = walk.currentNode.parentElement;
    if (!holder || !walk.currentNode.textContent?.trim() || holder.closest(`${leftOut},svg,textarea`) || !shown(holder))
      continue;
    const style = getComputedStyle(holder);
    if (style.clipPath !== 'none') continue; // words for screen readers
    range.selectNodeContents(walk.currentNode);
    const spot = range.getBoundingClientRect();
    if (spot.width > 0) add(sizeOf(style), style.color, backgroundOf(holder, spot), holder);
  }
  for (const field of document.querySelectorAll<HTMLInputElement | HTMLTextAreaElement>(
    'input:not([type=radio],[type=checkbox],[type=file],[type=hidden]),textarea',
  )) {
    if (field.closest(leftOut) || !shown(field)) continue;
    const style = getComputedStyle(field);
    const ground = backgroundOf(field, field.getBoundingClientRect());
    const fieldStyle = field.value ? style : field.placeholder ? getComputedStyle(field, '::placeholder') : undefined;
    if (fieldStyle) add(sizeOf(fieldStyle), fieldStyle.color, ground, field);
    if (parseFloat(style.borderTopWidth) > 0 && style.borderTopStyle !== 'none')
      add('graphic', style.borderTopColor, ground, field);
  }
  for (const icon of document.querySelectorAll('svg')) {
    if (icon.closest(leftOut) || !shown(icon) || !icon.querySelector('[fill=currentColor],[stroke=currentColor]'))
      continue;
    add(
      'graphic',
      getComputedStyle(icon).color,
      backgroundOf(icon, icon.getBoundingClientRect()),
      icon.parentElement ?? icon,
    );
  }
  return Array.from(found.values());
}

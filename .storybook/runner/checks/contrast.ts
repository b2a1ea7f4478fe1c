/** A foreground on a background, with the colours computed by the browser. */
export interface UsedPair {
  kind: 'text' | 'large' | 'graphic';
  front: string;
  /** The nearest opaque or translucent colour behind the foreground. */
  background: string;
  /** The element with the pair: tag name and text. */
  where: string;
}

/**
 * Collects the colour pairs of a page: text, values and placeholders of fields, borders of fields, and icons in the
 * colour of their text. Runs inside the page, so it uses nothing from outside itself.
 *
 * Where an element has a background image on a background colour (the markets' patterns), the colour counts. Text on an
 * image without a colour is not checked.
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

  /** Style of an element's absolutely positioned `::before` box, if that lies behind the given area. */
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
  /** The nearest background colour behind an area inside an element; undefined if there is only an image. */
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
    if (style.clipPath !== 'none') continue; // text for screen readers only
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

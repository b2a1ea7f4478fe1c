/**
 * Checks for forced-colours mode, in which the system replaces all colours with a small palette, so that anything shown
 * by colour alone is lost. Each function runs inside the page and uses nothing from outside itself.
 */

interface Remembered {
  /** Controls, dialogs and progress bars that had a background or border different from their surroundings. */
  shapes: Element[];
  /** Elements whose text was hidden by a transparent colour. */
  hidden: Element[];
}

/** Stores which elements are visible with the page's own colours. Call it before forced colours are emulated. */
export function rememberShapes(): void {
  const clear = (value: string) => value === 'transparent' || /^rgba\(.*, 0\)$/.test(value);
  const shown = (node: Element) =>
    node.checkVisibility({ visibilityProperty: true, opacityProperty: true }) && !node.closest('.sb-wrapper,[inert]');
  const ground = (from: Element | null): string => {
    for (let node = from; node; node = node.parentElement) {
      const { backgroundColor } = getComputedStyle(node);
      if (!clear(backgroundColor)) return backgroundColor;
    }
    return 'rgb(255, 255, 255)';
  };
  const drawn = (style: CSSStyleDeclaration, backdrop: string) =>
    (!clear(style.backgroundColor) && style.backgroundColor !== backdrop) ||
    (parseFloat(style.borderTopWidth) > 0 && style.borderTopStyle !== 'none' && !clear(style.borderTopColor));
  const kinds =
    'button,a[href],input,textarea,select,[role=button],[role=tab],[role=radio],[role=dialog],[role=alertdialog],[role=progressbar],label:has(input)';
  const shapes = Array.from(document.body.querySelectorAll(kinds)).filter(
    (node) => shown(node) && drawn(getComputedStyle(node), ground(node.parentElement)),
  );
  const hidden = Array.from(document.body.querySelectorAll('*')).filter(
    (node) => shown(node) && clear(getComputedStyle(node).color) && node.textContent?.trim(),
  );
  (globalThis as unknown as { tallyShapes?: Remembered }).tallyShapes = { shapes, hidden };
}

/**
 * Finds what cannot be distinguished in forced colours: controls that lost their visible edge, hidden text that becomes
 * visible, icons and text in the colour of their background, selected items that look like the others, and disabled
 * controls that look enabled.
 *
 * @returns one sentence per element
 */
export function findLost(): string[] {
  const found = new Set<string>();
  const name = (node: Element) =>
    `<${node.localName}> "${(node.getAttribute('aria-label') ?? node.textContent ?? '').trim().replace(/\s+/g, ' ').slice(0, 60)}"`;
  const clear = (value: string) => value === 'transparent' || /^rgba\(.*, 0\)$/.test(value);
  const shown = (node: Element) =>
    node.checkVisibility({ visibilityProperty: true, opacityProperty: true }) &&
    !node.closest('.sb-wrapper,[inert],script,style');
  const ground = (from: Element | null): string => {
    for (let node = from; node; node = node.parentElement) {
      const { backgroundColor } = getComputedStyle(node);
      if (!clear(backgroundColor)) return backgroundColor;
    }
    return 'rgb(255, 255, 255)';
  };
  const { shapes = [], hidden = [] } = (globalThis as unknown as { tallyShapes?: Remembered }).tallyShapes ?? {};

  const edged = (node: Element) => {
    const style = getComputedStyle(node);
    const backdrop = ground(node.parentElement);
    const border =
      parseFloat(style.borderTopWidth) > 0 &&
      style.borderTopStyle !== 'none' &&
      !clear(style.borderTopColor) &&
      style.borderTopColor !== backdrop;
    const outline =
      parseFloat(style.outlineWidth) > 0 && style.outlineStyle !== 'none' && style.outlineColor !== backdrop;
    return border || outline || (!clear(style.backgroundColor) && style.backgroundColor !== backdrop);
  };
  for (const node of shapes)
    if (node.isConnected && !edged(node)) found.add(`has no edge in forced colours: ${name(node)}`);
  for (const node of hidden)
    if (node.isConnected && !clear(getComputedStyle(node).color))
      found.add(`comes to light in forced colours: ${name(node)}`);

  for (const node of document.body.querySelectorAll('*')) {
    const paints =
      node.localName === 'svg'
        ? node.querySelector('[fill=currentColor],[stroke=currentColor]')
        : Array.from(node.childNodes).some((child) => child.nodeType === 3 && child.textContent?.trim()) &&
          !node.closest('svg');
    if (paints && shown(node) && getComputedStyle(node).color === ground(node))
      found.add(
        `cannot be seen in forced colours: ${name(node.localName === 'svg' ? (node.parentElement ?? node) : node)}`,
      );
  }

  const looks = [
    'color',
    'backgroundColor',
    'borderTopColor',
    'borderTopWidth',
    'borderBottomWidth',
    'outlineStyle',
    'outlineWidth',
    'textDecorationLine',
    'fontWeight',
  ] as const;
  /** What an element looks like, as one string, for comparing two elements. */
  const appearance = (node: Element) => {
    const style = getComputedStyle(node);
    return [...looks.map((property) => style[property]), node.querySelectorAll('svg').length].join();
  };
  const chosen =
    '[aria-selected=true],[aria-pressed=true],[aria-checked=true],[aria-current]:not([aria-current=false]),[data-state=selected]';
  for (const node of document.body.querySelectorAll(chosen)) {
    const other = node.parentElement
      ? Array.from(node.parentElement.children).find(
          (sibling) =>
            sibling.localName === node.localName &&
            !sibling.matches(`${chosen},[aria-disabled=true],[data-state=disabled]`),
        )
      : undefined;
    if (other && shown(node) && shown(other) && appearance(other) === appearance(node))
      found.add(`looks not chosen in forced colours: ${name(node)}`);
  }

  const probe = document.body.appendChild(document.createElement('span'));
  probe.style.color = 'GrayText';
  const grey = getComputedStyle(probe).color;
  probe.remove();
  for (const node of document.body.querySelectorAll(
    'button:disabled,input:disabled,textarea:disabled,label:has(input:disabled),[aria-disabled=true]:not([aria-busy=true])',
  )) {
    if (shown(node) && getComputedStyle(node).color !== grey)
      found.add(`looks as if it were on in forced colours: ${name(node)}`);
  }
  return Array.from(found);
}

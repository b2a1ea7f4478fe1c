import type { Page } from 'playwright';
import { givePageTools, type WithPageTools } from './pageTools.ts';

// From here to `brokenLabels` functions run inside the page, so they use nothing from outside themselves.

/** Tells of a page that scrolls sideways, with the element that makes it. */
function sidewaysScroll(): string[] {
  const { name } = (globalThis as unknown as WithPageTools).tallyTools;
  const root = document.scrollingElement ?? document.documentElement;
  const page = document.documentElement.clientWidth;
  if (root.scrollWidth <= page) return [];
  const wide = Array.from(document.body.querySelectorAll('*')).find(
    (node) => node.getBoundingClientRect().right > page + 1 && !node.children.length,
  );
  return [`the page scrolls sideways: ${root.scrollWidth} px wide on ${page} px${wide ? `, by ${name(wide)}` : ''}`];
}

function cutTexts(): string[] {
  const { shown, name } = (globalThis as unknown as WithPageTools).tallyTools;
  const page = document.documentElement.clientWidth;
  const slack = 1; // tolerance for rounded fractions of a pixel
  const clips = (value: string) => value === 'hidden' || value === 'clip';
  const scrolls = (value: string) => value === 'auto' || value === 'scroll';
  const onlyForReaders = (style: CSSStyleDeclaration, box: DOMRect) =>
    (style.position === 'absolute' && box.width <= 1 && box.height <= 1) ||
    (style.clipPath !== 'none' && box.width <= 1);
  const cutOnPurpose = (style: CSSStyleDeclaration, holder: Element) =>
    (style.textOverflow === 'ellipsis' || style.webkitLineClamp !== 'none') &&
    (clips(style.overflowX) || clips(style.overflowY)) &&
    !holder.closest('button:not([data-wraps][aria-label]),[role=button],[role=tab]');

  /** Whether a part of the text lies outside an ancestor that clips its overflow. */
  const cut = (holder: Element, box: DOMRect): boolean => {
    for (let node: Element | null = holder; node && node !== document.documentElement; node = node.parentElement) {
      const style = getComputedStyle(node);
      const edge = node.getBoundingClientRect();
      if (onlyForReaders(style, edge)) return false;
      if (scrolls(style.overflowX) || scrolls(style.overflowY)) return false;
      if (cutOnPurpose(style, holder)) return false;
      if (clips(style.overflowX) && (box.right > edge.right + slack || box.left < edge.left - slack)) return true;
      if (clips(style.overflowY) && (box.bottom > edge.bottom + slack * 3 || box.top < edge.top - slack * 3))
        return true;
      if (style.position === 'fixed') break;
    }
    return box.right > page + slack || box.left < -slack;
  };

  const found: string[] = [];
  const walk = document.createTreeWalker(document.body, NodeFilter.SHOW_TEXT);
  const range = document.createRange();
  while (walk.nextNode()) {
    const holder = walk.currentNode.parentElement;
    if (!holder || !walk.currentNode.textContent?.trim()) continue;
    if (holder.closest('svg,[aria-hidden=true]') || !shown(holder)) continue;
    range.selectNodeContents(walk.currentNode);
    const boxes = Array.from(range.getClientRects()).filter((box) => box.width > 0 && box.height > 0);
    if (boxes.some((box) => cut(holder, box))) found.push(`text is cut: ${name(holder)}`);
  }
  return found;
}

function brokenLabels(): string[] {
  const { name } = (globalThis as unknown as WithPageTools).tallyTools;
  const range = document.createRange();
  /** The visible elements with text in a button. */
  const labelsOf = (pill: Element): Set<Element> => {
    const labels = new Set<Element>();
    const textNodes = document.createTreeWalker(pill, NodeFilter.SHOW_TEXT);
    while (textNodes.nextNode()) {
      const holder = textNodes.currentNode.parentElement;
      if (holder && textNodes.currentNode.textContent?.trim() && holder.getBoundingClientRect().width > 1)
        labels.add(holder);
    }
    return labels;
  };
  const isOnTwoLines = (label: Element): boolean => {
    range.selectNodeContents(label);
    const lines = new Set<number>();
    for (const box of range.getClientRects())
      if (box.width > 0 && box.height > 8) lines.add(Math.round((box.top + box.bottom) / 2 / 8));
    const size = parseFloat(getComputedStyle(label).lineHeight) || parseFloat(getComputedStyle(label).fontSize) * 1.4;
    const spread = (Math.max(...lines) - Math.min(...lines)) * 8;
    return lines.size > 1 && spread >= size * 0.8;
  };
  return Array.from(document.querySelectorAll('button,[role=button],[role=tab],[data-pill]'))
    .filter((pill) => !pill.closest('.sb-wrapper,[data-wraps]') && pill.checkVisibility({ visibilityProperty: true }))
    .filter((pill) => {
      // A card that is one button contains several texts, each checked above; a pill has only one label.
      const [label, ...others] = labelsOf(pill);
      return label && others.length === 0 && isOnTwoLines(label);
    })
    .map((pill) => `a button's label is on two lines: ${name(pill)}`);
}

/** @param pills whether button labels have to stay on one line */
const checks = (pills: boolean) => [sidewaysScroll, cutTexts, ...(pills ? [brokenLabels] : [])];

/**
 * Finds text that does not fit: a page that scrolls sideways, text that is cut off, and button labels on two lines.
 *
 * An ellipsis is accepted, since it is a deliberate choice for text from users or servers, except on a button, where it
 * hides what the button does. An element with `data-wraps` is a button whose label may take two lines; one that has an
 * `aria-label` too is called by a name that may be cut, and is heard whole.
 *
 * @param pills whether button labels have to stay on one line (not required at the largest text size)
 * @returns one sentence per element; empty if everything fits
 */
export async function findOverflow(page: Page, { pills }: { pills: boolean }): Promise<string[]> {
  await page.evaluate(givePageTools);
  const found: string[] = [];
  for (const find of checks(pills)) found.push(...(await page.evaluate(find)));
  return [...new Set(found)];
}

/** The same for a page that looks at itself. */
export function overflowHere({ pills }: { pills: boolean }): string[] {
  givePageTools();
  return [...new Set(checks(pills).flatMap((find) => find()))];
}

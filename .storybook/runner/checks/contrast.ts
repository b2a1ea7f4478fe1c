import type { Page } from 'playwright';
import { givePageTools, type WithPageTools } from './pageTools.ts';

/** A foreground on a background, with the colours computed by the browser. */
export interface UsedPair {
  kind: 'text' | 'large' | 'graphic';
  front: string;
  /** The nearest opaque or translucent colour behind the foreground. */
  background: string;
  /** The element with the pair: tag name and text. */
  where: string;
}

/** The page's global object once it has the tools for colours. */
interface WithColorTools extends WithPageTools {
  tallyColors: {
    /** The nearest background colour behind an area inside an element; undefined if there is only an image. */
    backgroundOf(from: Element | null, spot: DOMRect): string | undefined;
    /** The kind of a text: large text needs less contrast. */
    sizeOf(style: CSSStyleDeclaration): 'text' | 'large';
    /** The pair of two colours; none if either of them is not there. */
    pairOf(kind: UsedPair['kind'], front: string, background: string | undefined, node: Element): UsedPair[];
  };
}

/** Gives the page the tools for colours. Runs inside the page, as do the functions below that collect pairs. */
function giveColorTools(): void {
  const inPage = globalThis as unknown as WithColorTools;
  const { clear, name } = inPage.tallyTools;
  /** Style of an element's absolutely positioned `::before` box, if that lies behind the given area. */
  const laidUnder = (node: Element, spot: DOMRect): CSSStyleDeclaration | undefined => {
    const style = getComputedStyle(node, '::before');
    if (style.content === 'none' || style.position !== 'absolute') return undefined;
    const box = node.getBoundingClientRect();
    const left = box.left + parseFloat(style.left);
    const top = box.top + parseFloat(style.top);
    const x = (spot.left + spot.right) / 2;
    const y = (spot.top + spot.bottom) / 2;
    return x >= left && x <= left + parseFloat(style.width) && y >= top && y <= top + parseFloat(style.height)
      ? style
      : undefined;
  };
  inPage.tallyColors = {
    backgroundOf: (from, spot) => {
      for (let node = from; node; node = node.parentElement) {
        const under = laidUnder(node, spot);
        if (under && !clear(under.backgroundColor)) return under.backgroundColor;
        const { backgroundColor, backgroundImage } = getComputedStyle(node);
        if (!clear(backgroundColor)) return backgroundColor;
        if (backgroundImage !== 'none') return undefined;
      }
      return 'rgb(255, 255, 255)';
    },
    sizeOf: ({ fontSize, fontWeight }) =>
      parseFloat(fontSize) >= (Number(fontWeight) >= 700 ? 18.66 : 24) ? 'large' : 'text',
    pairOf: (kind, front, background, node) =>
      !background || clear(front) ? [] : [{ kind, front, background, where: name(node) }],
  };
}

function textPairs(): UsedPair[] {
  const { tallyTools, tallyColors } = globalThis as unknown as WithColorTools;
  const { backgroundOf, sizeOf, pairOf } = tallyColors;
  const found: UsedPair[] = [];
  const walk = document.createTreeWalker(document.body, NodeFilter.SHOW_TEXT);
  const range = document.createRange();
  while (walk.nextNode()) {
    const holder = walk.currentNode.parentElement;
    if (!holder || !walk.currentNode.textContent?.trim()) continue;
    if (holder.closest('svg,textarea') || !tallyTools.shown(holder)) continue;
    const style = getComputedStyle(holder);
    if (style.clipPath !== 'none') continue; // text for screen readers only
    range.selectNodeContents(walk.currentNode);
    const spot = range.getBoundingClientRect();
    if (spot.width > 0) found.push(...pairOf(sizeOf(style), style.color, backgroundOf(holder, spot), holder));
  }
  return found;
}

function fieldPairs(): UsedPair[] {
  const { tallyTools, tallyColors } = globalThis as unknown as WithColorTools;
  const { backgroundOf, sizeOf, pairOf } = tallyColors;
  const fields = document.querySelectorAll<HTMLInputElement | HTMLTextAreaElement>(
    'input:not([type=radio],[type=checkbox],[type=file],[type=hidden]),textarea',
  );
  return Array.from(fields)
    .filter(tallyTools.shown)
    .flatMap((field) => {
      const style = getComputedStyle(field);
      const ground = backgroundOf(field, field.getBoundingClientRect());
      const words = field.value ? style : field.placeholder ? getComputedStyle(field, '::placeholder') : undefined;
      const hasBorder = parseFloat(style.borderTopWidth) > 0 && style.borderTopStyle !== 'none';
      return [
        ...(words ? pairOf(sizeOf(words), words.color, ground, field) : []),
        ...(hasBorder ? pairOf('graphic', style.borderTopColor, ground, field) : []),
      ];
    });
}

function iconPairs(): UsedPair[] {
  const { tallyTools, tallyColors } = globalThis as unknown as WithColorTools;
  const { backgroundOf, pairOf } = tallyColors;
  return Array.from(document.querySelectorAll('svg'))
    .filter((icon) => tallyTools.shown(icon) && icon.querySelector('[fill=currentColor],[stroke=currentColor]'))
    .flatMap((icon) => {
      const ground = backgroundOf(icon, icon.getBoundingClientRect());
      return pairOf('graphic', getComputedStyle(icon).color, ground, icon.parentElement ?? icon);
    });
}

/**
 * Collects the colour pairs of a page: text, values and placeholders of fields, borders of fields, and icons in the
 * colour of their text.
 *
 * Where an element has a background image on a background colour (the markets' patterns), the colour counts. Text on an
 * image without a colour is not checked.
 *
 * @returns each pair once
 */
export async function usedPairs(page: Page): Promise<UsedPair[]> {
  await page.evaluate(givePageTools);
  await page.evaluate(giveColorTools);
  const found = new Map<string, UsedPair>();
  for (const collect of [textPairs, fieldPairs, iconPairs])
    for (const pair of await page.evaluate(collect)) {
      const key = `${pair.kind} ${pair.front} ${pair.background}`;
      if (!found.has(key)) found.set(key, pair);
    }
  return Array.from(found.values());
}

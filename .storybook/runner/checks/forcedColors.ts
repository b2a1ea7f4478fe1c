/**
 * Checks for forced-colours mode, in which the system replaces all colours with a small palette, so that anything shown
 * by colour alone is lost.
 */
import type { Page } from 'playwright';
import { givePageTools, type WithPageTools } from './pageTools.ts';

/** The page's global object once `storeShapes` has run. */
interface WithShapes extends WithPageTools {
  /** Controls, dialogs and progress bars that had a background or border different from their surroundings. */
  tallyShapes: Element[];
  /** Elements whose text was hidden by a transparent colour. */
  tallyHidden: Element[];
}

// From here to `looksOn` functions run inside the page, so they use nothing from outside themselves.

function storeShapes(): void {
  const inPage = globalThis as unknown as WithShapes;
  const { clear, shown, ground } = inPage.tallyTools;
  const drawn = (style: CSSStyleDeclaration, backdrop: string) =>
    (!clear(style.backgroundColor) && style.backgroundColor !== backdrop) ||
    (parseFloat(style.borderTopWidth) > 0 && style.borderTopStyle !== 'none' && !clear(style.borderTopColor));
  const kinds =
    'button,a[href],input,textarea,select,[role=button],[role=tab],[role=radio],[role=dialog],[role=alertdialog],[role=progressbar],label:has(input)';
  inPage.tallyShapes = Array.from(document.body.querySelectorAll(kinds)).filter(
    (node) => shown(node) && drawn(getComputedStyle(node), ground(node.parentElement)),
  );
  inPage.tallyHidden = Array.from(document.body.querySelectorAll('*')).filter(
    (node) => shown(node) && clear(getComputedStyle(node).color) && node.textContent?.trim(),
  );
}

function lostEdges(): Element[] {
  const { tallyShapes, tallyTools } = globalThis as unknown as WithShapes;
  const { clear, ground } = tallyTools;
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
  return tallyShapes.filter((node) => node.isConnected && !edged(node));
}

function noLongerHidden(): Element[] {
  const { tallyHidden, tallyTools } = globalThis as unknown as WithShapes;
  return tallyHidden.filter((node) => node.isConnected && !tallyTools.clear(getComputedStyle(node).color));
}

function invisible(): Element[] {
  const { shown, ground } = (globalThis as unknown as WithPageTools).tallyTools;
  const paints = (node: Element) =>
    node.localName === 'svg'
      ? node.querySelector('[fill=currentColor],[stroke=currentColor]')
      : Array.from(node.childNodes).some((child) => child.nodeType === 3 && child.textContent?.trim()) &&
        !node.closest('svg');
  return Array.from(document.body.querySelectorAll('*'))
    .filter((node) => paints(node) && shown(node) && getComputedStyle(node).color === ground(node))
    .map((node) => (node.localName === 'svg' ? (node.parentElement ?? node) : node));
}

function looksNotChosen(): Element[] {
  const { shown } = (globalThis as unknown as WithPageTools).tallyTools;
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
  return Array.from(document.body.querySelectorAll(chosen)).filter((node) => {
    const other = Array.from(node.parentElement?.children ?? []).find(
      (sibling) =>
        sibling.localName === node.localName &&
        !sibling.matches(`${chosen},[aria-disabled=true],[data-state=disabled]`),
    );
    return other && shown(node) && shown(other) && appearance(other) === appearance(node);
  });
}

function looksOn(): Element[] {
  const { shown } = (globalThis as unknown as WithPageTools).tallyTools;
  const probe = document.body.appendChild(document.createElement('span'));
  probe.style.color = 'GrayText';
  const grey = getComputedStyle(probe).color;
  probe.remove();
  const disabled =
    'button:disabled,input:disabled,textarea:disabled,label:has(input:disabled),[aria-disabled=true]:not([aria-busy=true])';
  return Array.from(document.body.querySelectorAll(disabled)).filter(
    (node) => shown(node) && getComputedStyle(node).color !== grey,
  );
}

const checks = [
  ['has no edge in forced colours', lostEdges],
  ['comes to light in forced colours', noLongerHidden],
  ['cannot be seen in forced colours', invisible],
  ['looks not chosen in forced colours', looksNotChosen],
  ['looks as if it were on in forced colours', looksOn],
] as const;

/** Stores which elements are visible with the page's own colours. Call it before forced colours are emulated. */
export async function rememberShapes(page: Page): Promise<void> {
  await page.evaluate(givePageTools);
  await page.evaluate(storeShapes);
}

/**
 * Finds what cannot be distinguished in forced colours: controls that lost their visible edge, hidden text that becomes
 * visible, icons and text in the colour of their background, selected items that look like the others, and disabled
 * controls that look enabled.
 *
 * @returns one sentence per element
 */
export async function findLost(page: Page): Promise<string[]> {
  const found: string[] = [];
  for (const [fault, find] of checks) {
    const elements = await page.evaluateHandle(find);
    const names = await elements.evaluate((nodes) => {
      const { name } = (globalThis as unknown as WithPageTools).tallyTools;
      return nodes.map((node) => name(node, node.getAttribute('aria-label') ?? node.textContent));
    });
    await elements.dispose();
    found.push(...names.map((name) => `${fault}: ${name}`));
  }
  return [...new Set(found)];
}

import type { Translate } from '@tally/locales/text';

/** A text's key and what its placeholders are filled with. */
export type SlotText = readonly [key: string, params?: Readonly<Record<string, string>>];

/** The attributes of what is still to be filled in the prerendered page; `startup/shell` writes them. */
export const slotNames = { text: 'data-text', texts: 'data-texts', style: 'data-style' } as const;

/**
 * Turns the prerendered page into what React would have drawn in the person's language, to the letter: React takes over
 * what it finds. A text takes the place of its slot, attributes that hold texts get them, and styles are set by script,
 * because the page's policy blocks style attributes in HTML.
 */
export function fillShell(root: ParentNode, translate: Translate): void {
  const t = translate as (...text: SlotText) => string;
  const take = (node: Element, name: string): string => {
    const value = node.getAttribute(name) ?? '';
    node.removeAttribute(name);
    return value;
  };
  for (const node of root.querySelectorAll(`[${slotNames.text}]`))
    node.replaceWith(...[t(...(JSON.parse(take(node, slotNames.text)) as SlotText))].filter(Boolean));
  for (const node of root.querySelectorAll(`[${slotNames.texts}]`)) {
    const texts = JSON.parse(take(node, slotNames.texts)) as Record<string, SlotText>;
    for (const [name, text] of Object.entries(texts)) node.setAttribute(name, t(...text));
  }
  for (const node of root.querySelectorAll<HTMLElement>(`[${slotNames.style}]`))
    node.style.cssText = take(node, slotNames.style);
}

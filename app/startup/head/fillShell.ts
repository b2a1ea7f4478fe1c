import type { TaskType } from '@tally/contract/tasks/task';
import type { Translate } from '@tally/locales/text';

/** Key of a text and the values of its placeholders. */
export type SlotText = readonly [key: string, params?: Readonly<Record<string, string>>];

/** Attributes of the slots in the prerendered page that have to be filled; `startup/shell` writes them. */
export const slotNames = { text: 'data-text', texts: 'data-texts', style: 'data-style' } as const;

/**
 * Fills the prerendered page in the person's language. The result must be identical to what React renders, because it
 * is hydrated. A text replaces its slot, attributes with texts are set, and styles are set by script, because the
 * page's content security policy blocks style attributes in HTML.
 */
export function fillShell(root: ParentNode, translate: Translate<'shell'>): void {
  const t = translate as (...text: SlotText) => string;
  const take = (node: Element, name: string): string => {
    const value = node.getAttribute(name) ?? '';
    node.removeAttribute(name);
    return value;
  };
  for (const node of root.querySelectorAll(`[${slotNames.text}]`))
    node.replaceWith(...[t(...(JSON.parse(take(node, slotNames.text)) as SlotText))].filter(Boolean));
  for (const node of root.querySelectorAll(`[${slotNames.texts}]`)) {
    const texts = JSON.parse(take(node, slotNames.texts)) as Record<string, (string | SlotText)[]>;
    for (const [name, parts] of Object.entries(texts))
      node.setAttribute(name, parts.map((part) => (typeof part === 'string' ? part : t(...part))).join(''));
  }
  for (const node of root.querySelectorAll<HTMLElement>(`[${slotNames.style}]`))
    node.style.cssText = take(node, slotNames.style);
}

/**
 * Folds the rows of tasks that are finished, as `TaskCard` does: the rows below then keep their position when the
 * counts are known, so that none moves while the person is tapping it.
 */
export function foldRows(root: ParentNode, tasks: readonly TaskType[]): void {
  for (const task of tasks) root.querySelector(`[data-tap="task:${task}"]`)?.setAttribute('data-folded', 'true');
}

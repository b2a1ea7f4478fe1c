/**
 * Finds what can be pressed by pointer but not by keyboard: controls outside the tab order, and elements that handle
 * clicks without being a control. Runs inside the page, so it uses nothing from outside itself.
 *
 * While a modal dialog is open, only the dialog is checked. In a group of tabs, radio buttons and the like, one
 * reachable item is enough: arrow keys reach the others.
 *
 * @returns one sentence per element; empty if everything can be reached by keyboard
 */
export function findUnreachable(): string[] {
  const found = new Set<string>();
  const native = 'button,a[href],input:not([type=hidden]),textarea,select,summary';
  const roles = ['button', 'link', 'tab', 'radio', 'checkbox', 'switch', 'option', 'menuitem', 'textbox', 'slider']
    .map((role) => `[role=${role}]`)
    .join(',');
  const groups = '[role=tablist],[role=radiogroup],[role=listbox],[role=menu],[role=toolbar]';
  const name = (node: Element) =>
    `<${node.localName}> "${(node.getAttribute('aria-label') ?? node.textContent ?? '').trim().replace(/\s+/g, ' ').slice(0, 60)}"`;
  const shown = (node: Element) =>
    node.checkVisibility({ visibilityProperty: true }) && !node.closest('.sb-wrapper,[inert]');
  const inOrder = (node: Element) => (node as HTMLElement).tabIndex >= 0 && !(node as HTMLButtonElement).disabled;

  const modal = Array.from(document.querySelectorAll('[aria-modal=true],dialog:modal')).filter(shown).pop();
  const scope = modal ?? document.body;

  for (const node of scope.querySelectorAll(`${native},${roles}`)) {
    if (!shown(node) || inOrder(node) || node.matches(':disabled,[aria-disabled=true]')) continue;
    const group = node.matches('[role=tab],[role=radio],[role=option],[role=menuitem]') ? node.closest(groups) : null;
    if (group && Array.from(group.querySelectorAll(roles)).some(inOrder)) continue;
    found.add(`the Tab key does not reach: ${name(node)}`);
  }
  for (const node of scope.querySelectorAll('[tabindex]')) {
    if ((node as HTMLElement).tabIndex > 0 && !node.closest('.sb-wrapper'))
      found.add(`jumps the order of the Tab key: ${name(node)}`);
  }

  /** Whether React has a click listener on this very element. */
  const listens = (node: Element) => {
    const key = Object.keys(node).find((name) => name.startsWith('__reactProps$'));
    const props = key ? (node as unknown as Record<string, Record<string, unknown>>)[key] : undefined;
    return typeof props?.['onClick'] === 'function';
  };
  const focusable = `${native},label,[tabindex],[contenteditable=true]`;
  for (const node of scope.querySelectorAll('*')) {
    const pointed =
      getComputedStyle(node).cursor === 'pointer' &&
      !(node.parentElement && getComputedStyle(node.parentElement).cursor === 'pointer');
    if (!pointed && !listens(node)) continue;
    // An element that only handles clicks on the controls inside it needs no keyboard access itself.
    if (!shown(node) || node.closest(focusable) || (!pointed && node.querySelector(focusable))) continue;
    found.add(`answers a click and is not a control: ${name(node)}`);
  }
  return Array.from(found);
}

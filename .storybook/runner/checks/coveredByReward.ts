/**
 * Scrolls to the tasks, as whoever has pressed one there in large text has done, and lets the toast find its place anew.
 * Runs inside the page.
 */
export function scrollToTasks(): void {
  document.querySelector('[data-tap^="task:"]')?.scrollIntoView({ block: 'center' });
  globalThis.dispatchEvent(new Event('resize'));
}

/**
 * Finds what a reward's toast covers that it must not (EARN-1): the balance, the next task, and everything that can be
 * pressed. Runs inside the page, so it uses nothing from outside itself.
 *
 * @param isLarge in large text a stamp, which only says that its task is done for today, may be covered
 * @returns one sentence per element; empty where there is no such toast, or it covers none of them
 */
export function findCoveredByReward(isLarge = false): string[] {
  const toast = document.querySelector('[data-kind=reward] > *')?.getBoundingClientRect();
  if (!toast) return [];
  const name = (node: Element) =>
    `<${node.localName}> "${(node.getAttribute('aria-label') ?? node.textContent ?? '').trim().replace(/\s+/g, ' ').slice(0, 60)}"`;
  // Fractions of a pixel are no cover.
  const slack = 1;
  return Array.from(document.querySelectorAll('a,button,input,textarea,[data-tap=income],[data-next]'))
    .filter((node) => node.checkVisibility({ visibilityProperty: true }) && !node.closest('.sb-wrapper'))
    .filter((node) => !isLarge || !node.matches('[data-state=finished] > button'))
    .filter((node) => {
      const { left, right, top, bottom } = node.getBoundingClientRect();
      const beside = right <= toast.left + slack || left >= toast.right - slack;
      return !beside && bottom > toast.top + slack && top < toast.bottom - slack;
    })
    .map((node) => `the reward's toast covers ${name(node)}`);
}

import { prefersReducedMotion } from '@tally/ui/Environment';
import { useEffect, useRef } from 'react';
import { tasksAnchorId } from '../../../../navigation/homeAnchors';
import { useCurrentPage } from '../../../../state/appContext';

/** Changes with each navigation to home's address with this hash, once `ready`; else undefined. */
function useArrival(anchor: string, ready: boolean): string | undefined {
  const { hash, key } = useCurrentPage();
  return ready && hash === anchor ? key : undefined;
}

function comeTo(element: HTMLElement | null): void {
  element?.scrollIntoView({ block: 'center', behavior: prefersReducedMotion() ? 'auto' : 'smooth' });
  element?.focus({ preventScroll: true });
}

/**
 * Scrolls to an element and focuses it when home's address ends in its hash, on each such navigation.
 * @param ready whether the element is rendered
 */
export function useFocusOnHash(anchor: string, ready: boolean) {
  const element = useRef<HTMLElement>(null);
  const arrival = useArrival(anchor, ready);
  useEffect(() => {
    if (arrival !== undefined) comeTo(element.current);
  }, [arrival]);
  return element;
}

/** The button of the task that brings cash next: the red one, else the first that can be done, else the day's ticket. */
const taskSelectors = [
  '[data-next] button',
  '[data-tap^="task:"][data-state=ready] button',
  '[data-tap^="task:"][data-state=low] button',
  'section button',
];

/** The same for the task that comes next, to which a goal that lacks cash leads (GOAL-3). */
export function useFocusOnTasks(root: HTMLElement | null, ready: boolean): void {
  const arrival = useArrival(tasksAnchorId, ready);
  useEffect(() => {
    if (arrival === undefined) return;
    const buttons = taskSelectors.map((selector) => root?.querySelector<HTMLElement>(selector));
    comeTo(buttons.find(Boolean) ?? null);
  }, [arrival, root]);
}

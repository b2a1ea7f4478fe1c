import type { RefObject } from 'react';
import { useDeskKeys } from '../../shared/deskKeys';

const steps: Partial<Record<string, number>> = { j: 1, k: -1 };

/** The button to go to from the focused one, or else from that of the open row; none is open: to the first or the last. */
function target(buttons: readonly HTMLElement[], step: number): HTMLElement | undefined {
  const focused = buttons.findIndex((button) => button === document.activeElement);
  const at = focused >= 0 ? focused : buttons.findIndex((button) => button.getAttribute('aria-pressed') === 'true');
  return at < 0 ? buttons.at(step > 0 ? 0 : -1) : buttons[at + step];
}

/** Keys `j` and `k` go to the next and the previous row of a table, whose button Enter presses (OPS-74). */
export function useRowKeys(table: RefObject<HTMLElement | null>): void {
  useDeskKeys((key) => {
    const step = steps[key];
    if (step === undefined) return false;
    target([...(table.current?.querySelectorAll<HTMLElement>('[data-open]') ?? [])], step)?.focus();
    return true;
  });
}

import type { BrowserContext, Page } from 'playwright';

/** A layout shift (Layout Instability API): its score, and the elements that moved. */
interface LayoutShift extends PerformanceEntry {
  value: number;
  sources: readonly { node: Node | null }[];
}

const recordShifts = () => {
  const seen = window as unknown as { shifts: { score: number; moved: string }[] };
  seen.shifts = [];
  new PerformanceObserver((list) => {
    for (const { value, sources } of list.getEntries() as LayoutShift[]) {
      const moved = sources.map(({ node }) => `${node?.nodeName ?? ''} ${node?.textContent?.slice(0, 40) ?? ''}`);
      seen.shifts.push({ score: value, moved: moved.join(', ') });
    }
  }).observe({ type: 'layout-shift', buffered: true });
};

/** Records layout shifts, from the next opening on. */
export const watchShifts = (phone: BrowserContext | Page): Promise<unknown> => phone.addInitScript(recordShifts);

/**
 * The layout shifts so far, with what moved: none while they sum up to less than a thousandth. One line more of one
 * card is three of them, a button that moves by 8 px not yet one.
 */
export async function shiftsOf(page: Page): Promise<string[]> {
  const shifts = await page.evaluate(
    () => (window as unknown as { shifts: { score: number; moved: string }[] }).shifts,
  );
  if (shifts.reduce((sum, { score }) => sum + score, 0) < 0.001) return [];
  return shifts.map(({ score, moved }) => `${score.toFixed(4)}: ${moved}`);
}

import type { BrowserContext, Page } from 'playwright';

const sumShifts = () => {
  const seen = window as unknown as { shifts: number };
  seen.shifts = 0;
  new PerformanceObserver((list) => {
    for (const entry of list.getEntries()) seen.shifts += (entry as unknown as { value: number }).value;
  }).observe({ type: 'layout-shift', buffered: true });
};

/** Sums up layout shifts, from the next opening on. */
export const watchShifts = (phone: BrowserContext | Page): Promise<unknown> => phone.addInitScript(sumShifts);

/**
 * The sum of layout shifts so far, in thousandths: one line more of one card is three of them, a button that moves by 8
 * px not yet one.
 */
export async function shiftsOf(page: Page): Promise<number> {
  return Math.floor((await page.evaluate(() => (window as unknown as { shifts: number }).shifts)) * 1000);
}

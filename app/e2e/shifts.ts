import type { BrowserContext, Page } from 'playwright';

const sumShifts = () => {
  const seen = window as unknown as { shifts: number };
  seen.shifts = 0;
  new PerformanceObserver((list) => {
    for (const entry of list.getEntries()) seen.shifts += (entry as unknown as { value: number }).value;
  }).observe({ type: 'layout-shift', buffered: true });
};

/** From the next opening on: what moves without a tap is summed up. */
export const watchShifts = (phone: BrowserContext | Page): Promise<unknown> => phone.addInitScript(sumShifts);

/** The sum so far, to the two digits in which a layout shift is stated. */
export async function shiftsOf(page: Page): Promise<number> {
  return Number((await page.evaluate(() => (window as unknown as { shifts: number }).shifts)).toFixed(2));
}

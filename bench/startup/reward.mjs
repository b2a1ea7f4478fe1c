import { conditions } from './visit.mjs';

/** Duration of the reward's motion, ms from the moment at which the reward is credited (tokens/motion.ts). */
export const motionMs = 700;
const frameMs = 1000 / 60;
const query = `/?pkg_name=com.tally.id&country=id&lang=id&sdk_version=815&token=${'t'.repeat(60)}`;

/**
 * Runs in the page: a host whose lottery window succeeds; records the frames from the moment the reward's toast
 * appears.
 */
function payingHost(ms) {
  window.RewardsHost = {
    getNetworkType: () => 'wifi',
    showLotteryWindow: (id) => (setTimeout(() => window.lotteryCallback(id, true), 300), true),
  };
  const observer = new MutationObserver(() => {
    if (!document.querySelector('[data-kind=reward]')) return;
    observer.disconnect();
    performance.mark('reward begins');
    const frames = [performance.now()];
    const note = () => {
      frames.push(performance.now());
      if (frames.at(-1) - frames[0] < ms) return requestAnimationFrame(note);
      performance.mark('reward ends');
      window.__frames = frames;
    };
    requestAnimationFrame(note);
  });
  document.addEventListener('DOMContentLoaded', () => observer.observe(document, { childList: true, subtree: true }));
}

/**
 * Number of frames missing in a list of frame times at 60 a second: a gap of two frame times means one missing frame.
 *
 * @param {number[]} times ms
 */
export const lateFrames = (times) =>
  times.slice(1).reduce((sum, at, before) => sum + Math.max(0, Math.round((at - times[before]) / frameMs) - 1), 0);

/**
 * Frames that the compositor dropped between the two marks of `payingHost`.
 *
 * @param {{ name: string, ts: number }[]} events of a trace, with times in µs
 */
export function droppedFrames(events) {
  const at = (name) => events.find((event) => event.name === name)?.ts;
  const [from, to] = [at('reward begins'), at('reward ends')];
  if (from === undefined || to === undefined) throw new Error('The trace holds no reward.');
  return events.filter(({ name, ts }) => name === 'DroppedFrame' && ts >= from && ts <= to).length;
}

/**
 * Measures the frames of a paid lottery draw on a slow phone, long after the start.
 *
 * @param {import('playwright').Browser} browser
 * @param {string} url of our build
 * @returns {Promise<{ dropped: number, late: number }>}
 *   number of frames, of about 42: dropped by the compositor, and late on the main thread
 */
export async function rewardFrames(browser, url) {
  const context = await browser.newContext({ viewport: { width: 360, height: 740 }, serviceWorkers: 'block' });
  try {
    await context.addInitScript(payingHost, motionMs);
    const page = await context.newPage();
    await page.goto(url + query);
    const button = page.locator('[data-tap="task:lottery"] button');
    await page.locator('[data-tap="task:lottery"]').getByText('0/10').first().waitFor();
    await page.waitForTimeout(2500);
    const client = await context.newCDPSession(page);
    await client.send('Emulation.setCPUThrottlingRate', { rate: conditions.cpu });
    await browser.startTracing(page, {
      categories: ['blink.user_timing', 'disabled-by-default-devtools.timeline.frame'],
    });
    await button.click();
    await page.waitForFunction(() => window.__frames, undefined, { timeout: 60_000 });
    const times = await page.evaluate(() => window.__frames);
    const { traceEvents } = JSON.parse((await browser.stopTracing()).toString());
    return { dropped: droppedFrames(traceEvents), late: lateFrames(times) };
  } finally {
    await context.close();
  }
}

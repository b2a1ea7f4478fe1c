import { readFileSync } from 'node:fs';
import path from 'node:path';
import { conditions } from './visit.mjs';

/** Duration of the reward's motion, ms from the moment at which the reward is credited (tokens/motion.ts). */
export const motionMs = 700;
const query = `/?pkg_name=com.tally.id&country=id&lang=id&sdk_version=815&token=${'t'.repeat(60)}`;
const control = readFileSync(path.join(import.meta.dirname, 'rewardControl.html'), 'utf8');

/**
 * Runs in the page: marks the motion's duration from the moment at which an element that matches `selector` appears. It
 * waits by a timer: a loop of animation frames would make the main thread work in each frame, which a reward does not.
 */
function markMotion([selector, ms]) {
  const observer = new MutationObserver(() => {
    if (!document.querySelector(selector)) return;
    observer.disconnect();
    performance.mark('reward begins');
    setTimeout(() => {
      performance.mark('reward ends');
      window.__rewarded = true;
    }, ms);
  });
  observer.observe(document, { childList: true, subtree: true });
}

/** Runs in the page: a host whose lottery window succeeds. */
function payingHost() {
  window.RewardsHost = {
    getNetworkType: () => 'wifi',
    showLotteryWindow: (id) => (setTimeout(() => window.lotteryCallback(id, true), 300), true),
  };
}

/**
 * Frames that Chromium reports as dropped between the two marks of `markMotion`.
 *
 * @param {{ name: string, ts: number, args?: { hasPartialUpdate?: boolean } }[]} events of a trace, with times in µs
 * @returns {{ dropped: number, partial: number }}
 *   `dropped`: nothing new was shown. `partial`: what the compositor animates moved on, without what an animation of
 *   the main thread had to add to it.
 */
export function droppedFrames(events) {
  const at = (name) => events.find((event) => event.name === name)?.ts;
  const from = at('reward begins');
  const to = at('reward ends');
  if (from === undefined || to === undefined) throw new Error('The trace holds no reward.');
  const all = events.filter(({ name, ts }) => name === 'DroppedFrame' && ts >= from && ts <= to);
  const partial = all.filter(({ args }) => args?.hasPartialUpdate).length;
  return { dropped: all.length - partial, partial };
}

/** Taps `button` on a slow phone and counts the frames that were dropped while the motion lasted. */
async function framesAfter(browser, button, selector, open) {
  const context = await browser.newContext({
    viewport: { width: 360, height: 740 },
    serviceWorkers: 'block',
    // A mouse pointer that stays on the page would be hit-tested in each frame, which a finger is not.
    hasTouch: true,
  });
  try {
    await context.addInitScript(payingHost);
    const page = await context.newPage();
    await open(page);
    await page.evaluate(markMotion, [selector, motionMs]);
    const client = await context.newCDPSession(page);
    await client.send('Emulation.setCPUThrottlingRate', { rate: conditions.cpu });
    await browser.startTracing(page, {
      categories: ['blink.user_timing', 'disabled-by-default-devtools.timeline.frame'],
    });
    await page.locator(button).tap();
    await page.waitForFunction(() => window.__rewarded, undefined, { timeout: 60_000, polling: 250 });
    return droppedFrames(JSON.parse((await browser.stopTracing()).toString()).traceEvents);
  } finally {
    await context.close();
  }
}

/**
 * Counts the frames that a paid lottery draw drops on a slow phone, long after the start.
 *
 * @param {import('playwright').Browser} browser
 * @param {string} url of our build
 * @returns {Promise<{ dropped: number, partial: number }>} of about 42 frames
 */
export const rewardFrames = (browser, url) =>
  framesAfter(browser, '[data-tap="task:lottery"] button', '[data-kind=reward]', async (page) => {
    await page.goto(url + query);
    await page.locator('[data-tap="task:lottery"]').getByText('0/10').first().waitFor();
    await page.waitForTimeout(2500);
  });

/**
 * Counts the frames that the same moving elements drop on a page without anything else.
 *
 * @param {import('playwright').Browser} browser
 */
export const controlFrames = (browser) =>
  framesAfter(browser, 'button', '.toast', async (page) => {
    await page.setContent(control);
    await page.evaluate(() => {
      document.querySelector('button').onclick = () => document.body.append(document.querySelector('template').content);
    });
  });

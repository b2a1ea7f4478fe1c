import { droppedFrames, motionMs } from './reward.mjs';
import { conditions } from './visit.mjs';

const jakartaAhead = 7 * 3_600_000;
/** The day in Jakarta, as yyyymmdd. */
const today = () => Number(new Date(Date.now() + jakartaAhead).toISOString().slice(0, 10).replaceAll('-', ''));
/** What the first opening after the exchange tells; its coins are said nowhere else on home. */
const morning = { day: today(), coins: 14_100, cash: 1410 };
/** Coins that are said once the person's numbers are there: those of the fake API, and those of the morning. */
const told = { ordinary: '18.450', morning: '14.100' };
const query = `/?pkg_name=com.tally.id&country=id&lang=id&sdk_version=815&token=${'t'.repeat(60)}`;

/** Runs in the page: the person's answer has what the morning brought, where it brought something. */
function showMorning(brought) {
  const { fetch } = window;
  window.fetch = async (...request) => {
    const reply = await fetch(...request);
    if (!reply.url.includes('/user/info')) return reply;
    const { data, ...rest } = await reply.json();
    const body = JSON.stringify({ ...rest, data: { ...data, ...(brought && { morning: brought }) } });
    return new Response(body, { status: reply.status, headers: reply.headers });
  };
}

/** Runs in the page: marks the motion's duration from the moment at which home says `text`. */
function markFrom([text, ms]) {
  const observer = new MutationObserver(() => {
    if (!document.body?.textContent.includes(text)) return;
    observer.disconnect();
    performance.mark('reward begins');
    setTimeout(() => {
      performance.mark('reward ends');
      window.__told = true;
    }, ms);
  });
  observer.observe(document, { childList: true, subtree: true, characterData: true });
}

/**
 * Counts the frames that a first visit on a slow phone drops while home tells the morning (DAY-1), or in the same time of
 * an ordinary opening, whose numbers come at the same moment: what both drop is the start's, not the morning's.
 *
 * @param {import('playwright').Browser} browser
 * @param {string} url of our build
 * @param {'morning' | 'ordinary'} kind
 * @returns {Promise<{ dropped: number, partial: number }>} of about 42 frames
 */
export async function openingFrames(browser, url, kind) {
  const context = await browser.newContext({ viewport: { width: 360, height: 740 }, serviceWorkers: 'block' });
  try {
    const page = await context.newPage();
    await page.addInitScript(showMorning, kind === 'morning' ? morning : undefined);
    await page.addInitScript(markFrom, [told[kind], motionMs]);
    const client = await context.newCDPSession(page);
    await client.send('Emulation.setCPUThrottlingRate', { rate: conditions.cpu });
    await browser.startTracing(page, {
      categories: ['blink.user_timing', 'disabled-by-default-devtools.timeline.frame'],
    });
    await page.goto(url + query);
    await page.waitForFunction(() => window.__told, undefined, { timeout: 60_000, polling: 250 });
    return droppedFrames(JSON.parse((await browser.stopTracing()).toString()).traceEvents);
  } finally {
    await context.close();
  }
}

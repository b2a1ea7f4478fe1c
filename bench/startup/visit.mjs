import { probe } from './probe.mjs';

/** Slow phone, slow net. */
export const conditions = { cpu: 6, latency: 150, down: (1.6e6 / 8) | 0, up: (0.75e6 / 8) | 0 };

const query = `/?pkg_name=com.tally.id&country=id&lang=id&token=${'t'.repeat(60)}`;
const patience = 60_000;

async function open(context, url) {
  const page = await context.newPage();
  const client = await context.newCDPSession(page);
  await client.send('Network.enable');
  await client.send('Network.emulateNetworkConditions', {
    offline: false,
    latency: conditions.latency,
    downloadThroughput: conditions.down,
    uploadThroughput: conditions.up,
  });
  await client.send('Emulation.setCPUThrottlingRate', { rate: conditions.cpu });
  let requests = 0;
  page.on('request', () => (requests += 1));
  await page.goto(url + query, { waitUntil: 'commit' });
  return { page, client, requests: () => requests };
}

/** What the probe saw, once the numbers stand and the dialog is open. */
async function seen(page) {
  await page.waitForFunction(() => window.__seen?.opened && window.__seen.numbers, undefined, {
    timeout: patience,
    polling: 50,
  });
  return page.evaluate(() => window.__seen);
}

const closeDialog = (page) =>
  page.evaluate(() => {
    const dialog = window.__dialog();
    for (const button of dialog?.querySelectorAll('button') ?? []) button.click();
    if (dialog instanceof HTMLDialogElement) dialog.close();
  });

/** Ms from a tap on the first task to the frame in which the dialog is painted. */
const dialogTime = (page) =>
  page.evaluate(
    () =>
      new Promise((done) => {
        const at = performance.now();
        document.querySelector('[data-tap="task:checkin"] button, button[data-first], [data-first] button').click();
        const look = () => {
          if (!window.__dialog()) return requestAnimationFrame(look);
          requestAnimationFrame(() => setTimeout(() => done(performance.now() - at)));
        };
        look();
      }),
  );

/**
 * One first visit and one second visit in a fresh browser profile.
 *
 * @returns {Promise<Record<string, number>>} ms, or MB for heap, or a count
 */
export async function visit(browser, url, { dialog }) {
  const context = await browser.newContext({ viewport: { width: 360, height: 740 }, serviceWorkers: 'block' });
  try {
    await context.addInitScript(probe);
    const cold = await open(context, url);
    const first = await seen(cold.page);
    await cold.page.waitForTimeout(2500);
    const { shift, blocked } = await cold.page.evaluate(() => window.__seen);
    await closeDialog(cold.page);
    await cold.page.waitForFunction(() => !window.__dialog(), undefined, { timeout: patience });
    await cold.page.waitForTimeout(800);
    const opening = dialog ? await dialogTime(cold.page) : 0;
    await cold.client.send('HeapProfiler.collectGarbage');
    const { metrics } = await cold.client
      .send('Performance.enable')
      .then(() => cold.client.send('Performance.getMetrics'));
    const heap = metrics.find(({ name }) => name === 'JSHeapUsedSize').value / 1e6;
    await cold.page.close();
    const again = await open(context, url);
    const second = await seen(again.page);
    return {
      fcp: first.firstPaint,
      tap: first.answered,
      ready: Math.max(first.opened, first.numbers),
      cls: shift,
      heap,
      dialog: opening,
      blocked,
      requests: cold.requests(),
      again: second.answered,
    };
  } finally {
    await context.close();
  }
}

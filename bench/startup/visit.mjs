import { probe } from './probe.mjs';

/** Throttling that simulates a slow phone on a slow network. */
export const conditions = { cpu: 6, latency: 150, down: (1.6e6 / 8) | 0, up: (0.75e6 / 8) | 0 };

const query = `/?pkg_name=com.tally.id&country=id&lang=id&token=${'t'.repeat(60)}`;
const patience = 60_000;

const online = {
  offline: false,
  latency: conditions.latency,
  downloadThroughput: conditions.down,
  uploadThroughput: conditions.up,
};

export async function open(context, url, { network = true } = {}) {
  const page = await context.newPage();
  const client = await context.newCDPSession(page);
  await client.send('Performance.enable');
  if (network) {
    await client.send('Network.enable');
    await client.send('Network.emulateNetworkConditions', online);
  }
  await client.send('Emulation.setCPUThrottlingRate', { rate: conditions.cpu });
  let requests = 0;
  page.on('request', () => (requests += 1));
  await page.goto(url + query, { waitUntil: 'commit' });
  return { page, client, requests: () => requests };
}

/** Chromium's performance metrics of a page: seconds, counts, bytes. */
async function sums(client) {
  const { metrics } = await client.send('Performance.getMetrics');
  return Object.fromEntries(metrics.map(({ name, value }) => [name, value]));
}

const pause = (ms) => new Promise((done) => setTimeout(done, ms));

/**
 * Polls the page by the DevTools protocol only: the script that Playwright would inject for waiting costs 100 ms of the
 * start on a slow phone, and 0.55 MB of the measured heap.
 */
export async function waitFor({ client }, condition, timeout = patience) {
  const until = Date.now() + timeout;
  const expression = `Boolean((${condition})())`;
  while (Date.now() < until) {
    const { result } = await client.send('Runtime.evaluate', { expression });
    if (result.value === true) return;
    await pause(50);
  }
  throw new Error(`Not within ${timeout} ms: ${condition}`);
}

/** Time that the main thread has spent so far by kind, ms, and the number of style and layout passes. */
async function effort(client) {
  const all = await sums(client);
  return {
    script: all.ScriptDuration * 1000,
    layout: all.LayoutDuration * 1000,
    style: all.RecalcStyleDuration * 1000,
    layouts: all.LayoutCount,
    styles: all.RecalcStyleCount,
  };
}

/**
 * Measures one opening until the numbers are shown and the dialog of the tap is open. The acknowledgement of the tap
 * counts from its first paint.
 */
async function measure({ page, client }) {
  await waitFor({ client }, () => window.__seen?.opened && window.__seen.numbers && window.__seen.firstPaint);
  const spent = await effort(client);
  const { firstPaint: paint, answered, opened: carriedOut, numbers } = await page.evaluate(() => window.__seen);
  const acknowledged = Math.max(answered, paint);
  return { paint, acknowledged, wait: acknowledged - paint, carriedOut, numbers, ...spent };
}

/**
 * What is read when the page is idle: long tasks are reported after they end, and the tasks may be counted after the
 * dialog has opened. Everything is ready when the tap has been carried out and all that home shows is there.
 */
async function readIdle(page, { carriedOut, numbers }) {
  const { tasks, counts } = await page.evaluate(() => window.__seen);
  const of = (list) => list.map(({ ms }) => ms);
  return {
    ...(counts && { counts }),
    ready: Math.max(carriedOut, numbers, counts),
    longest: Math.max(0, ...of(tasks.filter(({ at }) => at < carriedOut))),
    blocked: of(tasks).reduce((sum, ms) => sum + Math.max(0, ms - 50), 0),
  };
}

/** Waits until the service worker has cached this version and the other files that the page needed. */
async function workerReady(page) {
  await page.waitForFunction(
    async () => (await navigator.serviceWorker.getRegistration())?.active && (await caches.keys()).length > 1,
    undefined,
    { timeout: patience, polling: 200 },
  );
  await page.waitForTimeout(1000);
}

async function visitAgain(context, url, worker) {
  const opened = await open(context, url);
  const seen = await measure(opened);
  // A service worker checks for a new version 3 s after an opening.
  await opened.page.waitForTimeout(worker ? 3500 : 1000);
  const long = await readIdle(opened.page, seen);
  await opened.page.close();
  return { ...seen, ...long };
}

/** Opens the page without a network, for sites with a service worker. A value that never appears is 0. */
async function visitOffline(context, url) {
  await context.setOffline(true);
  const { page, client } = await open(context, url, { network: false });
  await waitFor({ client }, () => window.__seen?.answered && window.__seen.firstPaint);
  await waitFor({ client }, () => window.__seen.numbers, 3000).catch(() => undefined);
  const { firstPaint: paint, answered, numbers } = await page.evaluate(() => window.__seen);
  await page.close();
  return { paint, acknowledged: Math.max(answered, paint), numbers };
}

const closeDialog = (page) =>
  page.evaluate(() => {
    const dialog = window.__dialog();
    for (const button of dialog?.querySelectorAll('button') ?? []) button.click();
    if (dialog instanceof HTMLDialogElement) dialog.close();
  });

/** Time from a tap on the first task to the frame in which the dialog is painted, ms. */
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
 * Measures a first, second and third visit in a fresh browser profile, and one without a network if the site has a
 * service worker.
 *
 * @param {{ worker?: boolean, dialog: boolean }} site
 * @returns {Promise<Record<string, number | Record<string, number>>>}
 *   measured values by visit: in ms, in MB for the heap, or as counts
 */
export async function visit(browser, url, { worker, dialog }) {
  const context = await browser.newContext({ viewport: { width: 360, height: 740 } });
  try {
    await context.addInitScript(probe);
    const cold = await open(context, url);
    const seen = await measure(cold);
    await cold.page.waitForTimeout(2500);
    const { shift } = await cold.page.evaluate(() => window.__seen);
    const first = { ...seen, ...(await readIdle(cold.page, seen)) };
    await closeDialog(cold.page);
    await waitFor(cold, () => !window.__dialog());
    await cold.page.waitForTimeout(800);
    const opening = dialog ? await dialogTime(cold.page) : 0;
    await cold.client.send('HeapProfiler.collectGarbage');
    const heap = (await sums(cold.client)).JSHeapUsedSize / 1e6;
    if (worker) await workerReady(cold.page);
    await cold.page.close();
    const second = await visitAgain(context, url, worker);
    const third = await visitAgain(context, url, worker);
    return {
      first,
      second,
      third,
      ...(worker && { offline: await visitOffline(context, url) }),
      shift,
      heap,
      dialog: opening,
      requests: cold.requests(),
    };
  } finally {
    await context.close();
  }
}

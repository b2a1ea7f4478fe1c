import type { Page } from 'playwright';
import { inTime } from './deadline.ts';
import { waitUntilDrawn } from './waitUntilDrawn.ts';

interface Requests {
  open: Set<unknown>;
  /** Number of all requests so far. */
  count: number;
}

/**
 * Requests of each page as seen by the browser: the page itself does not know of code that is being fetched if nothing
 * has rendered a placeholder for it.
 */
const requestsOf = new WeakMap<Page, Requests>();

/** Starts counting the requests of a page; does nothing if the page is watched already. */
export function watchRequests(page: Page): void {
  if (requestsOf.has(page)) return;
  const requests: Requests = { open: new Set(), count: 0 };
  requestsOf.set(page, requests);
  page.on('request', (request) => {
    requests.open.add(request);
    requests.count++;
  });
  const end = (request: unknown) => requests.open.delete(request);
  page.on('requestfinished', end);
  page.on('requestfailed', end);
}

/** Maximum number of rounds: a story may show something that never loads, and is then photographed without it. */
const roundsMax = 60;
/**
 * Rounds without a request that are enough once something was fetched: on a busy machine a file that arrives can take
 * longer than the frames of a single round until it requests the next one.
 */
const quietRounds = 2;

/**
 * Waits until the page has settled and nothing was fetched meanwhile: a file that arrives may render something or
 * request the next file.
 *
 * @param moment name of the step, for the error if it times out
 */
export async function comeToRest(page: Page, moment: string): Promise<void> {
  const requests = requestsOf.get(page);
  let missing = 1;
  for (let round = 0; round < roundsMax && missing > 0; round++) {
    const before = requests?.count;
    const pending = requests?.open.size;
    await inTime(`coming to rest ${moment}`, page.evaluate(waitUntilDrawn));
    const quiet = !pending && !requests?.open.size && requests?.count === before;
    missing = quiet ? missing - 1 : quietRounds;
  }
}

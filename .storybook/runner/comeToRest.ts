import type { Page } from 'playwright';
import { inTime } from './deadline.ts';
import { settle } from './settle.ts';

interface Requests {
  open: Set<unknown>;
  /** All there have been. */
  count: number;
}

/** The browser knows what the page does not: that code is being fetched for something nobody has drawn a placeholder for. */
const requestsOf = new WeakMap<Page, Requests>();

/** Counts what the page requests from here on; a page is watched once. */
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

/** A story may show what never arrives: it is photographed without it. */
const roundsMax = 60;

/**
 * Waits until the page has settled and nothing was fetched meanwhile: a file that arrives may draw something or ask for
 * the next one.
 *
 * @param moment for the error when it takes too long
 */
export async function comeToRest(page: Page, moment: string): Promise<void> {
  const requests = requestsOf.get(page);
  for (let round = 0; round < roundsMax; round++) {
    const before = requests?.count;
    const pending = requests?.open.size;
    await inTime(`coming to rest ${moment}`, page.evaluate(settle));
    if (!pending && !requests?.open.size && requests?.count === before) return;
  }
}

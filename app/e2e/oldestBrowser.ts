import type { Page } from 'playwright';

/**
 * Playwright asks elements whether they are visible by a function that Chromium has since version 105. An older one gets it
 * in Playwright's own worlds: the page's is left as it is.
 *
 * @returns settles when the page that was opened last has it
 */
export async function withVisibility(page: Page): Promise<() => Promise<unknown>> {
  if (Number.parseInt(page.context().browser()?.version() ?? '') >= 105) return () => Promise.resolve();
  const expression = 'Element.prototype.checkVisibility ??= function () { return this.getClientRects().length > 0; }';
  const session = await page.context().newCDPSession(page);
  const given: Promise<unknown>[] = [];
  session.on('Runtime.executionContextCreated', ({ context: { id, name } }) => {
    if (name.startsWith('__playwright'))
      given.push(session.send('Runtime.evaluate', { contextId: id, expression }).catch(() => undefined));
  });
  await session.send('Runtime.enable');
  return () => Promise.all(given);
}

import type { Page } from 'playwright';

/**
 * Adds `Element.prototype.checkVisibility` for Playwright, which needs it for visibility checks; Chromium has it since
 * version 105. In older versions it is added only to Playwright's isolated worlds, so that the page's own world stays
 * unchanged.
 *
 * @returns settles when the page opened last has the function
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

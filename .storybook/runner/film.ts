import path from 'node:path';
import type { Page } from 'playwright';
import { sideBySide } from '../../scripts/lib/visual/image.mjs';
import { firstMode, screenHeight } from '../modes.ts';
import { inTime } from './deadline.ts';

/** When the frames of a film are taken after a story begins to show, ms. */
const moments = [0, 150, 400, 1000];

/** Whether the story has begun to show. Runs inside the page. */
const hasBegun = () =>
  document.body.classList.contains('sb-show-main') &&
  Boolean(document.querySelector('#storybook-root')?.firstElementChild);

/**
 * Films how a story appears on a phone that asks for reduced motion. In a window of its own: the runner's pages end
 * every animation at once.
 *
 * @param page of the runner, in whose browser it is filmed
 * @returns an image file with the moments side by side
 */
export async function film(page: Page, storyId: string): Promise<Buffer> {
  const browser = page.context().browser();
  if (!browser) throw new Error('There is no browser to film in.');
  const viewport = { width: firstMode.width, height: screenHeight };
  const context = await browser.newContext({ viewport, reducedMotion: 'reduce', locale: 'en-US', timezoneId: 'UTC' });
  try {
    const studio = await context.newPage();
    // The runner's server gives a page that is not the runner's another index.
    await studio.route('**/index.json', (route) =>
      route.fulfill({ path: path.join(process.cwd(), 'dist/storybook/index.json') }),
    );
    const address = new URL(`iframe.html?id=${storyId}&viewMode=story`, process.env['TARGET_URL']);
    await inTime('opening the film', studio.goto(address.href, { waitUntil: 'commit' }));
    await inTime('waiting for the first frame', studio.waitForFunction(hasBegun));
    const frames: Buffer[] = [];
    let passed = 0;
    for (const moment of moments) {
      await studio.waitForTimeout(moment - passed);
      passed = moment;
      frames.push(await inTime('filming', studio.screenshot()));
    }
    return await sideBySide(frames);
  } finally {
    await context.close();
  }
}

import { existsSync, mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import type { Page } from 'playwright';
import { screenHeight } from '../modes.ts';
import { inTime } from './deadline.ts';
import { heightOf, settle } from './page.ts';

/** How a picture is to the one in the repository. */
export type Compared = 'same' | 'changed' | 'new';

const kept = path.join(process.cwd(), '.storybook/pictures');
const received = path.join(process.cwd(), '.visual/received');
const tallest = 4000;

/** Makes the page so many px wide, and as high as a phone unless told otherwise. */
export const resize = (page: Page, width: number, height = screenHeight): Promise<void> =>
  inTime(`making the page ${width} px wide`, page.setViewportSize({ width, height }));

/** Takes the picture and compares its bytes: the browser is pinned, so the same picture is the same bytes. */
export async function takePicture(page: Page, id: string, locale: string, width: number): Promise<Compared> {
  await resize(page, width);
  const height = await inTime('measuring the height', page.evaluate(heightOf, { least: screenHeight, most: tallest }));
  if (height > screenHeight) await resize(page, width, height);
  await inTime('coming to rest at its height', page.evaluate(settle));
  const image = await inTime(
    'taking the picture',
    page.screenshot({ animations: 'disabled', caret: 'hide', scale: 'device', clip: { x: 0, y: 0, width, height } }),
  );
  const file = path.join(kept, locale, `${id}.png`);
  const known = existsSync(file);
  if (known && image.equals(readFileSync(file))) return 'same';
  // How it differs is measured later, outside jest, where it is ten times faster.
  mkdirSync(path.join(received, locale), { recursive: true });
  writeFileSync(path.join(received, locale, `${id}.png`), image);
  return known ? 'changed' : 'new';
}

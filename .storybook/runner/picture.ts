import type { Page } from 'playwright';
import { firstMode, screenHeight, type Mode } from '../modes.ts';
import {
  framesOf,
  isPhotographedIn,
  languagesOf,
  screens,
  type Frame,
  type PictureParameter,
} from '../pictureFrames.ts';
import { comeToRest } from './comeToRest.ts';
import { comparePicture, storeWordsOf, type TakenPicture } from './comparePicture.ts';
import { inTime } from './deadline.ts';
import { findWords } from './findWords.ts';
import { hasSize, heightOf, overlayOf } from './measure.ts';
import { scrollToRest } from './scrollToRest.ts';

interface PhotographedStory {
  id: string;
  title: string;
  picture?: PictureParameter | undefined;
}

const tallest = 4000;
/** Maximum number of measurements: a page whose height keeps changing is photographed at the last one. */
const measuresMax = 5;
/**
 * Sets the size of the page in CSS px; the default height is that of a small phone. The browser responds before the
 * page has its new size, so this waits until it has: measurements in between would be those of the old size.
 */
export async function resize(page: Page, width: number, height = screenHeight): Promise<void> {
  await inTime(`making the page ${width} px wide`, page.setViewportSize({ width, height }));
  await inTime(`the page being ${width} px wide`, page.evaluate(hasSize, { width, height }));
}

const screenshot = (page: Page, width: number, height: number): Promise<Buffer> =>
  inTime(
    'taking the picture',
    page.screenshot({ animations: 'disabled', caret: 'hide', scale: 'device', clip: { x: 0, y: 0, width, height } }),
  );

const measureHeight = (page: Page): Promise<number> =>
  inTime('measuring the height', page.evaluate(heightOf, { least: screenHeight, most: tallest }));

/**
 * The page's final height: code that reacts to a new width (an observer, a part that loads late) may change it again.
 */
async function restingHeight(page: Page): Promise<number> {
  let height = await measureHeight(page);
  for (let tries = 0; tries < measuresMax; tries++) {
    await comeToRest(page, 'at its width');
    const before = height;
    height = await measureHeight(page);
    if (height === before) break;
  }
  return height;
}

/** Takes a picture of the whole page at this width in CSS px, down to its end. */
export async function photographPage(page: Page, width: number): Promise<Buffer> {
  await resize(page, width);
  let height = await restingHeight(page);
  if (height > screenHeight) await resize(page, width, height);
  await comeToRest(page, 'at its height');
  // A layout may have more air on a high screen than on the low one where it was measured.
  const airy = await measureHeight(page);
  if (airy > height) {
    height = airy;
    await resize(page, width, height);
    await comeToRest(page, 'at its height');
  }
  return screenshot(page, width, height);
}

async function photographScreen(page: Page, frame: keyof typeof screens): Promise<Buffer> {
  const { width, height } = screens[frame];
  await resize(page, width, height);
  await comeToRest(page, `on a ${frame}`);
  if (await inTime('scrolling to its place', page.evaluate(scrollToRest))) await comeToRest(page, 'at its place');
  return screenshot(page, width, height);
}

/** Takes a picture of a frame of the story in its current state; `width`: of a whole page, in CSS px. */
export const photograph = (page: Page, frame: Frame, width: number): Promise<Buffer> =>
  frame === 'page' ? photographPage(page, width) : photographScreen(page, frame);

/**
 * Takes the pictures of a story in its current state and compares each with the approved one.
 *
 * @returns no pictures if the story is not photographed in this language
 */
export async function takePictures(page: Page, story: PhotographedStory, mode: Mode): Promise<TakenPicture[]> {
  const overlay = await inTime('looking for what floats', page.evaluate(overlayOf));
  const languages = languagesOf(story.title, overlay, story.picture);
  if (!isPhotographedIn(languages, mode.locale, firstMode.locale)) return [];
  const taken: TakenPicture[] = [];
  for (const frame of framesOf(story.title, overlay, story.picture)) {
    const shoot = () => photograph(page, frame, mode.width);
    const picture = await comparePicture(shoot, { story: story.id, frame, locale: mode.locale });
    await storeWordsOf(picture, () => inTime('looking for words', page.evaluate(findWords)));
    taken.push(picture);
  }
  return taken;
}

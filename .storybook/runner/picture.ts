import { existsSync, mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import type { Page } from 'playwright';
import { decodeImage, encodeImage, samePixels } from '../../scripts/lib/visual/image.mjs';
import { firstMode, screenHeight, type Mode } from '../modes.ts';
import { framesOf, languagesOf, phone, pictureName, type PictureParameter } from '../pictureFrames.ts';
import { comeToRest } from './comeToRest.ts';
import { inTime } from './deadline.ts';
import { hasSize, heightOf, overlayOf } from './measure.ts';

/** A picture that was taken, and how it is to the approved one. */
export interface TakenPicture {
  /** File name without folder and ending. */
  name: string;
  state: 'same' | 'changed' | 'new';
}

interface PhotographedStory {
  id: string;
  title: string;
  picture?: PictureParameter | undefined;
}

const approved = path.join(process.cwd(), '.storybook/pictures');
const received = path.join(process.cwd(), '.visual/received');
const tallest = 4000;
/** A page whose height is another one each time is photographed at the last. */
const measuresMax = 5;
/** So is one that never comes to rest. */
const picturesMax = 5;

/**
 * Makes the page so many px wide, and as high as a small phone unless told otherwise. The browser answers before the
 * page has its new size: what is measured in between is still that of the old one.
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

/** The height that the page keeps: what answers a new width (an observer, a late part) may change it once more. */
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

async function photographPage(page: Page, width: number): Promise<Buffer> {
  await resize(page, width);
  const height = await restingHeight(page);
  if (height > screenHeight) await resize(page, width, height);
  await comeToRest(page, 'at its height');
  return screenshot(page, width, height);
}

async function photographPhone(page: Page): Promise<Buffer> {
  await resize(page, phone.width, phone.height);
  await comeToRest(page, 'on a phone');
  return screenshot(page, phone.width, phone.height);
}

/**
 * Photographs until two pictures in a row agree: what still moves is not what a person sees.
 *
 * @param first the picture that may have come too early
 */
async function photographAtRest(first: Buffer, photograph: () => Promise<Buffer>): Promise<Buffer> {
  let last = first;
  for (let tries = 0; tries < picturesMax; tries++) {
    const next = await photograph();
    if (await samePixels(last, next)) return next;
    last = next;
  }
  return last;
}

/** Compares by pixels, since approved pictures are compressed better than a browser does, and keeps what differs. */
async function compare(photograph: () => Promise<Buffer>, locale: string, name: string): Promise<TakenPicture> {
  const file = path.join(approved, locale, `${name}.webp`);
  const known = existsSync(file) ? readFileSync(file) : undefined;
  const first = await photograph();
  if (known && (await samePixels(first, known))) return { name, state: 'same' };
  const image = await photographAtRest(first, photograph);
  if (known && (await samePixels(image, known))) return { name, state: 'same' };
  // How it differs is measured later, outside jest, where it is ten times faster.
  mkdirSync(path.join(received, locale), { recursive: true });
  writeFileSync(path.join(received, locale, `${name}.webp`), await encodeImage(await decodeImage(image)));
  return { name, state: known ? 'changed' : 'new' };
}

/**
 * Takes the pictures of a story as it stands on the page, and compares each with the approved one.
 *
 * @returns none where the story is not photographed in this language
 */
export async function takePictures(page: Page, story: PhotographedStory, mode: Mode): Promise<TakenPicture[]> {
  const overlay = await inTime('looking for what floats', page.evaluate(overlayOf));
  if (mode !== firstMode && languagesOf(story.title, overlay, story.picture) === 'first') return [];
  const taken: TakenPicture[] = [];
  for (const frame of framesOf(story.title, overlay, story.picture)) {
    const photograph = () => (frame === 'phone' ? photographPhone(page) : photographPage(page, mode.width));
    taken.push(await compare(photograph, mode.locale, pictureName(story.id, frame)));
  }
  return taken;
}

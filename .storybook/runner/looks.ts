import { mkdirSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import type { Page } from 'playwright';
import { lookFile } from '../../scripts/lib/looks/looks.mjs';
import { decodeImage, encodeImage } from '../../scripts/lib/visual/image.mjs';
import { firstMode, largest, modes, narrowest, pseudo } from '../modes.ts';
import { framesOf, type Frame, type Overlay } from '../pictureFrames.ts';
import type { CheckedStory } from './checkVariant.ts';
import { zoomText } from './checks/textZoom.ts';
import { comeToRest } from './comeToRest.ts';
import { inTime } from './deadline.ts';
import { film } from './film.ts';
import { overlayOf } from './measure.ts';
import { photograph, resize } from './picture.ts';
import { renderStory } from './renderStory.ts';

/** A way to look at a story that is tested, or wanted, but compared with nothing. */
interface Look {
  name: string;
  locale: string;
  /** Width of the page in CSS px, where the frame is a page. */
  width: number;
  /** Text as a phone's web view enlarges it. */
  text?: number;
  forcedColors?: 'active';
  /** Moments of its appearance, one beside the other. */
  moves?: true;
}

const { locale: first, width: firstWidth } = firstMode;

/** What the checks try at every story, and no picture shows. */
const tested: readonly Look[] = [
  { name: 'text-200', locale: largest.locale, width: narrowest, text: 2 },
  { name: 'forced-colours', locale: first, width: firstWidth, forcedColors: 'active' },
  { name: 'pseudo', locale: pseudo, width: narrowest },
  { name: 'reduced-motion', locale: first, width: firstWidth, moves: true },
];

const scale = Number(process.env['PICTURE_SCALE'] ?? 1);

/** The looks of this run: at a higher scale the pictures of each language, else what is tested. */
const looks: readonly Look[] =
  scale > 1 ? modes.map(({ locale, width }) => ({ name: `${scale}x`, locale, width })) : tested;

const folder = path.join(process.cwd(), '.visual/run/looks');

/** The frames of a look: at a higher scale those of its pictures, else as much of the screen as there is. */
function framesOfLook({ title, parameters }: CheckedStory, overlay: Overlay): readonly Frame[] {
  const frames = framesOf(title, overlay, parameters.picture);
  if (scale > 1) return frames;
  if (frames.includes('desktop')) return ['desktop'];
  return [overlay === 'modal' ? 'phone' : 'page'];
}

/** Photographs a look of the story, which is drawn already. */
async function photographLook(page: Page, story: CheckedStory, look: Look): Promise<void> {
  if (look.text) await inTime('enlarging text', page.evaluate(zoomText, look.text));
  await comeToRest(page, 'as it is looked at');
  const overlay = await inTime('looking for what floats', page.evaluate(overlayOf));
  for (const frame of framesOfLook(story, overlay)) {
    const shot = look.moves ? await film(page, story.id) : await photograph(page, frame, look.width);
    const file = path.join(folder, lookFile({ look: look.name, story: story.id, frame, locale: look.locale }));
    mkdirSync(path.dirname(file), { recursive: true });
    writeFileSync(file, await encodeImage(await decodeImage(shot)));
  }
  await inTime('giving text its size back', page.evaluate(zoomText, 1));
}

/**
 * Draws the story in each look and photographs it.
 *
 * @param plays whether it has a `play` function
 * @throws when it does not come to an end in one of them
 */
export async function renderLooks(page: Page, story: CheckedStory, plays: boolean): Promise<void> {
  for (const look of looks) {
    await resize(page, look.width);
    await inTime('setting colours', page.emulateMedia({ forcedColors: look.forcedColors ?? 'none' }));
    const globals = { locale: look.locale, textSize: '100', a11y: { manual: true } };
    const { error } = await inTime('drawing', page.evaluate(renderStory, { storyId: story.id, globals, plays: true }));
    if (error && plays) throw new Error(`${look.name}: ${error}`);
    await photographLook(page, story, look);
  }
  await page.emulateMedia({ forcedColors: 'none' });
}

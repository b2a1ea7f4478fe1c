import type { Page } from 'playwright';
import { modes, narrowest } from '../modes.ts';
import { screens, type PictureParameter } from '../pictureFrames.ts';
import { findBrokenAmounts } from './checks/brokenAmounts.ts';
import { comeToRest } from './comeToRest.ts';
import { usedPairs } from './checks/contrast.ts';
import { unlistedPairs } from './checks/contrastPairs.ts';
import { inTime } from './deadline.ts';
import type { Finding } from './finding.ts';
import { findCoveredByReward, scrollToTasks } from './checks/coveredByReward.ts';
import { findLost, rememberShapes } from './checks/forcedColors.ts';
import { foreignGlyphs, shippedGlyphs } from './checks/glyphs.ts';
import { findUnreachable } from './checks/keyboard.ts';
import { findOverflow } from './checks/overflow.ts';
import { hear } from './heard.ts';
import { resize, takePictures } from './picture.ts';
import { violationsOfLanguage } from './checks/axeOfLanguage.ts';
import { waitUntilDrawn } from './waitUntilDrawn.ts';
import { zoomText } from './checks/textZoom.ts';
import { firstVariant, type Variant } from './variants.ts';

/** The properties of a story that the checks need. */
export interface CheckedStory {
  id: string;
  title: string;
  name: string;
  tags: readonly string[];
  parameters: { picture?: PictureParameter };
  /** The args as Controls and addresses have them at first. */
  initialArgs: Readonly<Record<string, unknown>>;
}

/** False where the browser is not the pinned one: its pixels are its own. */
const withPictures = process.env['PICTURES'] === '1';
/** Stories that show the product; all others are documentation pages. */
const ofTheProduct = /^(Components|Overlays|Screens|Flows)\//;

/** Args that Controls would show as a tree of an element, or as a marker (`controls/namedArgs.ts`). */
const unnamedArgs = (args: CheckedStory['initialArgs']): string[] =>
  Object.entries(args)
    .filter(([, value]) => /"_owner"|⟦/.test(JSON.stringify(value) ?? ''))
    .map(([prop]) => `has no name in Controls: ${prop}`);

/** Contrast and keyboard access of the page at its present size. */
const findOnPage = async (page: Page): Promise<string[]> => [
  ...unlistedPairs(await inTime('collecting colours', usedPairs(page))),
  ...(await inTime('looking for what a keyboard does not reach', page.evaluate(findUnreachable))),
];

/** Contrast and keyboard access of a desk, which has another layout than a phone. */
async function checkDesktop(page: Page, finding: Finding): Promise<void> {
  await resize(page, screens.desktop.width, screens.desktop.height);
  await comeToRest(page, 'on a desktop');
  const found = await findOnPage(page);
  finding.errors.push(...found.filter((line) => !finding.errors.includes(line)));
}

/** Emulates forced colours while it checks the page. */
async function checkForcedColors(page: Page, finding: Finding): Promise<void> {
  await inTime('remembering shapes', rememberShapes(page));
  await inTime('forcing colours', page.emulateMedia({ forcedColors: 'active' }));
  finding.errors.push(...(await inTime('looking at forced colours', findLost(page))));
  const overflow = await inTime('looking for overflow in forced colours', findOverflow(page, { pills: true }));
  finding.overflow.push(
    ...overflow.filter((line) => !finding.overflow.includes(line)).map((line) => `in forced colours, ${line}`),
  );
  await inTime('giving colours back', page.emulateMedia({ forcedColors: 'none' }));
}

/** Looks for text that does not fit and for amounts that are broken (TEXT-12). */
async function overflowOf(page: Page, when: string, pills: boolean): Promise<string[]> {
  return [
    ...(await inTime(`looking for overflow${when}`, findOverflow(page, { pills }))),
    ...(await inTime(`looking for broken amounts${when}`, page.evaluate(findBrokenAmounts))),
  ];
}

/** Enlarges the text to 200 % as a web view does, while it checks the page. */
async function checkTextZoom(page: Page, finding: Finding): Promise<void> {
  await inTime('enlarging text', page.evaluate(zoomText, 2));
  await inTime('coming to rest in large text', page.evaluate(waitUntilDrawn));
  const overflow = await overflowOf(page, ' in large text', false);
  finding.overflow.push(...overflow.map((line) => `in text of 200 %, ${line}`));
  await inTime('giving text its size back', page.evaluate(zoomText, 1));
  await inTime('coming to rest in usual text', page.evaluate(waitUntilDrawn));
}

/**
 * Measures what a reward's toast covers (EARN-1), in the story's language at the width of each mode, in usual text and in
 * text of 200 %. Without such a toast it does nothing.
 */
async function checkReward(page: Page, finding: Finding): Promise<void> {
  if (!(await inTime('looking for a reward', page.$('[data-kind=reward]')))) return;
  const look = async (when: string, isLarge = false) => {
    const covered = await inTime('looking at what the reward covers', page.evaluate(findCoveredByReward, isLarge));
    finding.errors.push(...covered.map((line) => `${when}, ${line}`));
  };
  for (const { width } of modes) {
    await resize(page, width);
    await comeToRest(page, `at ${width} px`);
    await look(`at ${width} px`);
    await inTime('enlarging text', page.evaluate(zoomText, 2));
    await inTime('coming to rest in large text', page.evaluate(waitUntilDrawn));
    await inTime('scrolling to the tasks', page.evaluate(scrollToTasks));
    await inTime('coming to rest at the tasks', page.evaluate(waitUntilDrawn));
    await look(`at ${width} px in text of 200 %`, true);
    await inTime('giving text its size back', page.evaluate(zoomText, 1));
    await page.evaluate(() => globalThis.scrollTo(0, 0));
  }
}

/**
 * Photographs the story in its current state and runs all checks of the variant on it. What does not depend on the
 * language (contrast, keyboard access, forced colours, Controls) and what is heard is checked in the first variant: on
 * the phone on which the story was drawn, before anything changes its size, and on a desktop if the story is
 * photographed on one.
 */
export async function checkVariant(page: Page, story: CheckedStory, variant: Variant, finding: Finding): Promise<void> {
  const { id, title, tags, parameters } = story;
  await comeToRest(page, 'as it was drawn');
  const isFirstOfProduct = variant === firstVariant && ofTheProduct.test(title);
  if (variant.mode && variant !== firstVariant)
    finding.axe.push(...(await inTime('checking by the rules of axe on languages', violationsOfLanguage(page))));
  const isCompared = withPictures && !tags.includes('no-visual');
  if (isFirstOfProduct && isCompared) finding.heard = await hear(page, id);
  if (isFirstOfProduct) finding.errors.push(...unnamedArgs(story.initialArgs), ...(await findOnPage(page)));
  if (variant.mode && isCompared)
    finding.pictures = await takePictures(page, { id, title, picture: parameters.picture }, variant.mode);
  const foreign = await inTime('looking at letters', page.evaluate(foreignGlyphs, shippedGlyphs));
  if (foreign) finding.errors.push(`not in the shipped font: ${foreign}`);
  if (isFirstOfProduct && parameters.picture?.frames?.includes('desktop')) await checkDesktop(page, finding);
  if (tags.includes('any-width')) return;
  if (variant.mode) await checkReward(page, finding);
  await resize(page, narrowest);
  finding.overflow = await overflowOf(page, '', variant.pills);
  if (variant.mode) await checkTextZoom(page, finding);
  if (isFirstOfProduct) await checkForcedColors(page, finding);
}

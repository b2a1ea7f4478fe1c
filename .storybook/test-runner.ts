import { mkdirSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { getStoryContext, type TestRunnerConfig } from '@storybook/test-runner';
import type { Page } from 'playwright';
import { firstMode, largest, modes, narrowest, pseudo } from './modes.ts';
import { usedPairs } from './runner/contrast.ts';
import { inTime, Overdue } from './runner/deadline.ts';
import { findLost, rememberShapes } from './runner/forcedColors.ts';
import { findUnreachable } from './runner/keyboard.ts';
import { findOverflow } from './runner/overflow.ts';
import { shippedGlyphs } from './runner/glyphs.ts';
import { drawAnew, foreignGlyphs, hasPlay, settle, type End } from './runner/page.ts';
import { unlistedPairs } from './runner/contrastPairs.ts';
import { resize, takePicture, type Compared } from './runner/picture.ts';

/** What was found out about one story in one locale. Read by scripts/visual.mjs and its report. */
interface Finding {
  locale: string;
  picture?: Compared;
  axe: string[];
  overflow: string[];
  errors: string[];
}

const root = process.cwd();
const out = path.join(root, '.visual');
/** Globals a story is looked at with. */
interface Look {
  locale: string;
  textSize: string;
  /** Axe is not asked where the words are made up or only larger: it has seen the same story in four languages. */
  a11y: { manual: boolean };
}
const normalText = '100';
const lookIn = (locale: string): Look => ({ locale, textSize: normalText, a11y: { manual: false } });
const firstLook = lookIn(firstMode.locale);
/** In this order: a picture is taken in the modes, the others are only looked at. */
const looks: readonly Look[] = [
  firstLook,
  ...modes.slice(1).map(({ locale }) => lookIn(locale)),
  { locale: pseudo, textSize: normalText, a11y: { manual: true } },
  { ...largest, a11y: { manual: true } },
];

const updating = process.env['PICTURES_UPDATE'] === '1';
/** Without pictures a run still plays, asks axe and looks for overflow. */
const withPictures = process.env['PICTURES'] === '1';
/** The other stories are pages of this book. */
const ofTheProduct = /^(Components|Overlays|Screens|Flows)\//;

/** Shows the story with other globals. */
const show = (page: Page, storyId: string, globals: Look, plays: boolean): Promise<End> =>
  inTime('drawing the story', page.evaluate(drawAnew, { storyId, globals, plays }));

/** What is the same in every language, and so looked at in one: colours on one another, and what a keyboard reaches. */
async function lookOnce(page: Page, finding: Finding): Promise<void> {
  finding.errors.push(
    ...unlistedPairs(await inTime('collecting colours', page.evaluate(usedPairs))),
    ...(await inTime('looking for what a keyboard does not reach', page.evaluate(findUnreachable))),
  );
}

/** Has the system paint everything in its own colours for a moment. */
async function lookForced(page: Page, finding: Finding): Promise<void> {
  await inTime('remembering shapes', page.evaluate(rememberShapes));
  await inTime('forcing colours', page.emulateMedia({ forcedColors: 'active' }));
  finding.errors.push(...(await inTime('looking at forced colours', page.evaluate(findLost))));
  const overflow = await inTime('looking for overflow in forced colours', page.evaluate(findOverflow, { pills: true }));
  finding.overflow.push(
    ...overflow.filter((line) => !finding.overflow.includes(line)).map((line) => `in forced colours, ${line}`),
  );
  await inTime('giving colours back', page.emulateMedia({ forcedColors: 'none' }));
}

async function look(
  page: Page,
  id: string,
  one: Look,
  title: string,
  tags: readonly string[],
  finding: Finding,
): Promise<void> {
  const { locale, textSize } = one;
  await inTime('coming to rest', page.evaluate(settle));
  const isLargest = textSize === largest.textSize;
  const mode = modes.find(({ locale: known }) => known === locale);
  if (mode && withPictures && !isLargest && !tags.includes('no-visual')) {
    finding.picture = await takePicture(page, id, locale, mode.width);
    if (finding.picture !== 'same' && !updating)
      finding.errors.push(finding.picture === 'new' ? 'has no picture yet' : 'differs from its picture');
  }
  if (!tags.includes('any-glyph')) {
    const foreign = await inTime('looking at letters', page.evaluate(foreignGlyphs, shippedGlyphs));
    if (foreign) finding.errors.push(`not in the shipped font: ${foreign}`);
  }
  const once = one === firstLook && ofTheProduct.test(title);
  if (once) await lookOnce(page, finding);
  if (tags.includes('any-width')) return;
  await resize(page, narrowest);
  finding.overflow = await inTime('looking for overflow', page.evaluate(findOverflow, { pills: !isLargest }));
  if (once) await lookForced(page, finding);
}

/** A page that hangs is left, so that the next stories of the file have one that does not. */
async function beginAnew(): Promise<void> {
  const { jestPlaywright, __sbSetupPage: setUp } = globalThis as unknown as {
    jestPlaywright: { resetPage(): Promise<void> };
    __sbSetupPage(page: unknown, context: unknown): Promise<void>;
  };
  await inTime('leaving the page', jestPlaywright.resetPage());
  const { page, context } = globalThis as unknown as { page: unknown; context: unknown };
  await inTime('opening another page', setUp(page, context));
}

const config: TestRunnerConfig = {
  logLevel: 'error',
  // The story has been drawn and played in the first mode by now, and axe has been asked; here it is taken through the others.
  async postVisit(page, context) {
    if (context.hasFailure) return;
    const { id } = context;
    const { tags, title, name } = (await getStoryContext(page, context)) as unknown as {
      tags: readonly string[];
      title: string;
      name: string;
    };
    const plays = await inTime('asking for its play', page.evaluate(hasPlay, id));
    const findings: Finding[] = [];
    let current = firstLook;
    let hangs = false;
    for (const one of looks) {
      const finding: Finding = {
        locale: one.textSize === normalText ? one.locale : `${one.locale} ${one.textSize} %`,
        axe: [],
        overflow: [],
        errors: [],
      };
      findings.push(finding);
      try {
        if (one !== firstLook) {
          current = one;
          const end = await show(page, id, one, plays);
          finding.axe = end.axe;
          if (end.error) finding.errors.push(end.error);
          // What hangs once hangs again: the page is not asked any more.
          if (end.hangs) break;
        }
        await look(page, id, one, title, tags, finding);
      } catch (error) {
        finding.errors.push((error as Error).message);
        if (error instanceof Overdue) {
          hangs = true;
          break;
        }
      }
    }
    // All stories of a file share the page: it is handed back as it was.
    if (hangs) await beginAnew();
    else {
      await resize(page, firstMode.width);
      if (current !== firstLook) await show(page, id, firstLook, false);
    }
    mkdirSync(path.join(out, 'findings'), { recursive: true });
    writeFileSync(path.join(out, 'findings', `${id}.json`), JSON.stringify({ id, title, name, findings }));
    const lines = findings.flatMap((finding) =>
      [...finding.axe, ...finding.overflow, ...finding.errors].map((line) => `[${finding.locale}] ${line}`),
    );
    if (lines.length) throw new Error(`${id}\n${lines.join('\n')}`);
  },
};

export default config;

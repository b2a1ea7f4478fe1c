import { getStoryContext, type TestRunnerConfig } from '@storybook/test-runner';
import type { Page } from 'playwright';
import { watchRequests } from './runner/comeToRest.ts';
import { checkVariant, type CheckedStory } from './runner/checkVariant.ts';
import { inTime, Overdue, spend, drainSpent } from './runner/deadline.ts';
import { emptyFinding, problemsOf, writeFindings, type Finding } from './runner/finding.ts';
import { openFreshPage } from './runner/freshPage.ts';
import { renderLooks } from './runner/looks.ts';
import { resize } from './runner/picture.ts';
import { hasChannel, hasPlay, renderStory, setGlobals, type RenderResult } from './runner/renderStory.ts';
import { variantsOf, type Languages, type Variant } from './runner/variants.ts';

const variants = variantsOf[(process.env['STORY_LANGUAGES'] ?? 'all') as Languages];
/** The variant in which the test runner itself draws a story. */
const drawnFirst = variants[0] as Variant;

/** When the test runner began to draw the story. */
let visited = 0;

/** Renders the story with the variant's globals. */
const show = (page: Page, storyId: string, { globals }: Variant, plays: boolean): Promise<RenderResult> =>
  inTime('drawing the story', page.evaluate(renderStory, { storyId, globals, plays }));

/**
 * Brings the page to the variant's width and its top, so that no story starts where the one before ended: how far a
 * focused field scrolls depends on that.
 */
async function startAtTop(page: Page, { width }: Variant): Promise<void> {
  await resize(page, width);
  await inTime(
    'scrolling to the top',
    page.evaluate(() => scrollTo({ top: 0, behavior: 'instant' })),
  );
}

/**
 * Renders the story in a variant, unless it is rendered already, and checks it.
 *
 * @returns whether the page can be used for the next variant
 */
async function visit(page: Page, story: CheckedStory, variant: Variant, plays: boolean, finding: Finding) {
  try {
    if (variant !== drawnFirst) {
      await startAtTop(page, variant);
      const { axe, error, hangs } = await show(page, story.id, variant, plays);
      finding.axe = axe;
      if (error) finding.errors.push(error);
      // A page that hung once will hang again: it gets no further commands.
      if (hangs) return false;
    }
    await checkVariant(page, story, variant, finding);
  } catch (error) {
    finding.errors.push((error as Error).message);
    return !(error instanceof Overdue);
  }
  return true;
}

const config: TestRunnerConfig = {
  logLevel: 'error',
  // The address cannot say the globals: Storybook reads them there only beside a story's id.
  async prepare({ page }) {
    await resize(page, drawnFirst.width);
    await page.goto(new URL('iframe.html', process.env['TARGET_URL']).href, { waitUntil: 'load' });
    await page.waitForFunction(hasChannel);
    await inTime('setting the globals', page.evaluate(setGlobals, drawnFirst.globals));
  },
  async preVisit(page) {
    watchRequests(page);
    drainSpent();
    visited = performance.now();
    await startAtTop(page, drawnFirst);
  },
  // At this point the story was drawn, played and checked by axe in the run's first variant; the others follow here.
  async postVisit(page, context) {
    spend('drawing the story', visited);
    if (context.hasFailure) return openFreshPage();
    const story = (await getStoryContext(page, context)) as unknown as CheckedStory;
    const { id, title, name } = story;
    const plays = await inTime('asking for its play', page.evaluate(hasPlay, id));
    if (process.env['STORY_LOOKS'] === '1') return renderLooks(page, story, plays);
    const findings: Finding[] = [];
    let usable = true;
    for (const variant of story.tags.includes('any-language') ? [drawnFirst] : variants) {
      const finding = emptyFinding(variant.name);
      findings.push(finding);
      usable = await visit(page, story, variant, plays, finding);
      if (!usable) break;
    }
    const problems = problemsOf(findings);
    // All stories of a file share the page: reset it to its first state. A story with problems is played again at once,
    // on a page that does not show it already.
    if (!usable || problems.length) await openFreshPage();
    else if (findings.length > 1) await show(page, id, drawnFirst, false);
    writeFindings({ id, title, name, findings, spent: drainSpent() });
    if (problems.length) throw new Error(`${id}\n${problems.join('\n')}`);
  },
};

export default config;

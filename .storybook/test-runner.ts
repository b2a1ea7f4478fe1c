import { getStoryContext, type TestRunnerConfig } from '@storybook/test-runner';
import type { Page } from 'playwright';
import { firstMode } from './modes.ts';
import { watchRequests } from './runner/comeToRest.ts';
import { checkVariant, type CheckedStory } from './runner/checkVariant.ts';
import { inTime, Overdue } from './runner/deadline.ts';
import { emptyFinding, problemsOf, writeFindings, type Finding } from './runner/finding.ts';
import { openFreshPage } from './runner/freshPage.ts';
import { resize } from './runner/picture.ts';
import { hasPlay, renderStory, type RenderResult } from './runner/renderStory.ts';
import { firstVariant, variants as allVariants, type Variant } from './runner/variants.ts';

const variants = process.env['ONE_LANGUAGE'] === '1' ? [firstVariant] : allVariants;

/** Renders the story with the variant's globals. */
const show = (page: Page, storyId: string, { globals }: Variant, plays: boolean): Promise<RenderResult> =>
  inTime('drawing the story', page.evaluate(renderStory, { storyId, globals, plays }));

/**
 * Renders the story in a variant, unless it is rendered already, and checks it.
 *
 * @returns whether the page can be used for the next variant
 */
async function visit(page: Page, story: CheckedStory, variant: Variant, plays: boolean, finding: Finding) {
  try {
    if (variant !== firstVariant) {
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
  preVisit(page) {
    watchRequests(page);
    return Promise.resolve();
  },
  // At this point the story was rendered, played and checked by axe in the first variant; the other variants follow
  // here.
  async postVisit(page, context) {
    if (context.hasFailure) return openFreshPage();
    const story = (await getStoryContext(page, context)) as unknown as CheckedStory;
    const { id, title, name } = story;
    const plays = await inTime('asking for its play', page.evaluate(hasPlay, id));
    const findings: Finding[] = [];
    let usable = true;
    for (const variant of story.tags.includes('any-language') ? [firstVariant] : variants) {
      const finding = emptyFinding(variant.name);
      findings.push(finding);
      usable = await visit(page, story, variant, plays, finding);
      if (!usable) break;
    }
    // All stories of a file share the page: reset it to its first state.
    if (usable && findings.every(({ errors }) => errors.length === 0)) {
      await resize(page, firstMode.width);
      await show(page, id, firstVariant, false);
    } else await openFreshPage();
    writeFindings({ id, title, name, findings });
    const problems = problemsOf(findings);
    if (problems.length) throw new Error(`${id}\n${problems.join('\n')}`);
  },
};

export default config;

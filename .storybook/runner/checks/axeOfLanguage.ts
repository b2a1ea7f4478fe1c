import { createRequire } from 'node:module';
import type { AxeResults, RunOptions } from 'axe-core';
import type { Page } from 'playwright';

const axeFile = createRequire(import.meta.url).resolve('axe-core/axe.min.js');

/**
 * Axe's rules whose verdict depends on the words of a page or on how long they are. The others see the same elements in
 * every language; Storybook's add-on runs them all in the first one. A whole run of axe takes a third of the time of
 * drawing a story.
 */
const rules = ['scrollable-region-focusable', 'valid-lang'];

type WithAxe = typeof globalThis & { axe: { run(options: RunOptions): Promise<AxeResults> } };

/**
 * Checks the page by the rules that depend on its language.
 *
 * @returns violated rules with their elements, one line each
 */
export async function violationsOfLanguage(page: Page): Promise<string[]> {
  if (!(await page.evaluate(() => 'axe' in globalThis))) await page.addScriptTag({ path: axeFile });
  return page.evaluate(async (values) => {
    const { violations } = await (globalThis as WithAxe).axe.run({ runOnly: { type: 'rule', values } });
    return violations.map(
      ({ id, help, nodes }) => `${id}: ${help} (${nodes.map(({ target }) => target.join(' ')).join(', ')})`,
    );
  }, rules);
}

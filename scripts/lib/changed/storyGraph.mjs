import { readFileSync } from 'node:fs';
import path from 'node:path';
import { storybookSite, storybookStats } from '../visual/paths.mjs';

/** @typedef {{ name: string, reasons?: readonly { moduleName: string }[] }} StatsModule */

/**
 * What Storybook knows about its stories.
 *
 * @typedef {object} StoryGraph
 * @property {import('./graph.mjs').Graph} graph modules in Storybook, and what imports them
 * @property {ReadonlyMap<string, readonly string[]>} stories the ids of the stories of each file
 */

/** @param {string} name of a module in Storybook's files, `./ui/Tabs/Tabs.tsx` */
const fileOf = (name) => name.replace(/^\.\//, '');

/**
 * Reads the graph that the build of Storybook has left.
 *
 * @returns {StoryGraph}
 */
export function readStoryGraph() {
  /** @type {{ modules: readonly StatsModule[] }} */
  const { modules } = JSON.parse(readFileSync(path.join(storybookStats, 'preview-stats.json'), 'utf8'));
  /** @type {{ entries: Record<string, import('../visual/storyIndex.mjs').IndexEntry & { importPath: string }> }} */
  const { entries } = JSON.parse(readFileSync(path.join(storybookSite, 'index.json'), 'utf8'));
  /** @type {Map<string, string[]>} */
  const stories = new Map();
  for (const { id, type, importPath } of Object.values(entries)) {
    const file = fileOf(importPath);
    if (type === 'story') stories.set(file, [...(stories.get(file) ?? []), id]);
  }
  return {
    graph: new Map(
      modules.map(({ name, reasons = [] }) => [fileOf(name), new Set(reasons.map((each) => fileOf(each.moduleName)))]),
    ),
    stories,
  };
}

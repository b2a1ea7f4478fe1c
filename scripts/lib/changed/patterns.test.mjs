import { execFileSync } from 'node:child_process';
import { describe, expect, it } from 'vitest';
import { root } from '../run.mjs';
import { product } from './journeySelection.mjs';
import { reads } from './runtimeReads.mjs';
import { decideForStories, notDrawn } from './storySelection.mjs';
import { decideForTests } from './unitSelection.mjs';

describe('each pattern of the selection names something that is there', () => {
  const files = execFileSync('git', ['ls-files', '-co', '--exclude-standard'], { cwd: root, encoding: 'utf8' })
    .trim()
    .split('\n');
  const patterns = [...decideForTests, ...decideForStories.map(([pattern]) => pattern), ...product];
  it.each(patterns)('%s', (pattern) => expect(files.some((file) => pattern.test(file))).toBe(true));
  const beginnings = new Set([...notDrawn, ...Object.keys(reads), ...Object.values(reads).flat()]);
  it.each([...beginnings].filter(Boolean))('%s', (beginning) =>
    expect(files.some((file) => file.startsWith(beginning))).toBe(true),
  );
});

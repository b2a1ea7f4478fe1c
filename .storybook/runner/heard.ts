import { existsSync, mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import type { Page } from 'playwright';
import type { HeardStory } from '../../scripts/lib/heard/differenceOf.mjs';
import { readHeard, type HeardTexts } from '../../scripts/lib/heard/heardFiles.mjs';
import { inTime } from './deadline.ts';

/**
 * An accessibility tree without what nobody hears: where a link leads. (A file's address also has a hash that every
 * build may change.)
 *
 * @param snapshot as Playwright writes it
 */
export function heardIn(snapshot: string): string {
  const lines = snapshot.split('\n').filter((line) => !/^\s*- \/url:/.test(line));
  const depth = (line = '') => line.search(/\S|$/);
  // A colon says that there is more inside.
  const isEmptied = (line: string, at: number) => line.endsWith(':') && depth(lines[at + 1]) <= depth(line);
  return lines.map((line, at) => (isEmptied(line, at) ? line.slice(0, -1) : line)).join('\n');
}

/** The accessibility tree of all that is on the page, also of what floats over it. */
const listen = async (page: Page): Promise<string> =>
  heardIn(await inTime('listening', page.locator('body').ariaSnapshot()));

const approvedTexts = new Map<string, HeardTexts>();
/** The approved texts, read once for all stories of this process. */
function approvedIn(folder: string): HeardTexts {
  const texts = approvedTexts.get(folder) ?? readHeard(folder);
  approvedTexts.set(folder, texts);
  return texts;
}

/** Times that a page is listened to until it says the same twice. */
const listensMax = 5;

/** Whether an earlier attempt of this run has heard the same; a story that fails is played once more. */
function rememberHeard(folder: string, story: string, text: string): boolean {
  const file = path.join(folder, `${story}.txt`);
  if (existsSync(file)) return readFileSync(file, 'utf8') === text;
  mkdirSync(folder, { recursive: true });
  writeFileSync(file, text);
  return true;
}

/**
 * Compares what is heard of a story in its present state with what was approved, and with what an earlier attempt of
 * this run has heard.
 *
 * @param story its id
 * @param checkout folder of the checkout
 */
export async function hear(page: Page, story: string, checkout = process.cwd()): Promise<HeardStory> {
  const approved = approvedIn(path.join(checkout, '.storybook/heard')).get(story);
  let text = await listen(page);
  let rests = text === approved;
  for (let listens = 0; !rests && listens < listensMax; listens++) {
    const next = await listen(page);
    rests = next === text || next === approved;
    text = next;
  }
  const isStable = rememberHeard(path.join(checkout, '.visual/run/attempts/heard'), story, text) && rests;
  if (text === approved) return { state: 'same', text };
  if (!isStable) return { state: 'unstable', text, ...(approved !== undefined && { approved }) };
  return approved === undefined ? { state: 'new', text } : { state: 'changed', text, approved };
}

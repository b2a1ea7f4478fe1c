import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { partsOf, readStoryIndex } from './storyIndex.mjs';
import { keyOf } from '../pictures/picture.mjs';
import { leftOverPictures } from './storyResults.mjs';

let site;
beforeAll(() => {
  site = mkdtempSync(path.join(tmpdir(), 'tally-index-'));
  const stories = ['Button', 'Card', 'Dialog', 'Toast', 'Row'].flatMap((title) =>
    ['one', 'two'].map((name) => ({ id: `${title.toLowerCase()}--${name}`, title, name, type: 'story' })),
  );
  const docs = { id: 'button--docs', title: 'Button', name: 'Docs', type: 'docs' };
  const entries = Object.fromEntries([docs, ...stories].map((entry) => [entry.id, entry]));
  writeFileSync(path.join(site, 'index.json'), JSON.stringify({ v: 5, entries }));
});
afterAll(() => rmSync(site, { recursive: true, force: true }));

const idsOf = (choice) => readStoryIndex(site, choice).selected.map(({ id }) => id);
const shards = ['1/3', '2/3', '3/3'];

it('without a choice all stories are taken, and no page of documentation', () => {
  expect(idsOf()).toHaveLength(10);
});

it('a part of an id and a list of ids select stories', () => {
  expect(idsOf({ only: ['toast'] })).toEqual(['toast--one', 'toast--two']);
  expect(idsOf({ ids: ['card--two', 'row--one', 'gone--one'] })).toEqual(['card--two', 'row--one']);
});

it('three shards together take every story exactly once, and the stories of a file together', () => {
  const parts = shards.map((shard) => idsOf({ shard }));
  expect(parts.flat().sort()).toEqual(idsOf().sort());
  for (const part of parts)
    for (const id of part) expect(part.filter((other) => other.startsWith(`${id.split('--')[0]}-`))).toHaveLength(2);
});

it('three shards together report what one run reports of pictures that no story takes', () => {
  const look = { width: 1, height: 1, hash: '0'.repeat(24) };
  const approved = [
    { story: 'gone--one', frame: 'page', locale: 'id', ...look },
    { story: 'card--one', frame: 'page', locale: 'id', ...look },
    { story: 'card--one', frame: 'phone', locale: 'id', ...look },
  ];
  const lock = new Map(approved.map((one) => [keyOf(one), one]));
  const find = (shard) => {
    const { all, selected } = readStoryIndex(site, { shard });
    const results = selected.map((story) => {
      const pictures = [{ story: story.id, frame: 'page', locale: 'id', ...look, state: 'same' }];
      return { ...story, findings: [{ variant: 'id', pictures, axe: [], overflow: [], errors: [] }] };
    });
    return leftOverPictures(lock, results, (id) => all.some((story) => story.id === id), shard).map(keyOf);
  };
  expect(shards.flatMap(find).sort()).toEqual(['id/card--one.phone', 'id/gone--one']);
  expect(find(undefined).sort()).toEqual(shards.flatMap(find).sort());
});

it('stories that share a page are at most a few more than thirty, and those of a file stay together', () => {
  const stories = Array.from({ length: 200 }, (_, place) => ({
    id: `${place}`,
    title: `File ${Math.floor(place / 7)}`,
    name: '',
    type: 'story',
  }));
  const parts = partsOf(stories);
  expect(parts.flat()).toHaveLength(200);
  expect(Math.max(...parts.map((part) => part.length))).toBeLessThan(30 + 7);
  const partsOfFile = (title) => parts.filter((part) => part.some((story) => story.title === title));
  expect(new Set(stories.map(({ title }) => partsOfFile(title).length))).toEqual(new Set([1]));
});

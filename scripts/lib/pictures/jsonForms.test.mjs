import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { afterEach, beforeEach, expect, test } from 'vitest';
import { crc32 } from './crc32.mjs';
import { formatDecisions, parseDecisions } from './decisions.mjs';
import { readJsonFile } from './readJson.mjs';
import { parseReceived, readReceived, writeReceived } from './received.mjs';

let folder;
beforeEach(() => {
  folder = mkdtempSync(path.join(tmpdir(), 'tally-json-'));
});
afterEach(() => rmSync(folder, { recursive: true, force: true }));

const look = { width: 320, height: 640, hash: '0123456789abcdef01234567' };
const picture = { story: 'screens-home--filled', frame: 'phone', locale: 'en_ph' };
const received = { ...picture, ...look, state: 'changed' };
const decision = { ...picture, old: null, new: look, decision: 'approved', note: 'as designed' };

test('what a run has seen is read as it was written', () => {
  const file = path.join(folder, 'new/received.json');
  const run = {
    commit: 'abc1',
    changed: true,
    at: '2026-11-30T09:41:00.000Z',
    name: 'test #4',
    address: 'https://x.y/4',
  };
  const story = {
    id: 'screens-home--filled',
    title: 'Home',
    name: 'Filled',
    problems: ['broken'],
    notes: ['It threw.'],
  };
  const pictures = [received, { ...received, locale: 'id', state: 'left over' }];
  const heard = [{ story: 'screens-home--filled', state: 'changed', text: '- banner:\n  - text: Hi' }];
  writeReceived(file, { run, stories: [story], pictures, heard });
  expect(readReceived(file)).toEqual({ run, stories: [story], pictures, heard });
});

test.each([
  [{}, 'received.json: expected a list "pictures".'],
  [{ pictures: [1] }, 'received.json: pictures[0] is no object.'],
  [{ pictures: [received, { ...received, story: '../x' }] }, 'received.json: pictures[1]: "story" is "../x"'],
  [{ pictures: [{ ...received, frame: 'tablet' }] }, '"frame" is "tablet", not one of page, phone, desktop.'],
  [{ pictures: [{ ...received, locale: undefined }] }, '"locale" is undefined'],
  [{ pictures: [{ ...received, width: 1.5 }] }, '"width" is 1.5, no number of pixels.'],
  [{ pictures: [{ ...received, hash: 'abc' }] }, '"hash" is "abc"'],
  [
    { pictures: [{ ...received, state: 'fine' }] },
    '"state" is "fine", not one of same, changed, new, unstable, left over.',
  ],
])('the reader refuses by name what a run has not written: %j', (content, message) => {
  expect(() => parseReceived(content, 'received.json')).toThrow(message);
});

test('decisions are read as the review page writes them, and without what may be left out', () => {
  const decided = { reviewer: 'Ana <ana@example.com>', commit: 'abc1', base: 'def2', decisions: [decision] };
  const text = formatDecisions(decided);
  expect(parseDecisions(JSON.parse(text), 'd.json')).toEqual({ ...decided, checked: true });
  expect(() => parseDecisions(JSON.parse(text.replace('designed', 'drawn')), 'd.json')).toThrow(
    'd.json was changed after',
  );
  const { note, ...bare } = decision;
  expect(note).toBe('as designed');
  expect(parseDecisions({ decisions: [bare] }, 'd.json')).toEqual({
    ...{ reviewer: '', commit: '', base: '', checked: false },
    decisions: [{ ...decision, note: '' }],
  });
});

test('the checksum is the one of zip and PNG', () => {
  expect(crc32('123456789')).toBe('cbf43926');
});

test.each([
  [{ decisions: {} }, 'd.json: expected a list "decisions".'],
  [{ decisions: [{ ...decision, old: undefined }] }, 'd.json: decisions[0]: "old" is neither a look nor null.'],
  [{ decisions: [{ ...decision, new: { ...look, hash: 1 } }] }, 'd.json: decisions[0].new: "hash" is 1'],
  [{ decisions: [{ ...decision, new: null }] }, 'd.json: decisions[0] has neither an old nor a new look.'],
  [
    { decisions: [{ ...decision, decision: 'later' }] },
    '"decision" is "later", not one of approved, refused, undecided.',
  ],
  [{ decisions: [{ ...decision, note: 7 }] }, '"note" is no text.'],
  [{ reviewer: 'A\nSigned-off-by: B', decisions: [] }, 'd.json: "reviewer" is'],
])('decisions in another form are refused by name: %j', (content, message) => {
  expect(() => parseDecisions(content, 'd.json')).toThrow(message);
});

test('a file that is not there, is no JSON or no object is named', () => {
  const file = path.join(folder, 'x.json');
  expect(() => readJsonFile(file)).toThrow(`${file} cannot be read.`);
  for (const [text, message] of [
    ['{', `${file} is no JSON`],
    ['[]', `${file}: expected an object.`],
  ]) {
    writeFileSync(file, text);
    expect(() => readJsonFile(file)).toThrow(message);
  }
});

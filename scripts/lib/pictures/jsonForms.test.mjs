import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { afterEach, beforeEach, expect, test } from 'vitest';
import { parseDecisions } from './decisions.mjs';
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
  writeReceived(file, [received, { ...received, locale: 'id', state: 'left over' }]);
  expect(readReceived(file)).toEqual([received, { ...received, locale: 'id', state: 'left over' }]);
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

test('decisions are read, with the note that may be left out', () => {
  const { note, ...bare } = decision;
  expect(note).toBe('as designed');
  expect(parseDecisions({ decisions: [decision, bare] }, 'd.json')).toEqual([decision, { ...decision, note: '' }]);
});

test.each([
  [{ decisions: {} }, 'd.json: expected a list "decisions".'],
  [{ decisions: [{ ...decision, old: undefined }] }, 'd.json: decisions[0]: "old" is neither a look nor null.'],
  [{ decisions: [{ ...decision, new: { ...look, hash: 1 } }] }, 'd.json: decisions[0].new: "hash" is 1'],
  [{ decisions: [{ ...decision, new: null }] }, 'd.json: decisions[0] has neither an old nor a new look.'],
  [{ decisions: [{ ...decision, decision: 'later' }] }, '"decision" is "later", not one of approved, refused.'],
  [{ decisions: [{ ...decision, note: 7 }] }, '"note" is no text.'],
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

import { beforeEach, expect, test } from 'vitest';
import { createDecided } from './decided.mjs';

const look = (seed) => ({ width: 1, height: 1, hash: String(seed).padStart(24, '0') });
const picture = (locale, rest) => ({
  ...{ key: `${locale}/screens-home--filled`, locale, frame: 'page', state: 'changed', faces: ['new', 'old'] },
  ...{ old: look(1), new: look(2) },
  ...rest,
});
const pictures = [picture('en'), picture('id'), picture('pt_br', { state: 'left over', new: undefined })];
const dataOf = (shown) => ({ source: { commit: 'abc1' }, stories: [{ id: 'screens-home--filled', pictures: shown }] });
const [en, id, gone] = pictures.map((one) => ({ picture: one }));

let storage, decided;
const openPage = (shown = pictures) => createDecided(dataOf(shown), storage, () => {});
beforeEach(() => {
  const items = new Map();
  storage = { getItem: (name) => items.get(name) ?? null, setItem: (name, value) => items.set(name, value) };
  decided = openPage();
});

test('what was decided stays when the page is closed, and is not shown beside another picture', () => {
  decided.decide([en, id], { decision: 'approved' });
  expect(openPage().of(en.picture)).toEqual({ decision: 'approved', note: '' });
  const changedSince = picture('en', { new: look(3) });
  expect(openPage([changedSince]).of(changedSince).decision).toBe('undecided');
});

test('undo takes back the last decision about what is selected, and only about that', () => {
  decided.decide([en], { decision: 'refused', note: 'Cut.' });
  decided.decide([en, id], { decision: 'approved' });
  decided.undo([en]);
  expect(decided.of(en.picture)).toEqual({ decision: 'refused', note: 'Cut.' });
  expect(decided.of(id.picture).decision).toBe('approved');
  decided.undo([en]);
  decided.undo([en]);
  expect(decided.of(en.picture)).toEqual({ decision: 'undecided', note: '' });
  expect(decided.counts()).toEqual({ approved: 1, refused: 0, undecided: 2, noted: 0 });
});

test('a file has all decisions with both sides, and another browser takes them', () => {
  decided.decide([en, gone], { decision: 'approved' });
  decided.decide([id], { note: 'Why?' });
  const text = decided.text('Ana');
  expect(JSON.parse(text).decisions).toEqual([
    expect.objectContaining({ locale: 'en', old: look(1), new: look(2), decision: 'approved' }),
    expect.objectContaining({ locale: 'id', decision: 'undecided', note: 'Why?' }),
    expect.objectContaining({ locale: 'pt_br', old: look(1), new: null }),
  ]);
  storage = undefined;
  const other = openPage();
  other.decide([en], { decision: 'refused', note: 'No.' });
  expect(other.load(text, 'd.json')).toEqual({ taken: 2, other: 0 });
  expect(other.of(en.picture)).toEqual({ decision: 'refused', note: 'No.' });
  expect(other.of(id.picture).note).toBe('Why?');
});

test.each([
  ['of another review', (text) => text, [picture('en', { old: look(8), new: look(9) })], 'on another review'],
  ['that is cut off', (text) => text.slice(0, -40), pictures, 'is no JSON, or was cut off'],
  ['that was edited', (text) => text.replace(look(2).hash, look(7).hash), pictures, 'was changed after'],
])('a file %s changes nothing', (_, edit, shown, sentence) => {
  decided.decide([en], { decision: 'approved' });
  const text = decided.text('');
  storage = undefined;
  const other = openPage(shown);
  expect(() => other.load(edit(text), 'd.json')).toThrow(sentence);
  expect(other.counts().approved).toBe(0);
});

test('a browser that keeps nothing says so', () => {
  storage.setItem = () => {
    throw new Error('full');
  };
  decided.decide([en], { decision: 'approved' });
  expect(decided.kept()).toBe(false);
  expect(decided.of(en.picture).decision).toBe('approved');
  decided.decide([id], { decision: 'approved' });
  expect(decided.counts().approved).toBe(2);
});

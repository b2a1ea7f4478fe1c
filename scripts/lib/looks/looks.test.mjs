import { existsSync, mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { afterEach, beforeEach, expect, test } from 'vitest';
import { storeLooks, lookFile, lookLabel, readLooks } from './looks.mjs';

let folder;
beforeEach(() => {
  folder = mkdtempSync(path.join(tmpdir(), 'tally-looks-'));
});
afterEach(() => rmSync(folder, { recursive: true, force: true }));

const look = (name, story, rest = {}) => ({ look: name, story, frame: 'page', locale: 'en', ...rest });
const [home, team] = ['screens-home--filled', 'screens-team--full'];
const at = (name) => path.join(folder, name);
function render(...looks) {
  for (const one of looks) {
    mkdirSync(path.dirname(path.join(at('run'), lookFile(one))), { recursive: true });
    writeFileSync(path.join(at('run'), lookFile(one)), 'picture');
  }
}

test('a run replaces the looks of its stories, and leaves those of others', () => {
  render(look('pseudo', home, { locale: 'pseudo' }), look('forced-colours', team, { frame: 'phone' }));
  const first = { commit: 'abc1', at: '2026-11-30T09:41:00.000Z' };
  expect(storeLooks(at('run'), at('looks'), first)).toBe(2);
  render(look('pseudo', home, { locale: 'pseudo' }));
  const second = { commit: 'def2', at: '2026-12-01T09:41:00.000Z' };
  expect(storeLooks(at('run'), at('looks'), second)).toBe(1);
  const kept = readLooks(at('looks'));
  expect(kept).toEqual([
    { ...look('forced-colours', team, { frame: 'phone' }), ...first },
    { ...look('pseudo', home, { locale: 'pseudo' }), ...second },
  ]);
  for (const one of kept) expect(existsSync(path.join(at('looks'), lookFile(one)))).toBe(true);
});

test('a machine that has rendered none has none', () => {
  expect(readLooks(at('looks'))).toEqual([]);
  expect(storeLooks(at('run'), at('looks'), { commit: '', at: '' })).toBe(0);
});

test('a look says what it shows', () => {
  expect(lookLabel(look('text-200', home))).toBe('Text of 200 %');
  expect(lookLabel(look('2x', home, { locale: 'pt_br', frame: 'phone' }))).toBe('2 px for each px, pt_br, phone');
});

import { mkdtempSync, rmSync, utimesSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { afterEach, beforeEach, expect, it } from 'vitest';
import { saveFirstResults, withFirstResults } from './firstResults.mjs';

let site;
let file;
beforeEach(() => {
  site = mkdtempSync(path.join(tmpdir(), 'tally-site-'));
  file = path.join(site, 'first.json');
  writeFileSync(path.join(site, 'index.json'), '{}');
});
afterEach(() => rmSync(site, { recursive: true, force: true }));

const finding = (variant) => ({ variant, pictures: [], axe: [], overflow: [], errors: [] });
const story = (id, ...variants) => ({ id, title: id, name: id, findings: variants.map(finding) });
const variantsOf = (results) => results.map(({ findings }) => findings.map(({ variant }) => variant));

it('the findings of the first language stand before those of the others', () => {
  saveFirstResults(file, site, [story('a', 'en'), story('b', 'en')]);
  expect(variantsOf(withFirstResults(file, site, [story('a', 'id', 'pt_br')]))).toEqual([['en', 'id', 'pt_br']]);
});

it('the first language of another build does not count', () => {
  saveFirstResults(file, site, [story('a', 'en')]);
  utimesSync(path.join(site, 'index.json'), 1, 1);
  expect(variantsOf(withFirstResults(file, site, [story('a', 'id')]))).toEqual([['id']]);
});

it('results of other languages stand alone without a run of the first one', () => {
  expect(variantsOf(withFirstResults(file, site, [story('a', 'id')]))).toEqual([['id']]);
});

import { expect, test } from 'vitest';
import { filtered, noFilter, verdict } from './filters.mjs';

const picture = (locale, name, state = 'same') => ({
  key: `${locale}/${name}`,
  locale,
  frame: 'page',
  state,
  faces: [],
});
const story = (id, pictures, problems = []) => ({
  id,
  title: id.startsWith('home') ? 'Screens/Home' : 'Components/Primitives/Button',
  name: id,
  problems,
  notes: [],
  pictures,
});
const home = story('home-filled', [picture('en', 'home-filled'), picture('id', 'home-filled', 'changed')]);
const button = story('button', [picture('en', 'button', 'new')], ['overflow']);
const silent = story('home-silent', [], ['broken']);
const data = { languages: [], source: { commit: '', run: {} }, missing: '', taken: 3, stories: [home, button, silent] };
const verdictOf = ({ key }) =>
  key === 'en/button' ? { decision: 'refused', note: 'It is cut.' } : { decision: 'undecided', note: '' };
const keys = (filter) =>
  filtered(data, { ...noFilter, ...filter }, verdictOf).flatMap(({ story: { id }, pictures }) =>
    pictures.length ? pictures.map(({ key }) => key) : [id],
  );

test.each([
  [{}, ['en/home-filled', 'id/home-filled', 'en/button', 'home-silent']],
  [{ state: 'different' }, ['id/home-filled', 'en/button']],
  [{ state: 'changed' }, ['id/home-filled']],
  [{ state: 'new' }, ['en/button']],
  [{ state: 'overflow' }, ['en/button']],
  [{ state: 'broken' }, ['home-silent']],
  [{ locale: 'id' }, ['id/home-filled', 'home-silent']],
  [{ component: 'Screens/Home', locale: 'en' }, ['en/home-filled', 'home-silent']],
  [{ kind: 'Components' }, ['en/button']],
  [{ decision: 'undecided' }, ['en/home-filled', 'id/home-filled']],
  [{ decision: 'refused' }, ['en/button']],
  [{ decision: 'noted' }, ['en/button']],
  [{ find: 'HOME filled' }, ['en/home-filled', 'id/home-filled']],
])('the filter %j leaves %j', (filter, left) => {
  expect(keys(filter)).toEqual(left);
});

test('the page says first what changed, or that nothing did', () => {
  expect(verdict(data)).toBe('3 stories. 1 changed, 1 new, 1 overflow, 1 broken.');
  const same = { ...data, taken: 1, stories: [story('home', [picture('en', 'home')])] };
  expect(verdict(same)).toBe('1 stories. Nothing changed: all 1 pictures are as approved, and nothing is wrong.');
  expect(verdict({ ...same, taken: 0 })).toContain('No pictures were taken in this run');
  expect(verdict({ ...same, source: { commit: '' } })).toBe('1 stories. Pictures as they were approved.');
  expect(verdict({ ...same, only: 'home' })).toMatch(/^Part of the stories: the 1 whose id contains “home”\./);
});

import { expect, test } from 'vitest';
import { keyOf } from '../pictures/picture.mjs';
import { changesSeen, joined } from './siteReview.mjs';

const picture = (story, hash, state) => ({
  ...{ story: `home--${story}`, frame: 'page', locale: 'id', width: 1, height: 1, hash },
  ...(state && { state }),
});
const lockOf = (...pictures) => new Map(pictures.map((one) => [keyOf(one), one]));

test('compared with a base is what the run has seen, and what is approved where it has seen nothing', () => {
  const before = lockOf(picture('same', 'a'), picture('approved', 'b'), picture('gone', 'c'), picture('moving', 'd'));
  const approved = lockOf(picture('same', 'a'), picture('approved', 'x'), picture('gone', 'c'), picture('moving', 'd'));
  const seen = [
    picture('same', 'a', 'same'),
    picture('fresh', 'y', 'new'),
    picture('gone', 'c', 'left over'),
    picture('moving', 'd', 'unstable'),
  ];
  const changes = changesSeen(before, approved, seen).map(({ story, state, old, new: now }) => [
    story,
    state,
    old?.hash,
    now?.hash,
  ]);
  expect(changes).toEqual([
    ['home--approved', 'changed', 'b', 'x'],
    ['home--fresh', 'new', undefined, 'y'],
    ['home--gone', 'left over', 'c', undefined],
    ['home--moving', 'unstable', 'd', 'd'],
  ]);
});

test('joins the parts of a run: each story once, with the findings of every part', () => {
  const run = { commit: 'abc1', changed: false, at: '', name: '', address: '' };
  const story = (problems, notes) => ({ id: 'home--filled', title: 'Home', name: 'Filled', problems, notes });
  const heard = [{ story: 'home--filled', state: 'changed', text: '- text: Hi' }];
  const parts = [
    { run, stories: [story([], [])], pictures: [picture('filled', 'a', 'same')], heard },
    { run, stories: [story(['broken'], ['It threw.'])], pictures: [picture('other', 'b', 'new')], heard: [] },
  ];
  expect(joined(parts)).toEqual({
    run,
    stories: [story(['broken'], ['It threw.'])],
    pictures: [picture('filled', 'a', 'same'), picture('other', 'b', 'new')],
    heard,
  });
  expect(() => joined([...parts, { run: { ...run, commit: 'def2' }, stories: [], pictures: [] }])).toThrow(
    'These runs are of different commits: abc1, def2.',
  );
});

import { expect, test } from 'vitest';
import { sourceSentences } from './source.mjs';

const run = {
  commit: 'a'.repeat(40),
  changed: false,
  at: '2026-11-30T09:41:07.000Z',
  name: 'test #412',
  address: 'https://example.com/412',
};
const stories = [
  {
    pictures: [
      { state: 'same', taken: true },
      { state: 'changed', taken: false },
      { state: 'not taken', taken: false },
    ],
  },
];
const data = { source: { commit: run.commit, run }, taken: 1, stories };

test('it is said which run has taken the pictures, of which commit, and how many it has not taken', () => {
  expect(sourceSentences(data)).toEqual([
    'Taken by test #412 on 2026-11-30, 09:41 UTC from commit aaaaaaaa.',
    'Compared with the approved pictures.',
    '2 pictures were not taken in this run: they are shown as they were approved before, and marked so.',
  ]);
});

test('a run on somebody’s machine, of sources that were changed, compared with another commit', () => {
  const own = { ...run, changed: true, name: '' };
  const source = { commit: run.commit, run: own, base: 'b'.repeat(40) };
  expect(sourceSentences({ ...data, source, stories: [] })).toEqual([
    'Taken by a run on somebody’s own machine on 2026-11-30, 09:41 UTC from commit aaaaaaaa, with changes that are not committed.',
    'Compared with the approved pictures of commit bbbbbbbb; what looks the same is left out.',
  ]);
});

test('a page of which nothing was taken never looks as if it were', () => {
  expect(sourceSentences({ ...data, taken: 0 })[0]).toBe(
    'Pictures as they were approved at commit aaaaaaaa. The run that ended on 2026-11-30, 09:41 UTC (test #412) took none.',
  );
  expect(sourceSentences({ ...data, source: { commit: '' }, taken: 0 })[0]).toBe(
    'Pictures as they were approved at an unknown commit. No run has taken them again.',
  );
});

import { describe, expect, test } from 'vitest';
import { areasOf, citationsIn, doubledIds, rulesOf, storyAt, testAt } from './ruleCitations.mjs';
import { proofTable, proofsOf, unproven } from './ruleProofs.mjs';

const markdown = '# Rules\n\n## Tasks\n\n- **TASK-1** One a day.\n- **TASK-2** Two | three.\n\n- **HOME-1** Notices.\n';
const rules = rulesOf(markdown);

test('rules are the lines that begin with an id; an id at two of them is told', () => {
  expect([...rules]).toEqual([
    ['TASK-1', 'One a day.'],
    ['TASK-2', 'Two | three.'],
    ['HOME-1', 'Notices.'],
  ]);
  expect(areasOf(rules)).toEqual(['TASK', 'HOME']);
  expect(doubledIds(markdown)).toEqual([]);
  expect(doubledIds(`${markdown}- **TASK-2** Again.\n`)).toEqual(['TASK-2']);
});

test('citations: single ids and ranges; what is of no area is none', () => {
  const ids = (text) => citationsIn(text, areasOf(rules)).map(({ id }) => id);
  expect(ids('(TASK-1, HOME-1) as UTF-8, SUBTASK-1')).toEqual(['TASK-1', 'HOME-1']);
  expect(ids('TASK-1 to TASK-3')).toEqual(['TASK-1', 'TASK-2', 'TASK-3']);
});

describe('whose proof a citation is', () => {
  const tests = [
    '/** TASK-1 */',
    "describe('all', () => {",
    "  it('pays once (TASK-2)', async () => {",
    '  });',
    '  // HOME-1',
    '  it.each([',
    "    ['a', 1],",
    "  ])('%s isn\\'t paid', (a) => {",
    '  });',
    '});',
    '// TASK-3',
  ].join('\n');

  test.each([
    ['above a describe', 'TASK-1', 'all'],
    ['in a name', 'TASK-2', 'pays once (TASK-2)'],
    ['above a table', 'HOME-1', "%s isn't paid"],
    ['below the last test', 'TASK-3', ''],
  ])('%s', (_, id, name) => expect(testAt(tests, tests.indexOf(id))).toBe(name));

  const stories = [
    'const meta = {',
    "  title: 'Screens/Home',",
    '};',
    '/** Shows TASK-1. */',
    'export const Filled = {',
    '  // TASK-2',
    '};',
    '/** Late: HOME-1. */',
    'export const NewDay = {};',
  ].join('\n');

  test.each([
    ['TASK-1', 'screens-home--filled'],
    ['TASK-2', 'screens-home--filled'],
    ['HOME-1', 'screens-home--new-day'],
  ])('story of %s', (id, story) => expect(storyAt(stories, stories.indexOf(id))).toBe(story));
});

test('comments of the product are no proof; a rule that nobody cites has none; unknown ids are told', () => {
  const { proofs, unknown } = proofsOf(rules, [
    ['app/a.ts', '/** TASK-1, TASK-9 */'],
    ['app/a.test.ts', "it('does it (TASK-2)', () => {});"],
    ['.storybook/ruleStories.ts', "const all = {\n  'HOME-1': ['screens-home--filled', 'screens-home--guest'],\n};"],
  ]);
  expect(unknown).toEqual(['app/a.ts: TASK-9']);
  expect(unproven(proofs)).toEqual(['TASK-1']);
  expect(proofs.get('TASK-2')).toEqual({ tests: ['app/a.test.ts: does it (TASK-2)'], stories: [] });
  expect(proofs.get('HOME-1')?.stories).toEqual(['screens-home--filled', 'screens-home--guest']);
});

test('the table escapes what would end a cell', () => {
  const proofs = new Map([['TASK-1', { tests: ['a.test.ts: a | <b>'], stories: ['x--y', 'x--z'] }]]);
  expect(proofTable(proofs)).toContain('| TASK-1 | x--y<br>x--z | a.test.ts: a \\| &lt;b> |');
});

import { describe, expect, test } from 'vitest';
import { areasOf, citationsIn, doubledIds, rulesOf, storiesIn, testsIn } from './ruleCitations.mjs';
import { proofTable, proofsOf, unproven } from './ruleProofs.mjs';

const markdown = '# Rules\n\n## Tasks\n\n- **TASK-1** One a day.\n- **TASK-2** Two | three.\n\n- **HOME-1** Notices.\n';
const rules = rulesOf(markdown);

test('rules are the lines that begin with an id, and a repeated id is reported', () => {
  expect([...rules]).toEqual([
    ['TASK-1', 'One a day.'],
    ['TASK-2', 'Two | three.'],
    ['HOME-1', 'Notices.'],
  ]);
  expect(areasOf(rules)).toEqual(['TASK', 'HOME']);
  expect(doubledIds(markdown)).toEqual([]);
  expect(doubledIds(`${markdown}- **TASK-2** Again.\n`)).toEqual(['TASK-2']);
});

test('citations are single ids and ranges; an id of an unknown area is none', () => {
  const ids = (text) => citationsIn(text, areasOf(rules)).map(({ id }) => id);
  expect(ids('(TASK-1, HOME-1) as UTF-8, SUBTASK-1')).toEqual(['TASK-1', 'HOME-1']);
  expect(ids('TASK-1 to TASK-3')).toEqual(['TASK-1', 'TASK-2', 'TASK-3']);
});

describe('whose proof a citation is', () => {
  const tests = [
    '/** TASK-1 */',
    "import { it } from 'vitest';",
    '// TASK-4',
    'const rows = [];',
    "describe('all', () => {",
    "  it('pays once (TASK-2)', async () => {",
    '    // TASK-5',
    '  });',
    '  // HOME-1',
    '  it.each([',
    "    ['a', 1],",
    "  ])('%s isn\\'t paid', (a) => {",
    '  });',
    '  // TASK-6',
    '  it(`of ${rows}`, { timeout: 1 }, () => {});',
    '});',
    '// TASK-3',
  ].join('\n');

  test.each([
    ['on the file', 'TASK-1', 'all'],
    ['in a name', 'TASK-2', 'pays once (TASK-2)'],
    ['in a body', 'TASK-5', 'pays once (TASK-2)'],
    ['above a table', 'HOME-1', "%s isn't paid"],
    ['above a name with a placeholder', 'TASK-6', 'of ${rows}'],
    ['at what several tests share', 'TASK-4', 'all'],
    ['below the last test', 'TASK-3', ''],
  ])('%s', (_, id, name) => expect(testsIn(tests)(tests.indexOf(id))).toBe(name));

  const stories = [
    'const meta = {',
    "  title: 'Screens/Home',",
    '};',
    '/** Notes. */',
    'const opens = (words) => async () => {',
    '  // HOME-2',
    '};',
    '/** Shows TASK-1. */',
    'export const Filled: Story = {',
    '  // TASK-2',
    "  args: { play: 'HOME-4' },",
    '};',
    '/** Late: HOME-1. */',
    'export const NewDay: Story = {',
    '  play: async () => {',
    '    // TASK-3',
    '  },',
    '};',
    '/** HOME-3 */',
    "export const Opened: Story = { play: opens('TASK-5') };",
    'export const Again = { async play() { await Opened.play(); } };',
  ].join('\n');

  test.each([
    ['in a docstring', 'TASK-1', [['filled', false]]],
    ['beside what is played', 'TASK-2', [['filled', false]]],
    ['in something else called play', 'HOME-4', [['filled', false]]],
    ['in the docstring of what is played', 'HOME-1', [['new-day', false]]],
    ['in a play function', 'TASK-3', [['new-day', true]]],
    [
      'in an argument of a play function that another story plays too',
      'TASK-5',
      [
        ['opened', true],
        ['again', true],
      ],
    ],
    [
      'in a function that is played',
      'HOME-2',
      [
        ['opened', true],
        ['again', true],
      ],
    ],
    ['in the docstring of a story that another one plays', 'HOME-3', [['opened', false]]],
  ])('%s', (_, id, found) =>
    expect(storiesIn(stories)(stories.indexOf(id))).toEqual(
      found.map(([name, played]) => ({ story: `screens-home--${name}`, played })),
    ),
  );

  test('in the stories of a component, whose ids are without its group', () => {
    const button = "const meta = {\n  title: 'Components/Primitives/Button',\n  id: 'components-button',\n};\n";
    const text = `${button}/** TASK-2 */\nexport const Off: Story = {};`;
    expect(storiesIn(text)(text.indexOf('TASK-2'))).toEqual([{ story: 'components-button--off', played: false }]);
  });
});

test('tests and play functions are proof, comments of product and stories are not; unknown ids are named', () => {
  const { proofs, unknown } = proofsOf(rules, [
    ['app/a.ts', '/** TASK-1, TASK-9 */'],
    ['app/a.test.ts', "it('does it (TASK-2)', () => {});\n// HOME-1"],
    [
      'app/Home.stories.tsx',
      "const meta = { title: 'Screens/Home' };\n" +
        "export const Filled = { parameters: { rules: ['HOME-1', 'HOME-8'] } };\n" +
        "export const Guest = { ...toastStory('a', ['HOME-1'])(() => ({})) };",
    ],
  ]);
  expect(unknown).toEqual(['app/a.ts: TASK-9', 'app/Home.stories.tsx: HOME-8']);
  expect(unproven(proofs)).toEqual(['TASK-1', 'HOME-1']);
  expect(proofs.get('TASK-2')).toEqual({ tests: ['app/a.test.ts: does it (TASK-2)'], plays: [], stories: [] });
  expect(proofs.get('HOME-1')?.stories).toEqual(['screens-home--filled', 'screens-home--guest']);
});

test('a range proves none of its rules, and is named where tests and stories cite it', () => {
  const { proofs, ranges } = proofsOf(rules, [
    ['app/a.test.ts', "it('does all (TASK-1 to TASK-2)', () => {});"],
    ['app/a.ts', '/** TASK-1 to TASK-2 */'],
  ]);
  expect(unproven(proofs)).toEqual(['TASK-1', 'TASK-2', 'HOME-1']);
  expect(ranges).toEqual(['app/a.test.ts: TASK-1 to TASK-2']);
});

test('a story proves a rule when its play function names it, not by its docstring or its parameters', () => {
  const file = (play) =>
    "const meta = { title: 'Screens/Home' };\n/** TASK-1 */\n" +
    `export const Guest = { parameters: { rules: ['TASK-2'] }, play: () => { ${play} } };`;
  const proofsWith = (play) => proofsOf(rules, [['app/Home.stories.tsx', file(play)]]).proofs;
  expect(unproven(proofsWith(''))).toEqual(['TASK-1', 'TASK-2', 'HOME-1']);
  const named = proofsWith("expects('TASK-2');");
  expect(unproven(named)).toEqual(['TASK-1', 'HOME-1']);
  expect(named.get('TASK-2')).toEqual({ tests: [], plays: ['screens-home--guest'], stories: [] });
});

test('the table escapes what would end a cell', () => {
  const proofs = new Map([['TASK-1', { tests: ['a.test.ts: a | <b>'], plays: ['x--p'], stories: ['x--y', 'x--z'] }]]);
  expect(proofTable(proofs)).toContain('| TASK-1 | x--y<br>x--z | x--p | a.test.ts: a \\| &lt;b> |');
});

import { expect, test } from 'vitest';
import { differenceOf, heardProblem } from './differenceOf.mjs';
import { approveHeard, heardOtherwise, leftOverHeard, parseReceivedHeard } from './receivedHeard.mjs';

const [home, team, gone] = ['screens-home--filled', 'screens-team--full', 'screens-gone--empty'];
const story = (id, heard, errors = []) => ({ id, findings: [{ variant: 'en', errors, ...(heard && { heard }) }] });

test('a run passes on only the stories that are heard differently from the approved text', () => {
  const results = [
    story(home, { state: 'changed', text: '- text: Hi', approved: '- text: Hello' }),
    story(team, { state: 'same', text: '- text: Team' }),
    { id: 'screens-tips--rules', findings: [{ variant: 'id', errors: [] }] },
  ];
  expect(heardOtherwise(results)).toEqual([{ story: home, state: 'changed', text: '- text: Hi' }]);
});

test('left over is what no story says any more; a story that failed may not have got so far', () => {
  const approved = new Map([home, team, gone].map((id) => [id, '- text: Hello']));
  const run = { photographed: (id) => id !== gone, listened: 'en' };
  const results = [story(home, undefined), story(team, undefined, ['It threw.'])];
  const ids = (given) => leftOverHeard(approved, given, run).map((one) => one.story);
  expect(ids(results)).toEqual([home, gone]);
  // In other languages nobody listens.
  expect(ids([{ id: home, findings: [{ variant: 'id', errors: [] }] }])).toEqual([gone]);
  expect(leftOverHeard(approved, [], { ...run, shard: '2/3' })).toEqual([]);
});

test('approving takes what was heard, removes what is left over, and never takes what differs each time', () => {
  const approved = new Map([
    [home, 'old'],
    [team, 'old'],
    [gone, 'old'],
  ]);
  const approval = approveHeard(approved, [
    { story: home, state: 'changed', text: 'new' },
    { story: 'screens-tips--rules', state: 'new', text: 'rules' },
    { story: team, state: 'unstable', text: 'other' },
    { story: gone, state: 'left over', text: '' },
  ]);
  expect(Object.fromEntries(approval.heard)).toEqual({ [home]: 'new', [team]: 'old', 'screens-tips--rules': 'rules' });
  expect(approval).toMatchObject({ written: [home, 'screens-tips--rules'], removed: [gone] });
  expect(approval.problems).toEqual([`heard/${team} was heard otherwise when it was played once more`]);
});

test.each([
  [{ heard: 1 }, 'received.json: expected a list "heard".'],
  [{ heard: [{ story: '../x', state: 'new', text: '' }] }, 'heard[0]: "story" is "../x"'],
  [{ heard: [{ story: home, state: 'same', text: '' }] }, '"state" is "same"'],
  [{ heard: [{ story: home, state: 'new' }] }, 'heard[0]: "text" is no text.'],
])('a file in another form is refused: %j', (content, message) => {
  expect(() => parseReceivedHeard(content, 'received.json')).toThrow(message);
});

test('a run that did not listen has heard nothing', () => {
  expect(parseReceivedHeard({ pictures: [] }, 'received.json')).toEqual([]);
});

const old = ['- banner:', '  - heading "Home"', '- main:', '  - button "Claim"', '  - text: Ad', '- text: end'].join(
  '\n',
);
test('a difference shows what went and came, with what is around it', () => {
  expect(differenceOf(old, old)).toEqual([]);
  expect(differenceOf(old, old.replace('"Claim"', '"Claim now"'))).toEqual([
    '   - heading "Home"',
    ' - main:',
    '-  - button "Claim"',
    '+  - button "Claim now"',
    '   - text: Ad',
    ' - text: end',
  ]);
  expect(differenceOf('', '- text: Hi')).toEqual(['+- text: Hi']);
});

test('a story says what it says otherwise', () => {
  expect(heardProblem({ state: 'same', text: 'a' })).toBeUndefined();
  expect(heardProblem({ state: 'new', text: 'a' })).toBe('what is heard is not approved yet');
  expect(heardProblem({ state: 'changed', text: '- text: b', approved: '- text: a' })).toBe(
    'heard otherwise than approved:\n-- text: a\n+- text: b',
  );
  expect(heardProblem({ state: 'unstable', text: '- text: b', approved: '- text: a' })).toContain('each time');
});

import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { afterEach, beforeEach, describe, expect, test } from 'vitest';
import { readHeard } from '../heard/heardFiles.mjs';
import { root } from '../run.mjs';
import { approve as approveIn, checkoutOf, loadedBy } from './checkout.mjs';
import { formatDecisions } from './decisions.mjs';
import { readLock } from './lock.mjs';
import { keyOf } from './picture.mjs';
import { writeReceived } from './received.mjs';

const packagesOf = (file) => [...new Set([...loadedBy(path.join(root, file)).values()].flat())];

test('approving imports no package, so that it runs on any system without an installation', () => {
  expect(packagesOf('scripts/approve-pictures.mjs').filter((name) => !name.startsWith('node:'))).toEqual([]);
});

test('rendering does: the test would notice', () => {
  expect(packagesOf('scripts/visual.mjs')).toEqual(expect.arrayContaining(['playwright', 'sharp']));
});

describe('the command, in a checkout where nothing is installed', () => {
  let checkout;
  const look = (seed) => ({ width: 320, height: 640, hash: String(seed).padStart(24, '0') });
  const picture = (story, locale = 'id') => ({ story, frame: 'page', locale });
  const entry = (story, seed) => ({ ...picture(story), ...look(seed) });
  const [home, team] = ['screens-home--filled', 'screens-team--full'];
  const approve = (...args) => approveIn(checkout, ...args);
  const lockFolder = () => path.join(checkout, '.storybook/pictures');
  const hashes = () => Object.fromEntries([...readLock(lockFolder())].map(([key, { hash }]) => [key, Number(hash)]));
  const write = (name, content) => writeFileSync(path.join(checkout, name), JSON.stringify(content));

  beforeEach(() => {
    checkout = mkdtempSync(path.join(tmpdir(), 'tally-approve-'));
    checkoutOf(checkout, new Map([entry(home, 1), entry(team, 2)].map((one) => [keyOf(one), one])));
  });
  afterEach(() => rmSync(checkout, { recursive: true, force: true }));

  test('without a run there is nothing to approve', () => {
    expect(approve()).toEqual({
      status: 1,
      printed: 'There is no run to approve: `npm run pictures` first, or name the received.json of a run.\n',
    });
  });

  test('the last run of this machine, or a part of it', () => {
    const run = [
      { ...entry(home, 10), state: 'changed' },
      { ...entry(team, 2), state: 'left over' },
    ];
    writeReceived(path.join(checkout, '.visual/received.json'), { stories: [], pictures: run });
    expect(approve('--only', 'home')).toMatchObject({ status: 0 });
    expect(hashes()).toEqual({ [`id/${home}`]: 10, [`id/${team}`]: 2 });
    expect(approve().printed).toContain('0 approved, 1 removed, 0 not approved. Lock: .storybook');
    expect(hashes()).toEqual({ [`id/${home}`]: 10 });
  });

  test('what is heard goes with the pictures of a run, and alone where they are decided one by one', () => {
    const heardFolder = path.join(checkout, '.storybook/heard');
    const said = (text) => ({ story: home, state: 'changed', text });
    const pictures = [{ ...entry(home, 10), state: 'changed' }];
    write('received.json', { pictures, heard: [said('- text: Hi')] });
    writeFileSync(path.join(checkout, 'decisions.json'), decided(decide(home, [1, 10], 'approved')));
    approve('decisions.json', 'received.json');
    expect([...readHeard(heardFolder)]).toEqual([]);
    write('received.json', { pictures: [{ ...entry(home, 11), state: 'changed' }], heard: [said('- text: Hi')] });
    expect(approve('--heard', 'received.json')).toEqual({
      status: 0,
      printed: 'Heard: 1 stories approved, 0 removed, 0 not approved. Files: .storybook/heard\n',
    });
    expect([hashes()[`id/${home}`], readHeard(heardFolder).get(home)]).toEqual([10, '- text: Hi']);
    write('received.json', { pictures: [{ ...entry(home, 12), state: 'changed' }], heard: [said('- text: Hello')] });
    expect(approve('received.json').printed).toMatch(/1 approved.*\nHeard: 1 stories approved/);
    expect(readHeard(heardFolder).get(home)).toBe('- text: Hello');
  });

  test('all parts of another run, and never what looks different each time', () => {
    write('one.json', { pictures: [{ ...entry(home, 10), state: 'changed' }] });
    write('two.json', { pictures: [{ ...entry(team, 20), state: 'unstable' }] });
    expect(approve('one.json', 'two.json')).toMatchObject({
      status: 1,
      printed: expect.stringContaining(`not approved: id/${team} looked different`),
    });
    expect(hashes()).toEqual({ [`id/${home}`]: 10, [`id/${team}`]: 2 });
  });

  const decide = (story, [old, now], decision, note = '') => ({
    ...picture(story),
    old: look(old),
    new: look(now),
    decision,
    note,
  });
  const decided = (...decisions) => formatDecisions({ reviewer: 'Ana', commit: '', base: '', decisions });

  test('decisions: ends with 1 while one is refused, and taking them again changes nothing', () => {
    const both = decided(decide(home, [1, 10], 'approved'), decide(team, [2, 20], 'refused', 'Cut off.'));
    writeFileSync(path.join(checkout, 'decisions.json'), both);
    expect(approve('decisions.json')).toMatchObject({
      status: 1,
      printed: expect.stringContaining(`refused: id/${team} (Ana): Cut off.\n1 approved, `),
    });
    expect(hashes()).toEqual({ [`id/${home}`]: 10, [`id/${team}`]: 2 });
    expect(approve('decisions.json').printed).toContain('0 approved, 0 removed, 1 approved before, 1 refused');
    writeFileSync(path.join(checkout, 'decisions.json'), decided(decide(home, [1, 10], 'approved')));
    expect(approve('decisions.json')).toMatchObject({
      status: 0,
      printed: expect.stringMatching(/Reviewed-by: Ana\n$/),
    });
  });

  test.each([
    ['of another base', decided(decide(home, [7, 10], 'approved')), 'decided on another base'],
    ['cut off', decided(decide(home, [1, 10], 'approved')).slice(0, 200), 'is no JSON, or was cut off'],
    ['edited', decided(decide(home, [1, 10], 'approved')).replace(look(10).hash, look(11).hash), 'was changed after'],
    [
      'with a hash that does not exist',
      JSON.stringify({ decisions: [decide(home, [1, 11], 'approved')] }),
      'nobody has seen',
    ],
  ])('a file of decisions that is %s gets one sentence and changes nothing', (_, text, sentence) => {
    writeFileSync(path.join(checkout, 'good.json'), decided(decide(team, [2, 20], 'approved')));
    writeFileSync(path.join(checkout, 'bad.json'), text);
    const { status, printed } = approve('good.json', 'bad.json');
    expect({ status, lines: printed.trim().split('\n').length }).toEqual({ status: 1, lines: 1 });
    expect(printed).toContain(sentence);
    expect(hashes()).toEqual({ [`id/${home}`]: 1, [`id/${team}`]: 2 });
  });

  test('a file in another form changes nothing', () => {
    write('wrong.json', { pictures: [{ ...entry(home, 10), state: 'fine' }] });
    expect(approve('wrong.json')).toMatchObject({
      status: 1,
      printed: expect.stringContaining('wrong.json: pictures[0]: "state" is "fine"'),
    });
    expect(hashes()).toEqual({ [`id/${home}`]: 1, [`id/${team}`]: 2 });
  });
});

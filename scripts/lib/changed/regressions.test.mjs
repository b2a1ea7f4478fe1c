// @vitest-environment node
import { existsSync, readdirSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { beforeAll, describe, expect, it } from 'vitest';
import { root } from '../run.mjs';
import { journeyFolder, readRooms } from './journeyRooms.mjs';
import { selectJourneys } from './journeySelection.mjs';
import { plant } from '../faults/copyOfCommit.mjs';
import { regressions } from './regressions.mjs';
import { reads } from './runtimeReads.mjs';
import { readUnitGraph } from './unitGraph.mjs';
import { selectUnitTests } from './unitSelection.mjs';

/** What is in the repository now. */
const rooms = readRooms();
const folders = (folder) =>
  readdirSync(path.join(root, folder), { withFileTypes: true })
    .filter((entry) => entry.isDirectory())
    .map(({ name }) => `${folder}/${name}`);
/** Whether some file or folder begins like this. */
const exists = (start) =>
  existsSync(path.join(root, path.dirname(start))) &&
  readdirSync(path.join(root, path.dirname(start))).some((name) => name.startsWith(path.basename(start)));

/** @type {import('./unitGraph.mjs').UnitGraph} */
let unit;
beforeAll(async () => {
  unit = await readUnitGraph(regressions.map(({ file }) => file));
});

describe.each(regressions)('a fault in $file ($room)', (regression) => {
  const { file, caughtBy } = regression;
  const selected = (selection) => ('all' in selection ? undefined : selection.chosen.map(({ name }) => name));

  it('a fault can be planted', () => {
    expect(plant(readFileSync(path.join(root, file), 'utf8'), regression)).toContain(regression.to);
  });
  it('a fault is followed by the tests that notice it', () => {
    const tests = selected(selectUnitTests([file], { ...unit, related: [] })) ?? unit.tests;
    const journeys = selected(selectJourneys([file], rooms, unit.graph)) ?? [...rooms.keys()];
    if (caughtBy.unit) expect(tests).toContain(caughtBy.unit);
    if (caughtBy.journey) expect(journeys).toContain(caughtBy.journey);
    // Stories are looked at in stories.built.test.mjs, which needs a built Storybook.
    expect(Object.keys(caughtBy)).not.toEqual([]);
  });
});

it('at least ten rooms have a fault', () => {
  expect(new Set(regressions.map(({ room }) => room)).size).toBeGreaterThanOrEqual(10);
});

it('our own walk of the modules finds all that Vitest selects', () => {
  const files = regressions.map(({ file }) => file);
  const ours = selectUnitTests(files, { ...unit, related: [] }).chosen.map(({ name }) => name);
  expect(unit.related.filter((test) => !ours.includes(test))).toEqual([]);
});

describe('the table of what is read at run time', () => {
  it.each(Object.entries(reads))('%s exists, and so does what it reads', (reader, starts) => {
    expect([reader, ...starts].filter((start) => !exists(start))).toEqual([]);
  });
  it('the table of what is read at run time is about modules that look at files', () => {
    const unused = Object.keys(reads).filter((start) => ![...unit.readers].some((reader) => reader.startsWith(start)));
    expect(unused, 'lines of runtimeReads.mjs to remove').toEqual([]);
  });
});

describe('the rooms of the journeys', () => {
  const named = [...new Set([...rooms.values()].flat())];

  it.each([...rooms])('%s names rooms, and they exist', (_, names) => {
    expect(names).not.toEqual([]);
    expect(names.filter((name) => !exists(name))).toEqual([]);
  });
  it.each([
    ...folders('app/features'),
    ...folders('app/screens'),
    ...folders('app/operators'),
    'app/bridge',
    'app/startup',
    'server/domain',
    'server/http',
  ])('%s is in a journey', (room) => {
    expect(named.some((name) => room.startsWith(name) || name.startsWith(room))).toBe(true);
  });
  it('the rooms of the journeys are those of all journeys', () => {
    const files = readdirSync(path.join(root, journeyFolder), { recursive: true, encoding: 'utf8' }).filter((name) =>
      name.includes('.journey.'),
    );
    expect([...rooms.keys()]).toEqual(files.sort().map((name) => journeyFolder + name));
  });
});

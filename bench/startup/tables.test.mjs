import { expect, it } from 'vitest';
import { budgets, verdictOfFrames, verdicts } from './startBudgets.mjs';
import { loadNote, tables } from './tables.mjs';

it('a run beside other work says that its numbers are not to be quoted', () => {
  expect(loadNote(1.24)).toBe('load 1.2');
  expect(loadNote(3.1)).toBe('load 3.1, not to be quoted');
});

const round = (paint, offline) => ({
  second: { paint },
  ...(offline && { offline: { paint: offline } }),
  shift: 0.001,
});

it('each visit has a table of its own, and who does not open without a network has no line in it', () => {
  const text = tables({ ours: [round(400, 300), round(500, 100)], peer: [round(900)] });
  expect(text).toMatch(/Second visit.*\nours +450 .*\npeer +900/);
  expect(text).toMatch(/Without a network.*\nours +200 .*\n\n/);
  expect(text).not.toContain('First visit');
});

it('a budget is held to a peer, to another of our visits, or to itself', () => {
  const list = [
    { what: 'paint', key: 'second.paint', against: 'peer', limit: 0.4 },
    { what: 'offline', key: 'offline.paint', ownKey: 'second.paint', limit: 1 },
    { what: 'shift', key: 'shift', limit: 0.0049 },
    { what: 'paint', key: 'second.paint', against: 'left out', limit: 1 },
  ];
  const said = verdicts(list, { ours: [round(400, 420)], peer: [round(1000)] });
  expect(said.map(({ met }) => met)).toEqual([true, false, true, undefined]);
  expect(said[0].text).toBe('paint / peer: 0.40 [0.40, 0.40], allowed 0.4');
});

it('the budgets are those of start-up, each once', () => {
  const named = budgets.map(({ what, against = '' }) => `${what} ${against}`);
  expect(new Set(named).size).toBe(named.length);
  expect(budgets.filter(({ what }) => /: first paint$/.test(what))).toHaveLength(4);
});

it('a frame of a reward may be dropped only where the empty page drops it too', () => {
  const rounds = (dropped) => [{ dropped }, { dropped }];
  const verdict = (ours, allowed) => verdictOfFrames('a reward', rounds(ours), rounds(allowed), 'the empty page');
  expect(verdict(1, 1).met).toBe(true);
  expect(verdict(1, 0)).toEqual({ text: 'dropped frames of a reward: 1, allowed 0 as on the empty page', met: false });
});

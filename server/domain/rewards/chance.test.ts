// @vitest-environment node
import { expect, it } from 'vitest';
import { createChance } from './chance';

it('a chance is used up by paid rounds only: what is given back is drawn next (TASK-26)', () => {
  let made = 0;
  const chance = createChance(() => (made += 1) / 10);
  const first = chance.take();
  chance.giveBack(first);
  expect(chance.take()).toBe(first);
  expect(chance.take()).toBe(0.2);
  expect(made).toBe(2);
});

it('two rounds never use the same random number', () => {
  const chance = createChance(() => Math.random());
  const values = Array.from({ length: 100 }, () => chance.take());
  values.slice(0, 50).forEach((value) => chance.giveBack(value));
  const again = Array.from({ length: 100 }, () => chance.take());
  expect(new Set([...values.slice(50), ...again]).size).toBe(150);
});

it('a chance spreads evenly over [0, 1)', () => {
  const chance = createChance();
  const tenths = Array<number>(10).fill(0);
  for (let draw = 0; draw < 20_000; draw++) {
    const value = chance.take();
    const tenth = Math.floor(value * 10);
    tenths[tenth] = (tenths[tenth] ?? 0) + 1;
  }
  expect(tenths).toHaveLength(10);
  // Within five standard deviations of 2000.
  for (const count of tenths) expect(Math.abs(count - 2000)).toBeLessThan(5 * Math.sqrt(20_000 * 0.1 * 0.9));
});

import { expect, it } from 'vitest';
import { pickWindowId } from './windowId';

const free = () => false;

it.each([
  [0, 10_000],
  [0.5, 55_000],
  [0.999_999_9, 99_999],
])('chance %d makes the window id %i, between 10000 and 99999 (HOST-8)', (chance, id) => {
  expect(pickWindowId(() => chance, free)).toBe(id);
});

it('a remembered window id is not given again, even at the end of the range (HOST-8)', () => {
  expect(
    pickWindowId(
      () => 0,
      (id) => id < 10_002,
    ),
  ).toBe(10_002);
  expect(
    pickWindowId(
      () => 0.999_999_9,
      (id) => id === 99_999,
    ),
  ).toBe(10_000);
});

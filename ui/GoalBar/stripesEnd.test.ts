import { expect, it } from 'vitest';
import { stripesEnd } from './stripesEnd';

it.each([
  ['adds what the coins will add to the cash', 0.3, 0.18, undefined, 0.48],
  ['is not there without coins', 0.3, 0, undefined, 0],
  ['is seen where it is next to nothing', 0.12, 0.004, undefined, 0.15],
  ['stops before the flag', 0.86, 0.14, undefined, 0.97],
  ['is seen between a cash that is nearly enough and the flag', 0.98, 0.02, undefined, 0.99],
  ['reaches the flag where tomorrow is enough', 0.86, 0.14, 'enough tomorrow', 1],
])('the light part of the goal bar %s (GOAL-2)', (_, cash, coming, hope, end) => {
  expect(stripesEnd(cash, coming, hope)).toBeCloseTo(end);
});

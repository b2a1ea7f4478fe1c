import { expect, it } from 'vitest';
import { rewardPlacement } from './rewardPlacement';

it.each([
  ['above', { top: 200, bottom: 276 }, 'low'],
  ['in the lower third', { top: 400, bottom: 476 }, 'middle'],
  ['below it', { top: 590, bottom: 666 }, 'low'],
  ['gone: the day is done', undefined, 'low'],
] as const)('a reward does not cover the task that paid it, which is %s (EARN-1)', (_, task, place) => {
  expect(rewardPlacement(task, 700)).toBe(place);
});

// @vitest-environment node
import { expect, it } from 'vitest';
import { isActive } from './active';

it.each([
  [1, 'ACTIVE', true],
  [1, 'active', false],
  [1, '', false],
  [1, 'GUEST', false],
  [0, 'ACTIVE', false],
  [2, 'ACTIVE', false],
])('status %s with info "%s" is somebody active: %s (PERSON-1)', (status, info, active) => {
  expect(isActive({ status, info })).toBe(active);
});

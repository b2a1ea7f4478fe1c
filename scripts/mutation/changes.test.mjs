import { expect, test } from 'vitest';
import { chosenChanges, domainChanges } from './changes.mjs';

test('each chosen change finds its place, and each file is tried by tests that are there', () => {
  expect(chosenChanges().length).toBeGreaterThan(20);
  expect(domainChanges([]).length).toBeGreaterThan(100);
});

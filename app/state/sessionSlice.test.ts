import { expect, it } from 'vitest';
import { createTestApp } from '../testing/testApp';
import { requireSession, selectMarket } from './sessionSlice';

it('a public page has no market, and what needs a session says so instead of taking Indonesia for it', () => {
  const state = createTestApp({}, { isPublic: true }).store.getState();
  expect(selectMarket(state)).toBeUndefined();
  expect(() => requireSession(state)).toThrow('There is no session');
});

it('the market is the one with which the page was opened', () => {
  const state = createTestApp({}, { market: 'br' }).store.getState();
  expect([selectMarket(state), requireSession(state).market]).toEqual(['br', 'br']);
});

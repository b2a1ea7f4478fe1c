import { expect, it } from 'vitest';
import { feedbackProblem } from './feedbackRules';

const good = { type: 1, content: 'a'.repeat(10), contact: 'b'.repeat(8) };

it('"submission refused at 0" (Indonesia only) (FEEDBACK-2)', () => {
  expect(feedbackProblem({ ...good, type: 0 }, 'id')).toBe('type');
  expect(feedbackProblem({ ...good, type: 0 }, 'ph')).toBeUndefined();
  expect(feedbackProblem({ ...good, type: 0 }, 'br')).toBeUndefined();
});

it('"content at least 10 characters" (FEEDBACK-3)', () => {
  expect(feedbackProblem({ ...good, content: 'a'.repeat(9) }, 'id')).toBe('content');
  expect(feedbackProblem({ ...good, content: `a${' '.repeat(20)}` }, 'id')).toBe('content');
  expect(feedbackProblem({ ...good, content: '😀'.repeat(9) }, 'id')).toBe('content');
  expect(feedbackProblem({ ...good, content: '😀'.repeat(10) }, 'id')).toBeUndefined();
  expect(feedbackProblem(good, 'id')).toBeUndefined();
});

it('"contact at least 8" (FEEDBACK-3)', () => {
  expect(feedbackProblem({ ...good, contact: 'b'.repeat(7) }, 'br')).toBe('contact');
});

it('invisible characters make no message, and an emoji of several parts stays one (FEEDBACK-3, TEXT-13)', () => {
  expect(feedbackProblem({ ...good, content: `a${'\u200b\u202e'.repeat(20)}` }, 'id')).toBe('content');
  expect(feedbackProblem({ ...good, contact: `b${'\u3164'.repeat(20)}` }, 'id')).toBe('contact');
});

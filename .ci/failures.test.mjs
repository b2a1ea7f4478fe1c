import path from 'node:path';
import { describe, expect, it } from 'vitest';
import { failuresOf } from './failures.mjs';
import { root } from './run.mjs';

const file = (status, assertionResults, message = '') => ({ name: path.join(root, 'ui/Button/Button.test.tsx'), status, message, assertionResults });

describe('the failures of a run', () => {
  it('are named with their file and reason', () => {
    const tests = [
      { status: 'passed', fullName: 'a button shows', failureMessages: [] },
      { status: 'failed', fullName: 'a button acts', failureMessages: ['expected 1 to be 2'] },
    ];
    expect(failuresOf({ testResults: [file('failed', tests)] })).toEqual(['ui/Button/Button.test.tsx > a button acts\nexpected 1 to be 2']);
  });

  it('include a test that passed only when it was tried again, and say so', () => {
    const [told] = failuresOf({ testResults: [file('passed', [{ status: 'passed', fullName: 'a button acts', failureMessages: ['expected 1 to be 2'] }])] });
    expect(told).toBe('ui/Button/Button.test.tsx > a button acts (passed when it was tried again)\nexpected 1 to be 2');
  });

  it('include a file that could not be loaded', () => {
    expect(failuresOf({ testResults: [file('failed', [], 'Unexpected token')] })).toEqual(['ui/Button/Button.test.tsx\nUnexpected token']);
  });

  it('are none where all is well, or nothing was reported', () => {
    expect([failuresOf({ testResults: [file('passed', [])] }), failuresOf({})]).toEqual([[], []]);
  });
});

import path from 'node:path';
import { describe, expect, it } from 'vitest';
import { root } from '../run.mjs';
import { outcomeOf } from './runVitest.mjs';

const passed = { status: 'passed', fullName: 'a button shows' };
const failed = { status: 'failed', fullName: 'a button acts', failureMessages: ['expected 1 to be 2'] };
const file = (
  name,
  assertionResults,
  message = '',
  status = assertionResults.every((test) => test.status === 'passed') ? 'passed' : 'failed',
) => ({ name: path.join(root, name), status, message, assertionResults });
const failure = 'ui/Button.test.tsx > a button acts\nexpected 1 to be 2';
const none = { failures: [], flaky: [] };
/** The outcome without the names of failed tests, which have a test of their own. */
const countsOf = (ok, files) => {
  const { failedNames: _, ...counts } = outcomeOf(ok, files);
  return counts;
};

describe('the outcome of a run of tests', () => {
  it('the outcome is the number of tests, when all is well', () => {
    const files = [file('ui/Button.test.tsx', [passed, passed])];
    expect(countsOf(true, files)).toEqual({ ...none, passed: 2, failed: 0 });
  });

  it('the outcome names what failed, and why', () => {
    const files = [file('ui/Button.test.tsx', [passed, failed])];
    expect(countsOf(false, files)).toEqual({ ...none, passed: 1, failed: 1, failures: [failure] });
  });

  it('the outcome counts a file that could not be loaded or prepared, beside one whose test failed', () => {
    const files = [
      file('ui/Card.test.tsx', [], 'Unexpected token', 'failed'),
      file('ui/Row.test.tsx', [passed], 'afterAll threw', 'failed'),
      file('ui/Button.test.tsx', [failed]),
    ];
    const failures = [failure, 'ui/Card.test.tsx\nUnexpected token', 'ui/Row.test.tsx\nafterAll threw'];
    expect(countsOf(false, files)).toEqual({ ...none, passed: 1, failed: 3, failures });
  });

  it('the outcome counts a run that ended badly without a reason', () => {
    const failures = ['Something outside of the tests went wrong: see its output.'];
    expect(countsOf(false, [])).toEqual({ ...none, passed: 0, failed: 1, failures });
  });

  it('the outcome names what passed only when it was retried, and why it failed first', () => {
    const files = [file('ui/Button.test.tsx', [passed, { ...failed, status: 'passed' }])];
    const flaky = [{ file: 'ui/Button.test.tsx', text: failure }];
    expect(countsOf(true, files)).toEqual({ ...none, passed: 2, failed: 0, flaky });
  });

  it('the outcome has the names of the failed tests alone', () => {
    const files = [file('ui/Button.test.tsx', [passed, failed])];
    expect(outcomeOf(false, files).failedNames).toEqual(['a button acts']);
  });
});

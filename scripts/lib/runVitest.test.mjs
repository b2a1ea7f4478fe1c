import path from 'node:path';
import { describe, expect, it } from 'vitest';
import { root } from './run.mjs';
import { verdictOf } from './runVitest.mjs';

const passed = { status: 'passed', fullName: 'a button shows' };
const failed = { status: 'failed', fullName: 'a button acts', failureMessages: ['expected 1 to be 2'] };
const file = (
  name,
  assertionResults,
  message = '',
  status = assertionResults.every((test) => test.status === 'passed') ? 'passed' : 'failed',
) => ({ name: path.join(root, name), status, message, assertionResults });
const said = 'ui/Button.test.tsx > a button acts\nexpected 1 to be 2';

describe('what is said of the tests', () => {
  it('is how many there are, when all is well', () => {
    expect(verdictOf({ ok: true, files: [file('ui/Button.test.tsx', [passed, passed])] })).toEqual([2, 0, []]);
  });

  it('names what failed, and why', () => {
    expect(verdictOf({ ok: false, files: [file('ui/Button.test.tsx', [passed, failed])] })).toEqual([1, 1, [said]]);
  });

  it('counts a file that could not be loaded or prepared', () => {
    expect(verdictOf({ ok: false, files: [file('ui/Button.test.tsx', [], 'Unexpected token', 'failed')] })).toEqual([
      0,
      1,
      ['ui/Button.test.tsx\nUnexpected token'],
    ]);
  });

  it('counts a run that ended badly without saying why', () => {
    expect(verdictOf({ ok: false, files: [] })).toEqual([
      0,
      1,
      ['Something outside of the tests went wrong: see what it wrote.'],
    ]);
  });

  it('is of the second run where there was one, and tells of the first', () => {
    const first = {
      ok: false,
      files: [file('ui/Card.test.tsx', [passed]), file('ui/Button.test.tsx', [passed, failed])],
    };
    expect(
      verdictOf(first, { ok: true, files: [file('ui/Button.test.tsx', [passed, { ...failed, status: 'passed' }])] }),
    ).toEqual([3, 0, [`It passed when its file was run again: ${said}`]]);
    expect(verdictOf(first, { ok: false, files: [file('ui/Button.test.tsx', [passed, failed])] })).toEqual([
      2,
      1,
      [said],
    ]);
    // The second run could not even start.
    expect(verdictOf(first, { ok: false, files: [] })).toEqual([2, 1, [said]]);
  });
});

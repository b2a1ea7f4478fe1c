// @vitest-environment node
import { expect, it } from 'vitest';
import { verdictOf } from './verdict.mjs';

const reportOf = (tests, failures) =>
  `...\nTests run: ${tests}, Successes: ${tests - failures}, Failures: ${failures}, Errors: 0\n`;
const clean = { violations: 0, crashes: 0 };

it('a measurement passes when much was asked and nothing was wrong', () => {
  expect(verdictOf({ report: reportOf(5169, 0), ...clean })).toEqual({
    passed: true,
    sentence: 'Specmatic: 5169 requests, 0 judged wrong. Prism: 0 answers not as the document says. Server: 0 crashes.',
  });
});

it.each([
  ['nothing was asked', { said: reportOf(0, 0), ...clean }],
  ['too little was asked', { said: reportOf(999, 0), ...clean }],
  ['the fuzzer said nothing', { said: '', ...clean }],
  ['an answer was judged wrong', { said: reportOf(5169, 1), ...clean }],
  ['an answer is not as the document says', { said: reportOf(5169, 0), violations: 1, crashes: 0 }],
  ['the server crashed', { said: reportOf(5169, 0), violations: 0, crashes: 1 }],
])('a measurement fails when %s', (_, run) => expect(verdictOf(run).passed).toBe(false));

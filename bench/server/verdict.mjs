/**
 * Minimum number of requests for a verdict: with fewer, the fuzzer did not start or did not understand the document.
 */
const requestsAtLeast = 1000;

/**
 * Judges a run of the fuzzer.
 *
 * @param {{ report: string, violations: number, crashes: number }} run
 *   Specmatic's output, answers that Prism rejected, answers 500
 */
export function verdictOf({ report, violations, crashes }) {
  const [, tests = '0', failures = '?'] = /Tests run: (\d+), Successes: \d+, Failures: (\d+)/.exec(report) ?? [];
  const enough = Number(tests) >= requestsAtLeast;
  return {
    passed: enough && failures === '0' && violations === 0 && crashes === 0,
    sentence: `Specmatic: ${tests} requests${enough ? '' : ` (too few to judge by: at least ${requestsAtLeast})`}, ${failures} judged wrong. Prism: ${violations} answers not as the document says. Server: ${crashes} crashes.`,
  };
}

/** Fewer requests than this say nothing: the fuzzer did not start, or did not understand the document. */
const requestsAtLeast = 1000;

/**
 * What a run of the fuzzer means.
 *
 * @param {{ report: string, violations: number, crashes: number }} run what Specmatic printed, answers that Prism objected to, answers 500
 */
export function verdictOf({ report, violations, crashes }) {
  const [, tests = '0', failures = '?'] = /Tests run: (\d+), Successes: \d+, Failures: (\d+)/.exec(report) ?? [];
  const enough = Number(tests) >= requestsAtLeast;
  return {
    passed: enough && failures === '0' && violations === 0 && crashes === 0,
    sentence: `Specmatic: ${tests} requests${enough ? '' : ` (too few to judge by: at least ${requestsAtLeast})`}, ${failures} judged wrong. Prism: ${violations} answers not as the document says. Server: ${crashes} crashes.`,
  };
}

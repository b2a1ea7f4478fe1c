/** @typedef {import('./outcome.mjs').Row} Row */
/** @typedef {import('./outcome.mjs').TestCase} TestCase */

/** @param {string} text */
const escaped = (text) =>
  text
    // XML 1.0 has no way to write other control characters; terminals' colours are made of them.
    .replace(/\x1b\[[0-9;]*m|[\x00-\x08\x0b\x0c\x0e-\x1f]/g, '')
    .replaceAll('&', '&amp;')
    .replaceAll('<', '&lt;')
    .replaceAll('>', '&gt;')
    .replaceAll('"', '&quot;');

/** @param {TestCase} test */
const caseOf = ({ file, name, seconds, failure }) => {
  const start = `    <testcase classname="${escaped(file)}" name="${escaped(name)}" time="${seconds.toFixed(3)}"`;
  return failure === undefined
    ? `${start}/>`
    : `${start}>\n      <failure message="${escaped(failure.split('\n', 1)[0] ?? '')}">${escaped(failure)}</failure>\n    </testcase>`;
};

/**
 * The tests of a step; a step without any is one test of its own name.
 *
 * @param {Row} row
 * @returns {TestCase[]}
 */
function testsOf({ name, seconds, cases, failures, failed }) {
  const failuresElsewhere = failures.slice(cases.filter(({ failure }) => failure !== undefined).length);
  if (cases.length > 0)
    return [
      ...cases,
      ...failuresElsewhere.map((failure) => ({ file: name, name: 'outside of the tests', seconds: 0, failure })),
    ];
  return [{ file: name, name, seconds, ...(failed > 0 && { failure: failures.join('\n') || `${name} failed` }) }];
}

/**
 * A step's results as a JUnit file, which integration services read.
 *
 * @param {Row} row
 * @returns {string} XML
 */
export function junitOf(row) {
  const tests = testsOf(row);
  const failed = tests.filter(({ failure }) => failure !== undefined).length;
  return [
    '<?xml version="1.0" encoding="UTF-8"?>',
    `<testsuites tests="${tests.length}" failures="${failed}" time="${row.seconds.toFixed(3)}">`,
    `  <testsuite name="${escaped(row.name)}" tests="${tests.length}" failures="${failed}" time="${row.seconds.toFixed(3)}">`,
    ...tests.map(caseOf),
    '  </testsuite>',
    '</testsuites>',
    '',
  ].join('\n');
}

import { median, pairedRatio } from './statistics.mjs';

/**
 * Budgets of the start. `against`: the limit is a ratio to that site's value in the same round, or to our own `key` of
 * another visit; without it the limit is an absolute value.
 *
 * @typedef {{ what: string, key: string, limit: number, against?: string, ownKey?: string, unit?: string }} Budget
 */

const peer = 'antd-mobile';
/**
 * What holds for each visit: the same HTML and CSS without a script is the limit of the first paint.
 *
 * @type {(visit: string) => Budget[]}
 */
const eachVisit = (visit) => [
  { what: `${visit} visit: first paint`, key: `${visit}.paint`, against: 'static', limit: 1.25 },
  { what: `${visit} visit: acknowledged after first paint`, key: `${visit}.wait`, limit: 50, unit: ' ms' },
  { what: `${visit} visit: longest task before`, key: `${visit}.longest`, limit: 200, unit: ' ms' },
];
/** @type {(visit: string) => Budget[]} */
const laterVisit = (visit) => [
  ...eachVisit(visit),
  { what: `${visit} visit: carried out`, key: `${visit}.carriedOut`, against: peer, limit: 0.85 },
  { what: `${visit} visit: carried out`, key: `${visit}.carriedOut`, against: `${peer} with worker`, limit: 0.95 },
  { what: `${visit} visit: numbers`, key: `${visit}.numbers`, against: peer, limit: 0.3 },
];

/** @type {Budget[]} */
export const budgets = [
  ...eachVisit('first'),
  { what: 'first visit: carried out', key: 'first.carriedOut', against: peer, limit: 0.8 },
  { what: 'first visit: numbers', key: 'first.numbers', against: peer, limit: 0.4 },
  ...laterVisit('second'),
  ...laterVisit('third'),
  { what: 'without a network: first paint', key: 'offline.paint', ownKey: 'second.paint', limit: 1.15 },
  { what: 'prerendered: stands once it is seen (ENTRY-23)', key: 'prerendered.stands', limit: 50, unit: ' ms' },
  { what: 'heap', key: 'heap', against: peer, limit: 1.2 },
  { what: 'layout shift', key: 'shift', limit: 0.005 },
];

/**
 * No frame of a motion is dropped that is not dropped without it: by the same elements on an empty page, or by an opening
 * that tells nothing.
 *
 * @param {string} of what moves
 * @param {readonly { dropped: number }[]} rounds
 * @param {readonly { dropped: number }[]} controls rounds of what it is held against
 * @param {string} against what that is
 * @returns {{ text: string, met: boolean }}
 */
export function verdictOfFrames(of, rounds, controls, against) {
  const [ours, allowed] = [rounds, controls].map((each) => median(each.map(({ dropped }) => dropped)));
  return { text: `dropped frames of ${of}: ${ours}, allowed ${allowed} as on ${against}`, met: ours <= allowed };
}

/**
 * What a change may cost, held against the build `before` it.
 *
 * @type {Budget[]}
 */
export const changeBudgets = ['first', 'second', 'third'].flatMap((visit) => [
  { what: `${visit} visit: carried out`, key: `${visit}.carriedOut`, against: 'before', limit: 1.05 },
  { what: `${visit} visit: everything ready`, key: `${visit}.ready`, against: 'before', limit: 1.1 },
]);

/**
 * Reads a value of a round by its path.
 *
 * @param {object} round
 * @param {string} key as in `second.paint`
 * @returns {number | undefined} undefined where it was not measured
 */
export const valueOf = (round, key) => key.split('.').reduce((part, name) => part?.[name], round);

/**
 * @param {Budget[]} list
 * @param {Record<string, object[]>} results name of a site -> its rounds
 * @returns {{ text: string, met: boolean | undefined }[]} `met` is undefined where a site was left out
 */
export function verdicts(list, results) {
  return list.map(({ what, key, limit, against, ownKey, unit = '' }) => {
    const values = (name, path) => results[name]?.map((round) => valueOf(round, path));
    const ours = values('ours', key);
    const theirs = ownKey ? values('ours', ownKey) : against && values(against, key);
    const name = theirs || against ? `${what} / ${against ?? ownKey}` : what;
    if (!ours || (against && !theirs)) return { text: `${name}: not measured`, met: undefined };
    if (!theirs) {
      const value = median(ours);
      return { text: `${name}: ${Number(value.toFixed(3))}${unit}, allowed ${limit}${unit}`, met: value <= limit };
    }
    const { ratio, from, to } = pairedRatio(ours, theirs);
    return {
      text: `${name}: ${ratio.toFixed(2)} [${from.toFixed(2)}, ${to.toFixed(2)}], allowed ${limit}`,
      met: ratio <= limit,
    };
  });
}

import { median, pairedRatio } from './statistics.mjs';

/**
 * What the start must reach. `against`: a ratio to that site's value; without it the value itself.
 *
 * @typedef {{ what: string, key: string, limit: number, against?: string, unit?: string }} Budget
 * @type {Budget[]}
 */
export const budgets = [
  { what: '2. first paint', key: 'fcp', against: 'antd-mobile', limit: 0.35 },
  { what: '2. first paint', key: 'fcp', against: 'static', limit: 1.05 },
  { what: '2. layout shift (to two digits)', key: 'cls', limit: 0.0049 },
  { what: '3. first tap answered', key: 'tap', against: 'antd-mobile', limit: 0.45 },
  { what: '3. first tap answered', key: 'tap', against: 'preact', limit: 0.75 },
  { what: '3. everything ready', key: 'ready', against: 'plain', limit: 1 },
  { what: '4. second visit, first tap', key: 'again', against: 'antd-mobile', limit: 0.65 },
  { what: '4. dialog opens', key: 'dialog', limit: 200, unit: ' ms' },
  { what: '4. dialog opens', key: 'dialog', against: 'antd-mobile', limit: 0.6 },
  { what: '4. heap', key: 'heap', against: 'antd-mobile', limit: 0.9 },
];

/**
 * @param {Budget[]} list
 * @param {Record<string, Record<string, number>[]>} results name of a site -> its rounds
 * @returns {{ text: string, met: boolean | undefined }[]} `met` is undefined where a site was left out
 */
export function verdicts(list, results) {
  return list.map(({ what, key, limit, against, unit = '' }) => {
    const values = (name) => results[name]?.map((round) => round[key]);
    const ours = values('ours');
    const theirs = against && values(against);
    const name = against ? `${what} / ${against}` : what;
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

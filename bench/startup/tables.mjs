import { valueOf } from './startBudgets.mjs';
import { median } from './statistics.mjs';

/** Above this load other processes compete for the CPU, and the times are meaningless. */
export const quietLoad = 3;
/** Note about the load during a run. */
export const loadNote = (load) => `load ${load.toFixed(1)}${load > quietLoad ? ', not to be quoted' : ''}`;

const times = {
  paint: 'paint',
  acknowledged: 'acknowledged',
  carriedOut: 'carried out',
  numbers: 'numbers',
  counts: 'counts',
  ready: 'ready',
};
const work = {
  script: 'script',
  layout: 'layout',
  style: 'style',
  layouts: 'layouts',
  styles: 'styles',
  longest: 'longest task',
  blocked: 'blocked',
};
const whole = { heap: 'heap MB', shift: 'shift', dialog: 'dialog', requests: 'requests' };
const visits = { first: 'First visit', second: 'Second visit', third: 'Third visit', offline: 'Without a network' };
const digits = { heap: 1, shift: 3 };

/** Formats medians as lines of a table; a site that has none of the values is left out. */
function table(title, columns, results, prefix = '') {
  const lines = Object.entries(results).flatMap(([name, rounds]) => {
    const cells = Object.keys(columns).map((key) => {
      const values = rounds.map((round) => valueOf(round, prefix + key)).filter((value) => value !== undefined);
      return values.length ? median(values).toFixed(digits[key] ?? 0) : '';
    });
    return cells.some(Boolean) ? [name.padEnd(26) + cells.map((cell) => cell.padStart(14)).join('')] : [];
  });
  const head =
    title.padEnd(26) +
    Object.values(columns)
      .map((name) => name.padStart(14))
      .join('');
  return lines.length ? [head, ...lines, ''] : [];
}

/**
 * Formats the results as text: a table for each visit, and one for values that do not belong to a visit.
 *
 * @param {Record<string, object[]>} results name of a site -> its rounds
 */
export const tables = (results) =>
  [
    ...Object.entries(visits).flatMap(([visit, title]) =>
      table(title, visit === 'offline' ? times : { ...times, ...work }, results, `${visit}.`),
    ),
    ...table('All in all', whole, results),
  ].join('\n');

import { byteBudgets } from './byteBudgets.mjs';
import { nameOf, readGraph } from './graph.mjs';
import {
  isFirstSteps,
  isHomeTexts,
  isKit,
  isLateTexts,
  isNamed,
  isNext,
  isOperatorsRoute,
  isReview,
  isRewardMotion,
  partsOf,
  partsOfOperators,
} from './parts.mjs';

/**
 * A row of the table: measured bytes (brotli) or count, and its limit.
 *
 * @typedef {{ what: string, value: number, limit: number, unit: 'B' | 'requests', note?: string }} Row
 */

/** @returns {Row[]} what every visit to home costs */
function rowsOfHome(parts, page, floor) {
  const { first, own, size } = parts;
  const text = parts.heaviest(isHomeTexts);
  return [
    { what: 'index.html with shell and critical CSS', value: page.size, limit: byteBudgets.page, unit: 'B' },
    {
      what: 'home: its script and one text',
      value: size(own) + text,
      limit: byteBudgets.home,
      unit: 'B',
      note: `${[...own].join(', ')}, text ${kB(text)} kB; ${((size(own) + text) / floor).toFixed(2)} of the floor`,
    },
    {
      what: 'requests before the first tap',
      // The page, its scripts (one of them the bundler's helpers), home's texts, and the page head's two API calls.
      value: 1 + first.size + 1 + 2,
      limit: byteBudgets.requestsBeforeFirstTap,
      unit: 'requests',
    },
  ];
}

/** @returns {Row[]} what home loads later */
function rowsOfLateHome({ own, router, kit, deferred, broughtBy, size, heaviest }) {
  const text = heaviest(isLateTexts);
  return [
    {
      what: 'what comes late on home, with one text',
      value: size(deferred) + text,
      limit: byteBudgets.deferred,
      unit: 'B',
      note: `${deferred.join(', ')}; text ${kB(text)} kB`,
    },
    {
      what: 'the review task, for whom it is switched on',
      value: size(broughtBy(isReview, own, deferred, kit, router)),
      limit: byteBudgets.reviewTask,
      unit: 'B',
      note: 'beside what all pages stand on',
    },
    {
      what: 'how it works in three pictures, for guests',
      value: size(broughtBy(isFirstSteps, own, deferred)),
      limit: byteBudgets.firstSteps,
      unit: 'B',
      note: "fetched with the late part of a guest's home",
    },
    {
      what: 'the motion of a reward, for whoever is logged in',
      value: size(broughtBy(isRewardMotion, own, deferred)),
      limit: byteBudgets.rewardMotion,
      unit: 'B',
      note: 'fetched with the late part',
    },
    {
      what: 'what prepares the next opening',
      value: size(broughtBy(isNext, own)),
      limit: byteBudgets.nextOpening,
      unit: 'B',
      note: 'two seconds after the start',
    },
  ];
}

/** @returns {Row[]} what the other pages cost */
function rowsOfOtherPages({ own, router, kit, operators, routes, texts, broughtBy, size }) {
  return [
    ...routes.map((file) => ({
      what: `route ${nameOf(file)}`,
      value: size(broughtBy((one) => one === file, own, kit, router, operators)),
      limit: isOperatorsRoute(file) ? byteBudgets.operators : byteBudgets.route,
      unit: 'B',
    })),
    {
      what: "what the operators' pages have in common",
      value: size(operators),
      limit: byteBudgets.operators,
      unit: 'B',
      note: 'beside what all pages stand on',
    },
    ...Object.entries(partsOfOperators).map(([part, page]) => ({
      what: `${part} of ${page}`,
      value: size(broughtBy(isNamed(part), own, kit, router, operators, broughtBy(isNamed(page)))),
      limit: byteBudgets.operators,
      unit: 'B',
      note: 'fetched once a key was accepted',
    })),
    {
      what: 'the router',
      value: size(router),
      limit: byteBudgets.router,
      unit: 'B',
      note: 'fetched on home in advance, run with the first other page',
    },
    {
      what: 'what all routes but home stand on',
      value: size(broughtBy(isKit, own, router)),
      limit: byteBudgets.sharedByRoutes,
      unit: 'B',
      note: 'comes once, with the first of them; i18next is 16 of it',
    },
    ...texts.map((file) => ({
      what: `texts ${nameOf(file)}`,
      value: size([file]),
      limit: byteBudgets.texts,
      unit: 'B',
    })),
  ];
}

/**
 * Measures the cost of a visit to home and of each other page against the budgets. All limits refer to the same floor.
 *
 * @param {string} folder dist/app
 * @param {number} floor bytes of the fixed packages together
 * @returns {Row[]}
 */
export function measure(folder, floor) {
  const graph = readGraph(folder);
  const parts = partsOf(graph);
  return [...rowsOfHome(parts, graph.page, floor), ...rowsOfLateHome(parts), ...rowsOfOtherPages(parts)];
}

/** Bytes as kB (1000 bytes) with one digit. */
export const kB = (bytes) => (bytes / 1000).toFixed(1);

/** @param {Row} row */
export const isOver = ({ value, limit }) => value > limit;

/**
 * Formats rows as lines of a table.
 * @param {Row[]} rows
 */
export function table(rows) {
  const shown = ({ unit }, value) => (unit === 'B' ? `${kB(value)} kB` : String(value));
  const width = Math.max(...rows.map(({ what }) => what.length));
  return rows
    .map(
      (row) =>
        `${isOver(row) ? 'OVER' : 'ok  '} ${row.what.padEnd(width)} ${shown(row, row.value).padStart(9)} of ${shown(row, row.limit).padStart(9)}${row.note ? `  (${row.note})` : ''}`,
    )
    .join('\n');
}

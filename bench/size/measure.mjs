import { locales } from '../../scripts/lib/locales.mjs';
import { byteBudgets } from './byteBudgets.mjs';
import { closure, nameOf, readGraph } from './graph.mjs';

const isTexts = (file) => locales.includes(nameOf(file).split('.')[0]);
const isHomeTexts = (file) => isTexts(file) && nameOf(file).endsWith('.home');
const isRoute = (file) => nameOf(file).endsWith('Screen');
const isLateTexts = (file) => isTexts(file) && nameOf(file).endsWith('.deferred');
/**
 * Code shared by all pages except home: i18next, their dialogs and toasts. It is loaded with the first of these pages.
 */
const isKit = (file) => ['pageChunk', 'pages'].includes(nameOf(file));
/** The router with the table of pages, loaded with the first page other than home. */
const isRouter = (file) => nameOf(file) === 'routing';
/** The late part of home, loaded after the first tap can be answered. */
const isDeferred = (file) => nameOf(file) === 'deferredChunk';

const isFirstSteps = (file) => nameOf(file) === 'FirstSteps';
const isRewardMotion = (file) => nameOf(file) === 'RewardMotion';
const isReview = (file) => nameOf(file) === 'ReviewCard';

/**
 * Code that prepares the next opening, loaded two seconds after the start: registration of the service worker and
 * storing the last numbers.
 */
const isNext = (file) => nameOf(file) === 'nextOpening';

/**
 * A row of the table: measured bytes (brotli) or count, and its limit.
 *
 * @typedef {{ what: string, value: number, limit: number, unit: 'B' | 'requests', note?: string }} Row
 */

/**
 * Measures the cost of a visit to home and of each other page against the budgets. All limits refer to the same floor.
 *
 * @param {string} folder dist/app
 * @param {number} floor bytes of the fixed packages together
 * @returns {Row[]}
 */
export function measure(folder, floor) {
  const { page, chunks } = readGraph(folder);
  const size = (files) => [...files].reduce((sum, file) => sum + chunks.get(file).size, 0);
  const without = (files, others) => [...files].filter((file) => !others.has(file));
  const later = (files) => [...files].flatMap((file) => chunks.get(file).later);

  const first = closure(chunks, page.scripts);
  // Before the first tap home loads all chunks except for late parts, other pages and texts, plus the texts of one
  // language.
  const own = new Set(first);
  const queue = [...first];
  for (let file = queue.pop(); file; file = queue.pop()) {
    for (const next of later([file])) {
      if (isRoute(next) || isRouter(next) || isKit(next) || isDeferred(next) || isNext(next) || isTexts(next)) continue;
      for (const one of closure(chunks, [next])) if (!own.has(one)) own.add(one) && queue.push(one);
    }
  }
  const second = without(own, first);
  const router = new Set(without(closure(chunks, [...chunks.keys()].filter(isRouter)), own));
  const kit = closure(chunks, [...chunks.keys()].filter(isKit));
  const texts = [...chunks.keys()].filter(isTexts);
  const home = texts.filter(isHomeTexts);
  const heaviestOf = (files) => Math.max(...files.map((file) => chunks.get(file).size));
  const heaviest = heaviestOf(home);
  const deferred = without(closure(chunks, [...chunks.keys()].filter(isDeferred)), own);
  const lateText = heaviestOf(texts.filter(isLateTexts));
  // The page, its scripts (one of them the bundler's helpers), and the two API calls of the page head.
  const requests = 1 + first.size + 2;

  return [
    { what: 'index.html with shell and critical CSS', value: page.size, limit: byteBudgets.page, unit: 'B' },
    {
      what: 'first phase',
      value: size(first),
      limit: byteBudgets.firstPhaseOfFloor * floor,
      unit: 'B',
      note: `${[...first].join(', ')}; ${byteBudgets.firstPhaseOfFloor} of the floor`,
    },
    {
      what: 'home in total: both phases and one text',
      value: size(own) + heaviest,
      limit: byteBudgets.homeOfFloor * floor,
      unit: 'B',
      note: `second phase ${kB(size(second))} kB in ${second.length} files, text ${kB(heaviest)} kB; ${byteBudgets.homeOfFloor} of the floor`,
    },
    {
      what: 'what comes late on home, with one text',
      value: size(deferred) + lateText,
      limit: byteBudgets.deferred,
      unit: 'B',
      note: `${deferred.join(', ')}; text ${kB(lateText)} kB`,
    },
    {
      what: 'the review task, for whom it is switched on',
      value: size(
        without(
          closure(chunks, [...chunks.keys()].filter(isReview)),
          new Set([...own, ...deferred, ...kit, ...router]),
        ),
      ),
      limit: byteBudgets.reviewTask,
      unit: 'B',
      note: 'beside what all pages stand on',
    },
    {
      what: 'how it works in three pictures, for guests',
      value: size(without(closure(chunks, [...chunks.keys()].filter(isFirstSteps)), new Set([...own, ...deferred]))),
      limit: byteBudgets.firstSteps,
      unit: 'B',
      note: "fetched with the late part of a guest's home",
    },
    {
      what: 'the motion of a reward, for whoever is logged in',
      value: size(without(closure(chunks, [...chunks.keys()].filter(isRewardMotion)), new Set([...own, ...deferred]))),
      limit: byteBudgets.rewardMotion,
      unit: 'B',
      note: 'fetched with the late part',
    },
    {
      what: 'what prepares the next opening',
      value: size(without(closure(chunks, [...chunks.keys()].filter(isNext)), own)),
      limit: byteBudgets.nextOpening,
      unit: 'B',
      note: 'two seconds after the start',
    },
    {
      what: 'requests before the first tap',
      value: requests,
      limit: byteBudgets.requestsBeforeFirstTap,
      unit: 'requests',
    },
    ...[...chunks.keys()].filter(isRoute).map((file) => ({
      what: `route ${nameOf(file)}`,
      value: size(without(closure(chunks, [file]), new Set([...own, ...kit, ...router]))),
      limit: byteBudgets.route,
      unit: 'B',
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
      value: size(without(kit, new Set([...own, ...router]))),
      limit: byteBudgets.sharedByRoutes,
      unit: 'B',
      note: 'comes once, with the first of them; i18next is 16 of it',
    },
    ...texts.map((file) => ({
      what: `texts ${nameOf(file)}`,
      value: chunks.get(file).size,
      limit: byteBudgets.texts,
      unit: 'B',
    })),
  ];
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

import { currencies } from '@tally/contract/market/money';
import { toWire } from '../ledger/money';
import type { Cost, CostChange, DryRun } from './dryRun';

const numbers = new Intl.NumberFormat('en', { maximumFractionDigits: 2 });

/** Columns of a table, each as wide as its widest cell; the first is on the left, numbers are on the right. */
function tableOf(rows: readonly (readonly string[])[]): string[] {
  const widths = rows[0]?.map((_, index) => Math.max(...rows.map((row) => row[index]?.length ?? 0))) ?? [];
  return rows.map((row) =>
    row
      .map((cell, index) => (index === 0 ? cell.padEnd(widths[index] ?? 0) : cell.padStart(widths[index] ?? 0)))
      .join('  ')
      .trimEnd(),
  );
}

/** A dry run as lines of text for operators. */
export function dryRunLines({ market, day, costs, withdrawals, refused, secondKey }: DryRun): string[] {
  const currency = currencies[market];
  const cells = ({ times, coins, cash }: Cost): string[] => [
    numbers.format(times),
    numbers.format(coins),
    numbers.format(toWire(cash, market)),
  ];
  const sumOf = (which: 'was' | 'would'): Cost =>
    costs.reduce((sum, { [which]: one }) => ({ times: 0, coins: sum.coins + one.coins, cash: sum.cash + one.cash }), {
      times: 0,
      coins: 0,
      cash: 0,
    });
  const row = ({ what, was, would, moreAtMost }: CostChange): string[] => [
    what,
    ...cells(was),
    ...cells(would),
    moreAtMost > 0 ? `up to ${numbers.format(moreAtMost)} rounds more` : '',
  ];
  const total = { what: 'together', was: sumOf('was'), would: sumOf('would'), moreAtMost: 0 };
  const was = ['times', 'coins', currency];
  const would = ['would be', 'coins', currency];
  return [
    `The day ${day} of ${market}, as it was and as it would have been under the document:`,
    '',
    ...tableOf([['', ...(was ?? []), ...(would ?? []), ''], ...[...costs, total].map(row)]),
    '',
    `Withdrawals asked for: ${withdrawals}. Would be refused: ${refused.amount} for their amount, ` +
      `${refused.closed} as closed, ${refused.hours} for the hour.`,
    `Payments that need two operators: ${secondKey.was}, would be ${secondKey.would}.`,
    'Coins of draws, cash of videos and the exchange are in proportion; people would act otherwise under other rules.',
  ];
}

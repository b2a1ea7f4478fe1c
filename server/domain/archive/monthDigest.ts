import { createHash } from 'node:crypto';
import type { Hash } from 'node:crypto';
import type { Market } from '@tally/contract/market/codes';
import { joined, slicesOf } from '../dayChain/dayRows';
import type { Part } from '../dayChain/dayRows';
import type { Edges } from '../dayChain/archivedHours';
import type { Month } from './month';

/** A closed day that has a moment in the month: its span, what the chain says of its transfers, and its hash. */
export interface MonthDay {
  readonly day: number;
  readonly from: number;
  readonly until: number;
  readonly transfers: Part;
  readonly hash: string;
}

/** How the lines of a month are divided into days, and the hours of its first days that the month before has. */
export interface MonthFrame {
  readonly month: Month;
  /** Whether the ledger began in this month. */
  readonly first: boolean;
  readonly days: Readonly<Partial<Record<Market, readonly MonthDay[]>>>;
  readonly head: Edges;
}

/** Count and amount of the transfers of a kind, in a currency, from one account to another. */
export type SumLine = readonly [kind: string, currency: string, source: string, target: string, number, number];

/** What the lines of a month come to. */
export interface MonthDigest {
  readonly count: number;
  readonly firstId: number | null;
  readonly lastId: number | null;
  readonly sums: readonly SumLine[];
  /** Of all lines with their line ends, hexadecimal. */
  readonly sha256: string;
  readonly markets: readonly (readonly [market: Market, count: number])[];
  readonly edges: Edges;
  /** Days whose transfers are not those that they were closed with; and how many days were compared. */
  readonly differ: readonly string[];
  readonly compared: number;
}

/** A line as it is in the file and in the chain of days, read. */
export type Line = readonly [
  id: number,
  userId: number,
  kind: string,
  currency: string,
  source: string,
  target: string,
  amount: number,
  at: number,
  ref: string,
];

interface Hour {
  readonly from: number;
  readonly to: number;
  readonly hash: Hash;
  count: number;
}

const partOfHour = ({ count, hash }: Hour): Part => ({
  count,
  hash: count === 0 ? '' : hash.copy().digest('hex'),
});

const sha = (text: string): Buffer => createHash('sha256').update(text).digest();

/** The hours of a market's days that are wholly in the month, in order. */
function hoursOf({ month, first, days }: MonthFrame, market: Market): Hour[] {
  return (days[market] ?? [])
    .flatMap(({ from, until }) => slicesOf({ market, from, to: until }))
    .filter(({ from, to }) => (from >= month.from || first) && to <= month.until)
    .map(({ from, to }) => ({ from, to, hash: createHash('sha256'), count: 0 }));
}

/** Compares the days that end in the month with what they were closed with; returns those that differ. */
function compareDays(frame: MonthFrame, hours: ReadonlyMap<Market, readonly Hour[]>) {
  const differ: string[] = [];
  const edges: Partial<Record<Market, (readonly [number, number, string])[]>> = {};
  let compared = 0;
  for (const [market, own] of hours) {
    const known = new Map<number, Part>(
      (frame.head[market] ?? []).map(([from, count, hash]) => [from, { count, hash }]),
    );
    for (const hour of own) known.set(hour.from, partOfHour(hour));
    for (const { day, from, until, transfers } of frame.days[market] ?? []) {
      const slices = slicesOf({ market, from, to: until });
      const parts = slices.flatMap((slice) => known.get(slice.from) ?? []);
      if (until > frame.month.until)
        edges[market] = slices.flatMap((slice) => {
          const part = known.get(slice.from);
          return part ? [[slice.from, part.count, part.hash] as const] : [];
        });
      else if (parts.length === slices.length) {
        compared += 1;
        const found = joined(parts);
        if (found.count !== transfers.count || found.hash !== transfers.hash) differ.push(`${market} ${day}`);
      }
    }
  }
  return { differ, edges, compared };
}

/** Adds up the lines of a month, market by market and in the order of their ids, and hashes them as the chain does. */
export function createMonthDigest(frame: MonthFrame): { add(market: Market, text: string): Line; end(): MonthDigest } {
  const content = createHash('sha256');
  const sums = new Map<string, [number, number]>();
  const counts = new Map<Market, number>();
  const hours = new Map<Market, Hour[]>();
  let firstId: number | null = null;
  let lastId: number | null = null;
  let current: { readonly market: Market; readonly hour: Hour | undefined } | undefined;
  for (const market of Object.keys(frame.days) as Market[]) hours.set(market, hoursOf(frame, market));
  return {
    add: (market, text) => {
      content.update(text).update('\n');
      const line = JSON.parse(text) as Line;
      const [id, , kind, currency, source, target, amount, at] = line;
      const key = JSON.stringify([kind, currency, source, target]);
      const sum = sums.get(key) ?? [0, 0];
      sums.set(key, [sum[0] + 1, sum[1] + amount]);
      counts.set(market, (counts.get(market) ?? 0) + 1);
      firstId = Math.min(firstId ?? id, id);
      lastId = Math.max(lastId ?? id, id);
      // Ids come nearly in the order of time, so the hour is mostly that of the line before.
      const { hour: near } = current ?? {};
      if (!near || current?.market !== market || at < near.from || at >= near.to)
        current = { market, hour: hours.get(market)?.find(({ from, to }) => at >= from && at < to) };
      if (current?.hour) {
        current.hour.hash.update(sha(text));
        current.hour.count += 1;
      }
      return line;
    },
    end: () => ({
      count: [...counts.values()].reduce((sum, count) => sum + count, 0),
      firstId,
      lastId,
      sums: [...sums]
        .sort(([a], [b]) => (a < b ? -1 : 1))
        .map(([key, [count, amount]]) => [...(JSON.parse(key) as [string, string, string, string]), count, amount]),
      sha256: content.digest('hex'),
      markets: [...counts],
      ...compareDays(frame, hours),
    }),
  };
}

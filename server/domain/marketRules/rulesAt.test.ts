// @vitest-environment node
import { dayMs, hourMs, minuteMs } from '@tally/contract/limits/time';
import { markets, type Market } from '@tally/contract/market/codes';
import { defaultMarketRules } from '@tally/contract/rules/marketRules';
import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { latestAt } from '../shared/days';
import type { RulesDocument } from './rulesDocument';
import { publicRules } from './publicRules';
import { ratesAt, rulesAt } from './rulesAt';
import type { RulesVersions } from './rulesAt';

/** 18 November 2026 on Jakarta's clock (UTC+7). */
const jakarta = (hour: number, minute = 0) => Date.UTC(2026, 10, 18, hour - 7, minute);
const versionsOf = (...imports: readonly (readonly [at: number, document: Omit<RulesDocument, 'market'>])[]) =>
  imports
    .map(([at, document], index) => ({ version: index + 1, at, document: { market: 'id' as const, ...document } }))
    .reverse();

describe('the rules of a market', () => {
  it.each(markets)('%s without a document has the usual rules (RULES-1)', (market) => {
    const { tasks, ...rules } = publicRules(rulesAt([], market, jakarta(12)), market);
    const usual = defaultMarketRules(market);
    expect({ ...rules, tasks: tasks.map(({ coinAverage: _, ...task }) => task) }).toEqual(usual);
    expect(tasks.map(({ coinAverage }) => coinAverage)).toEqual([1000, 2050, 8000, 2000, 2000]);
    const empty: RulesVersions = [{ version: 1, at: 0, document: { market } }];
    expect(rulesAt(empty, market, jakarta(12))).toEqual(rulesAt([], market, jakarta(12)));
  });

  it('numbers of a document apply from the next midnight of the market (RULES-3)', () => {
    const versions = versionsOf(
      [jakarta(-48), { rewards: { checkin: 500 }, dailyMaxima: { lottery: 5 }, inviteReward: 100 }],
      [jakarta(15), { rewards: { checkin: 700 }, withdrawHours: { id: '03:00-23:00' } }],
    );
    const at = (now: number) => {
      const { rewards, maxCounts, inviteReward, windows } = rulesAt(versions, 'id', now);
      return [rewards.checkin, rewards.words, maxCounts.lottery, inviteReward, windows.id];
    };
    const first = [500, 2000, 5, 100, { from: 60, to: 1440 }];
    const second = [700, 2000, 10, 500, { from: 180, to: 1380 }];
    expect([at(jakarta(14)), at(jakarta(15)), at(jakarta(23, 59))]).toEqual([first, first, first]);
    expect(at(jakarta(24))).toEqual(second);
  });

  it.each(markets)('%s: the day that begins counts what was imported up to its last ms before midnight', (market) => {
    const midnight = latestAt(jakarta(12), market, 0);
    const rewardOf = (importedAt: number, now: number) => {
      const versions = versionsOf([importedAt, { rewards: { checkin: 700 } }]).map((version) => ({
        ...version,
        market,
      }));
      return rulesAt(versions, market, now).rewards.checkin;
    };
    const usual = rulesAt([], market, midnight).rewards.checkin;
    expect(rewardOf(midnight - 1, midnight)).toBe(700);
    expect(rewardOf(midnight, midnight)).toBe(usual);
    expect(rewardOf(midnight, midnight + dayMs - 1)).toBe(usual);
    expect(rewardOf(midnight, midnight + dayMs)).toBe(700);
  });

  it('switches and limits of operators apply at once, and are remembered since when (RULES-3, RULES-4)', () => {
    const versions = versionsOf(
      [jakarta(9), { closed: ['lottery'], secondKeyAbove: 1000 }],
      [jakarta(10), { closed: ['GoPay', 'lottery'], payoutLimit: 9 }],
      [jakarta(11), { closed: ['GoPay'] }],
      [jakarta(12), { closed: ['GoPay', 'lottery'] }],
    );
    const closed = (now: number) => [...rulesAt(versions, 'id', now).closed].map(([what, { since }]) => [what, since]);
    expect(closed(jakarta(8))).toEqual([]);
    expect(closed(jakarta(9))).toEqual([['lottery', jakarta(9)]]);
    expect(closed(jakarta(10))).toEqual([
      ['GoPay', jakarta(10)],
      ['lottery', jakarta(9)],
    ]);
    expect(closed(jakarta(30))).toEqual([
      ['GoPay', jakarta(10)],
      ['lottery', jakarta(12)],
    ]);
    const { secondKeyAbove, payoutLimit } = rulesAt(versions, 'id', jakarta(9));
    expect([secondKeyAbove, payoutLimit]).toEqual([1000, 10_000_000]);
    expect(rulesAt(versions, 'id', jakarta(10)).payoutLimit).toBe(9);
  });

  it('what is closed with an end opens at that moment, and what is closed again is closed since then (RULES-10)', () => {
    const closed = (now: number) => publicRules(rulesAt(versions, 'id', now), 'id').closures;
    const until = jakarta(12);
    const versions = versionsOf(
      [jakarta(10), { closed: ['quiz'], closedUntil: { quiz: '2026-11-18T12:00+07:00' } }],
      // Another switch is pressed after the end; the document may still name the first.
      [jakarta(13), { closed: ['quiz', 'GoPay'], closedUntil: { quiz: '2026-11-18T12:00+07:00' } }],
      [jakarta(14), { closed: ['quiz'] }],
    );
    expect(closed(until - 1)).toEqual([{ what: 'quiz', since: jakarta(10), until }]);
    expect(closed(until)).toEqual([]);
    expect(closed(jakarta(13))).toEqual([{ what: 'GoPay', since: jakarta(13), until: 0 }]);
    expect(closed(jakarta(14))).toEqual([{ what: 'quiz', since: jakarta(14), until: 0 }]);
  });

  it('since when and until when something is closed is as minute by minute, whatever was pressed (RULES-4, RULES-10)', () => {
    const pressed = fc.uniqueArray(
      fc.record({
        at: fc.integer({ min: 0, max: 60 }),
        closed: fc.boolean(),
        minutes: fc.option(fc.integer({ min: -5, max: 30 }), { nil: undefined }),
      }),
      { selector: ({ at }) => at, maxLength: 8 },
    );
    const minute = (at: number) => jakarta(10) + at * minuteMs;
    fc.assert(
      fc.property(pressed, fc.integer({ min: 0, max: 90 }), (unordered, asked) => {
        const presses = [...unordered].sort((a, b) => a.at - b.at);
        const versions = versionsOf(
          ...presses.map(({ at, closed, minutes }) => {
            const closedUntil = minutes !== undefined && { quiz: new Date(minute(at + minutes)).toISOString() };
            return [
              minute(at),
              closed ? { closed: ['quiz' as const], ...(closedUntil && { closedUntil }) } : {},
            ] as const;
          }),
        );
        const isClosed = (at: number) => {
          const last = presses.findLast((press) => press.at <= at);
          return !!last?.closed && at < last.at + (last.minutes ?? Infinity);
        };
        let since = asked;
        while (since > 0 && isClosed(since - 1)) since -= 1;
        const span = rulesAt(versions, 'id', minute(asked)).closed.get('quiz');
        expect(span?.since).toBe(isClosed(asked) ? minute(since) : undefined);
      }),
    );
  });

  it('a rate applies to the first exchange that is due a day after its import (RULES-3)', () => {
    const imported = (hour: number) => versionsOf([jakarta(hour), { coinRates: { id: 20 } }]);
    // Exchanges are due at 05:00.
    expect(ratesAt(imported(5), jakarta(29)).id).toBe(20);
    expect(ratesAt(imported(6), jakarta(29)).id).toBe(10);
    expect(ratesAt(imported(6), jakarta(53)).id).toBe(20);
    expect(ratesAt(imported(6), jakarta(53)).en).toBe(5);
  });

  it('what is stated for the next exchange never changes until it is due, whatever is imported (RULES-3)', () => {
    const moments = fc.record({
      market: fc.constantFrom<Market>('id', 'ph', 'br'),
      imports: fc.array(
        fc.record({ after: fc.integer({ min: 1, max: 40 * 60 }), rate: fc.integer({ min: 1, max: 9 }) }),
        {
          maxLength: 12,
        },
      ),
      asked: fc.integer({ min: 0, max: 14 * 24 * 60 }),
    });
    fc.assert(
      fc.property(moments, ({ market, imports, asked }) => {
        let at = jakarta(0);
        const locale = ({ id: 'id', ph: 'en_ph', br: 'pt_br' } as const)[market];
        const versions = imports
          .map(({ after, rate }, index) => {
            at += after * minuteMs;
            const document: RulesDocument = { market, coinRates: { [locale]: rate * 1000 } };
            return { version: index + 1, at, document };
          })
          .reverse();
        const now = jakarta(0) + asked * minuteMs;
        const due = latestAt(now + dayMs, market, 5);
        const known = versions.filter((version) => version.at <= now);
        expect(rulesAt(known, market, now).coinRates[locale]).toBe(ratesAt(versions, due)[locale]);
      }),
      { numRuns: 1000 },
    );
  });

  it('a day has one reward, one maximum and one set of hours, whatever is imported in it (RULES-3)', () => {
    fc.assert(
      fc.property(
        fc.array(fc.record({ at: fc.integer({ min: 0, max: 72 * 60 }), reward: fc.integer({ min: 1, max: 9 }) })),
        fc.integer({ min: 1, max: 23 * 60 }),
        (imports, minute) => {
          const versions = [...imports]
            .sort((a, b) => b.at - a.at)
            .map(({ at, reward }, index) => ({
              version: imports.length - index,
              at: jakarta(0) + at * minuteMs,
              document: { market: 'id' as const, rewards: { checkin: reward } },
            }));
          const noon = jakarta(24);
          expect(rulesAt(versions, 'id', noon + minute * minuteMs).rewards).toEqual(
            rulesAt(versions, 'id', noon + hourMs).rewards,
          );
        },
      ),
    );
  });
});

import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { withdrawGapMs } from '../limits/withdraw';
import { withdrawWindows } from '../limits/withdrawHours';
import { hourMs, minuteMs } from '../limits/time';
import { locales, markets } from '../market/codes';
import { localTime } from './marketClock';
import { nextWithdrawalAt } from './nextWithdrawal';
import { withdrawStop } from './withdrawStop';

/** 18 November 2026 in Manila, at this hour and minute. */
const manila = (hour: number, minute = 0) => Date.UTC(2026, 10, 17, 16) + hour * hourMs + minute * minuteMs;
const window = withdrawWindows.en_ph;
const at = { market: 'ph', window, last: NaN, usedToday: false } as const;

describe('when the next withdrawal is possible (GOAL-1)', () => {
  it.each([
    ['in the hours: now', { now: manila(15) }, 0],
    ['before them: when they open (WITHDRAW-7)', { now: manila(0, 30) }, manila(2)],
    ['in the pause: at its end (WITHDRAW-8)', { now: manila(15), last: manila(14, 58) }, manila(15, 3)],
    [
      'in a pause that ends after the hours: when they open next',
      { now: manila(23, 58), last: manila(23, 57) },
      manila(26),
    ],
    ['once a day: when the next day opens (WITHDRAW-10)', { now: manila(15), usedToday: true }, manila(26)],
    ['also where nothing restricts the hours', { now: manila(15), usedToday: true, window: null }, manila(24)],
    [
      'where nothing restricts them, after the pause of the evening before',
      { now: manila(23, 58), last: manila(23, 57), usedToday: true, window: null },
      manila(24, 2),
    ],
    ['a time of a clock that was wrong counts as none', { now: manila(15), last: manila(40) }, 0],
    ['a language that is excluded: at no hour', { now: manila(15), window: 'closed' as const }, Infinity],
  ])('%s', (_, given, expected) => {
    expect(nextWithdrawalAt({ ...at, ...given })).toBe(expected);
  });

  it('the check of a request lets pass at that moment, and not a minute before', () => {
    fc.assert(
      fc.property(
        fc.constantFrom(...markets),
        fc.constantFrom(...locales),
        fc.integer({ min: 0, max: 24 * 60 - 1 }),
        fc.integer({ min: 0, max: withdrawGapMs * 2 }),
        fc.record({ usedToday: fc.boolean(), restricted: fc.boolean() }),
        (market, locale, minute, ago, { usedToday, restricted }) => {
          const now = manila(0) + minute * minuteMs;
          const last = now - ago;
          const windows = restricted ? withdrawWindows : { ...withdrawWindows, [locale]: null };
          const next = nextWithdrawalAt({ now, market, window: windows[locale], last, usedToday });
          const attempt = { amount: 1, balance: 1, accountStatus: 2, accountType: '', market, locale, last };
          const stopAt = (moment: number) => withdrawStop({ ...attempt, now: moment, submitting: false }, { windows });
          expect(stopAt(next || now)).toBeUndefined();
          if (next && !usedToday) expect(stopAt(next - 1)).toBeDefined();
        },
      ),
    );
  });

  it('a day that has had its withdrawal is over then, and no day is skipped', () => {
    fc.assert(
      fc.property(
        fc.constantFrom(...markets),
        fc.constantFrom(...locales),
        fc.nat(24 * 60),
        (market, locale, minute) => {
          const now = manila(0) + minute * minuteMs;
          const next = nextWithdrawalAt({ now, market, window: withdrawWindows[locale], last: now, usedToday: true });
          expect(localTime(next, market).day).not.toBe(localTime(now, market).day);
          expect(next - now).toBeLessThanOrEqual(26 * hourMs);
        },
      ),
    );
  });
});

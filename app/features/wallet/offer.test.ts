import { defaultMarketRules, type MarketRules } from '@tally/contract/rules/marketRules';
import { minuteMs } from '@tally/contract/limits/time';
import { passbookStatus, type PassbookEntry } from '@tally/contract/wallet/withdraw';
import { describe, expect, it } from 'vitest';
import { offerOf } from './offer';

/** Two minutes before midnight in Manila. */
const late = Date.UTC(2026, 10, 18, 15, 58);
const rules = defaultMarketRules('ph');
const anyHour: MarketRules = { ...rules, withdrawHours: [{ locale: 'en_ph', from: 0, to: 24 * 60 }] };
const given = { options: undefined, passbook: undefined, last: NaN, rules, market: 'ph', locale: 'en_ph' } as const;

describe('what is offered where a backend does not say it (WITHDRAW-22)', () => {
  it.each([
    ['by HTTP', { kind: 'http', status: 404 }],
    ['in the envelope', { kind: 'envelope', code: 404, msg: '' }],
  ])('the usual amounts, after a 404 %s', (_, error) => {
    expect(offerOf({ ...given, error, now: late })).toMatchObject({
      amounts: rules.withdrawAmounts.map((amount) => ({ amount, info: '', need: 0 })),
      from: 0,
      said: false,
    });
  });

  it('nothing after any other failure: nothing is promised (GOAL-1)', () => {
    expect(offerOf({ ...given, error: { kind: 'http', status: 500 }, now: late })).toBeUndefined();
    expect(offerOf({ ...given, error: undefined, now: late })).toBeUndefined();
  });

  it.each([
    ['the phone', undefined],
    ['the passbook', [{ status: passbookStatus.pending, date: late - minuteMs }] as PassbookEntry[]],
  ])('when: once a day, and after the pause of five minutes, as %s says it', (_, passbook) => {
    const withdrawn = { ...given, passbook, rules: anyHour, last: late - minuteMs };
    expect(offerOf({ ...withdrawn, error: { kind: 'http', status: 404 }, now: late })?.from).toBe(late + 4 * minuteMs);
  });
});

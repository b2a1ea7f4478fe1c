// @vitest-environment node
import { markets } from '@tally/contract/market/codes';
import { describe, expect, it } from 'vitest';
import { parseRules, readRulesDocument } from './checkRules';
import { completeDocument } from './completeDocument';
import { minutesOfHours } from './rulesDocument';

const problemsOf = (given: object) => {
  const read = readRulesDocument({ market: 'id', ...given });
  return 'problems' in read ? read.problems : [];
};

describe('a document of rules (RULES-1)', () => {
  it.each(markets)('a document of %s with every number is taken, and is complete', (market) => {
    const complete = completeDocument(market, undefined);
    const read = readRulesDocument(complete);
    expect(read).toEqual({ document: complete });
    expect(completeDocument(market, complete)).toEqual(complete);
  });

  it.each([
    ['an unknown field', { reward: 1 }, 'reward: no such field'],
    ['an unknown market', { market: 'my' }, /^market: /],
    [
      'a reward of nothing',
      { rewards: { checkin: 0 } },
      'rewards.checkin: must be 1 or more; to close it, list it in closed',
    ],
    ['a reward of a fraction', { rewards: { checkin: 1.5 } }, /^rewards\.checkin: /],
    ['a draw in other steps', { rewards: { lottery: 4050 } }, 'rewards.lottery: must be a multiple of 100'],
    ['a slip of the keyboard', { rewards: { videoad: 80_000_000 } }, /^rewards\.videoad: /],
    ['a maximum of check-ins', { dailyMaxima: { checkin: 2 } }, 'dailyMaxima.checkin: no such field'],
    ['a rate of another market', { coinRates: { pt_br: 1000 } }, 'coinRates.pt_br: no such field'],
    [
      'hours that end before they begin',
      { withdrawHours: { id: '10:00-09:00' } },
      'withdrawHours.id: must be hours such as 02:00-24:00',
    ],
    ['hours past midnight', { withdrawHours: { id: '02:00-24:30' } }, /^withdrawHours\.id: /],
    [
      'amounts that do not rise',
      { withdrawAmounts: { newcomers: [100, 100, 200, 300] } },
      'withdrawAmounts.newcomers: must be four amounts above 0, each larger than the one before',
    ],
    ['three amounts', { withdrawAmounts: { returning: [1, 2, 3] } }, /^withdrawAmounts\.returning/],
    ['decimals of a currency without', { inviteReward: 1.5 }, 'inviteReward: must have at most 0 decimals'],
    ['something closed twice', { closed: ['quiz', 'quiz'] }, 'closed: names something twice'],
    ['a foreign e-wallet', { closed: ['PIX'] }, 'closed: has an e-wallet that id does not have (DANA, OVO, GoPay)'],
    [
      'an end of what is not closed',
      { closedUntil: { quiz: '2026-11-18T12:00Z' } },
      'closedUntil.quiz: is not in closed',
    ],
    [
      'an end without its zone',
      { closed: ['quiz'], closedUntil: { quiz: '2026-11-18T12:00' } },
      'closedUntil.quiz: must be a moment with its zone, such as 2026-11-18T12:00+08:00',
    ],
    [
      'a moment that is none',
      { closed: ['quiz'], closedUntil: { quiz: '2026-13-18T12:00Z' } },
      /^closedUntil\.quiz: must be/,
    ],
    ['something that cannot be closed', { closed: ['checkout'] }, /^closed\[0\]: /],
  ])('%s is refused with its place', (_, given, problem) => {
    expect(problemsOf(given)).toEqual([typeof problem === 'string' ? problem : expect.stringMatching(problem)]);
  });

  it('amounts have the decimals of their market, and rates make whole coins of a minor unit (MONEY-2)', () => {
    expect(readRulesDocument({ market: 'br', inviteReward: 0.35, luckyMinuteAmount: 0.1 })).toHaveProperty('document');
    expect(readRulesDocument({ market: 'br', inviteReward: 0.355 })).toHaveProperty('problems');
    expect(readRulesDocument({ market: 'ph', coinRates: { en_ph: 250 } })).toEqual({
      problems: ['coinRates.en_ph: must be a multiple of 100'],
    });
  });

  it('a file that is no JSON or no document says so, with every problem', () => {
    expect(() => parseRules('{', 'my.json')).toThrow(/^my\.json is not JSON/);
    expect(() => parseRules('{"market":"id","inviteReward":0.5,"luckyTodayAmount":0.5}', 'my.json')).toThrow(
      'my.json is not a document of rules; nothing was changed:\n  inviteReward: must have at most 0 decimals\n  luckyTodayAmount: must have at most 0 decimals',
    );
  });

  it('hours are minutes of the day', () => {
    expect(['00:00-24:00', '02:30-23:59', '24:00-24:00', '2:00-3:00', '10:60-11:00'].map(minutesOfHours)).toEqual([
      { from: 0, to: 1440 },
      { from: 150, to: 1439 },
      undefined,
      undefined,
      undefined,
    ]);
  });
});

import type { Translate } from '@tally/locales/text';
import { describe, expect, it } from 'vitest';
import { balanceTexts } from './balanceTexts';

const t = ((key: string) => key) as Translate;
const balance = {
  market: 'id',
  coinRate: 10,
  coin: 30_000,
  cash: 150,
  goal: { amount: 1000, missing: 850, cash: 0.15, coming: 0.85, enoughTomorrow: true },
} as const;

describe('the goal line and the forecast name the same day (GOAL-2, MONEY-11)', () => {
  it('promises "enough tomorrow" when the coins become cash tomorrow', () => {
    const texts = balanceTexts(t, { ...balance, exchangeOn: 'tomorrow' });
    expect(texts.forecast(30_000)?.cash).toBe('home.forecast');
    expect(texts.goal).toMatchObject({ hope: 'home.goal_tomorrow' });
    expect(texts.label).toContain('home.goal_tomorrow');
  });

  it('does not speak of tomorrow while the exchange is today', () => {
    const texts = balanceTexts(t, { ...balance, exchangeOn: 'today' });
    expect(texts.forecast(30_000)?.cash).toBe('home.forecast_today');
    expect(texts.goal).toMatchObject({ text: 'home.goal_missing' });
    expect(texts.goal).not.toHaveProperty('hope');
    expect(texts.label).not.toContain('home.goal_tomorrow');
  });
});

import { translateIn } from '#storybook/i18n';
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

describe("the balance's button is called what it shows, in that order (HOME-4, WCAG 2.5.3)", () => {
  const words = translateIn('en');
  const named = (change: Partial<Parameters<typeof balanceTexts>[1]> = {}) =>
    balanceTexts(words, { ...balance, exchangeOn: 'tomorrow', ...change }).label.replaceAll('\u00a0', ' ');

  it('all of it, then the coins by their name and where it leads', () => {
    expect(named()).toBe(
      'My cash Rp 150, Rp 850 to go, enough tomorrow, Rp 1.000, 30.000, ≈ Rp 3.000 tomorrow, ready by 07:00. My coins 30.000. Open income records',
    );
  });

  it('what is not known is a dash there too (MONEY-9)', () => {
    expect(named({ coin: undefined, cash: undefined, goal: undefined })).toMatch(/^My cash –, –, Coins turn into cash/);
  });
});

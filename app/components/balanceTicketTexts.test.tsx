import { translateIn } from '#storybook/texts/i18n';
import type { Translate } from '@tally/locales/text';
import { BalanceTicket } from '@tally/ui/BalanceTicket';
import { render, screen } from '@testing-library/react';
import { describe, expect, it } from 'vitest';
import { balanceTicketTexts } from './balanceTicketTexts';

const t = ((key: string) => key) as Translate;
const balance = {
  market: 'id',
  coinRate: 10,
  coin: 30_000,
  cash: 150,
  goal: { amount: 1000, missing: 850, cash: 0.15, coming: 0.85, enoughTomorrow: true, reached: 100 },
} as const;

describe('the goal line and the forecast name the same day (GOAL-2, MONEY-11)', () => {
  it('the goal line promises "enough tomorrow" when the coins become cash tomorrow', () => {
    const texts = balanceTicketTexts(t, { ...balance, exchangeOn: 'tomorrow' });
    expect(texts.forecast(30_000)?.by).toBe('home.forecast_by');
    expect(texts.goal).toMatchObject({ hope: 'home.goal_tomorrow' });
    expect(texts.label).toContain('home.goal_tomorrow');
  });

  it('the goal line does not speak of tomorrow while the exchange is today', () => {
    const texts = balanceTicketTexts(t, { ...balance, exchangeOn: 'today' });
    expect(texts.forecast(30_000)?.by).toBe('home.forecast_today');
    expect(texts.goal).toMatchObject({ text: 'home.goal_missing' });
    expect(texts.goal).not.toHaveProperty('hope');
    expect(texts.label).not.toContain('home.goal_tomorrow');
  });
});

describe("the balance's button is called what it shows, in that order (HOME-4, WCAG 2.5.3)", () => {
  const words = translateIn('en');
  const named = (change: Partial<Parameters<typeof balanceTicketTexts>[1]> = {}) =>
    balanceTicketTexts(words, { ...balance, exchangeOn: 'tomorrow', ...change }).label.replaceAll('\u00a0', ' ');

  it('the name holds the whole ticket, then the coins by their name and where the button leads', () => {
    expect(named()).toBe(
      'My cash, Rp 100 ready, Rp 150, Rp 850 to go, enough tomorrow, Rp 1.000, 30.000, ≈ Rp 3.000, tomorrow. My coins 30.000. Open income records',
    );
  });

  it.each([
    ['with all that there is', {}],
    ['without a goal', { goal: undefined }],
    ['with coins that become nothing', { coin: 1 }],
    ['with nothing known', { coin: undefined, cash: undefined, goal: undefined }],
  ])('the name repeats the ticket word for word, with its note, %s', (_, change) => {
    const texts = balanceTicketTexts(words, { ...balance, exchangeOn: 'tomorrow', note: 'You are offline', ...change });
    render(
      <BalanceTicket {...texts} state="offline" onOpen={() => undefined}>
        {null}
      </BalanceTicket>,
    );
    const button = screen.getByRole('button', { name: /^My cash/ });
    const seen = document.createTreeWalker(button, NodeFilter.SHOW_TEXT);
    let rest = button.getAttribute('aria-label') ?? '';
    let shown = 0;
    while (seen.nextNode()) {
      if (seen.currentNode.parentElement?.closest('[aria-hidden]')) continue;
      const text = seen.currentNode.textContent ?? '';
      expect(rest).toContain(text);
      rest = rest.slice(rest.indexOf(text) + text.length);
      shown++;
    }
    expect(shown).toBeGreaterThan(4);
    expect(texts.label).toContain('You are offline');
  });

  it('an unknown amount is a dash in the name too (MONEY-9)', () => {
    expect(named({ coin: undefined, cash: undefined, goal: undefined })).toMatch(
      /^My cash, –, –, Every morning coins turn into cash/,
    );
  });
});

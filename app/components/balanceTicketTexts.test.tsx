import { translateIn } from '#storybook/texts/i18n';
import type { Translate } from '@tally/locales/text';
import { BalanceTicket } from '@tally/ui/BalanceTicket';
import { render, screen } from '@testing-library/react';
import { describe, expect, it } from 'vitest';
import { balanceTicketTexts, type Goal } from './balanceTicketTexts';

const t = ((key: string) => key) as Translate;
const balance = {
  market: 'id',
  coinRate: 10,
  coin: 30_000,
  cash: 150,
  goal: {
    amount: 1000,
    missing: 850,
    cash: 0.15,
    coming: 0.85,
    enoughSoon: true,
    complete: false,
    ready: 100,
    waiting: 0,
    from: 0,
    next: undefined,
  },
} as const;

describe('the goal line and the forecast name the same day (GOAL-2, MONEY-11)', () => {
  it('the goal line promises "enough tomorrow" when the coins become cash tomorrow', () => {
    const texts = balanceTicketTexts(t, { ...balance, exchangeOn: 'tomorrow' });
    expect(texts.forecast(30_000)?.by).toBe('home.forecast_by');
    expect(texts.goal).toMatchObject({ hope: 'home.goal_tomorrow' });
    expect(texts.label).toContain('home.goal_tomorrow');
  });

  it('the goal line promises "enough today" while the exchange is today', () => {
    const texts = balanceTicketTexts(t, { ...balance, exchangeOn: 'today' });
    expect(texts.forecast(30_000)?.by).toBe('home.forecast_today');
    expect(texts.goal).toMatchObject({ text: 'home.goal_missing', hope: 'home.goal_today' });
    expect(texts.label).not.toContain('home.goal_tomorrow');
  });
});

describe('the ticket calls nothing ready while withdrawals are closed (RULES-4)', () => {
  const { goal } = balance;
  const closed = (change: Partial<Goal>) =>
    balanceTicketTexts(t, { ...balance, goal: { ...goal, ...change }, exchangeOn: 'tomorrow', closed: true });

  it('the ticket says that they are paused where it says what is ready, and what is missing as always', () => {
    const texts = closed({});
    expect([texts.reached, texts.paused]).toEqual(['home.goal_paused', true]);
    expect(texts.goal).toMatchObject({ state: 'open', text: 'home.goal_missing' });
    expect(texts.label).not.toContain('home.goal_reached');
    expect(texts.label).toContain('home.goal_tomorrow');
  });

  it('the ticket says so in the goal line when all amounts are reached', () => {
    const texts = closed({ missing: 0, cash: 1, coming: 0, enoughSoon: false });
    expect(texts).not.toHaveProperty('reached');
    expect(texts.goal).toMatchObject({ state: 'open', text: 'home.goal_paused' });
  });
});

describe('the ticket says what is missing for the goal, and when the next withdrawal is possible (GOAL-1)', () => {
  const words = translateIn('en');
  const { goal } = balance;
  const said = (change: Partial<Goal>) => {
    const texts = balanceTicketTexts(words, { ...balance, goal: { ...goal, ...change }, exchangeOn: 'tomorrow' });
    return [texts.reached, texts.paused, texts.goal?.text, texts.goal?.state].map((one) =>
      typeof one === 'string' ? one.replaceAll('\u00a0', ' ') : one,
    );
  };
  const none = { missing: 0, cash: 1, coming: 0, enoughSoon: false };
  const waits = { ready: 0, waiting: 100, from: 9 };
  it.each<[string, Partial<Goal>, unknown[]]>([
    ['a lucky task', { ...none, lacks: 'lucky' }, ['Rp 100 available', undefined, '1 lucky task first', 'open']],
    ['members', { ...none, lacks: 'members' }, ['Rp 100 available', undefined, 'More friends must withdraw', 'open']],
    ['nothing', { ...none, ready: 1000 }, [undefined, undefined, 'Rp 1.000 available', 'ready']],
    [
      'money, and today has had its withdrawal',
      { ...waits, next: { day: 'tomorrow', minutes: 120 } },
      ['Next withdrawal tomorrow', true, 'Rp 850 to go', 'open'],
    ],
    [
      'only the hour',
      { ...none, ...waits, next: { day: 'today', minutes: 120 } },
      [undefined, undefined, 'Withdraw from 02.00 WIB', 'open'],
    ],
    ['an hour that never comes', { ...waits, next: undefined }, [undefined, undefined, 'Rp 850 to go', 'open']],
  ])('%s', (_, change, expected) => {
    expect(said(change)).toEqual(expected);
  });
});

describe("the balance's button is called what it shows, in that order (HOME-4, WCAG 2.5.3)", () => {
  const words = translateIn('en');
  const named = (change: Partial<Parameters<typeof balanceTicketTexts>[1]> = {}) =>
    balanceTicketTexts(words, { ...balance, exchangeOn: 'tomorrow', ...change }).label.replaceAll('\u00a0', ' ');

  it('the name holds the whole ticket, then the coins by their name and where the button leads', () => {
    expect(named()).toBe(
      'My cash, Rp 100 available, Rp 150, Rp 850 to go, enough tomorrow, Rp 1.000, 30.000, ≈ Rp 3.000, tomorrow. My coins 30.000. Open income records',
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

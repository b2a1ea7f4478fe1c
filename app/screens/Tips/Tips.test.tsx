import { activeUsers, guestUser } from '@tally/contract/fixtures/user';
import { screen, waitFor, within } from '@testing-library/react';
import { userEvent } from '@testing-library/user-event';
import { expect, it } from 'vitest';
import { trouble } from '../../testing/fakeServer';
import { rulesClosing } from '@tally/contract/fixtures/marketRules';
import { renderScreen } from '../../testing/renderScreen';

const heading = (name: string) => screen.findByRole('heading', { name });

it.each([
  [true, 1],
  [false, 0],
])(
  '"the lucky-task section appears only for a logged-in user with showLuckyTask": %s (TIPS-2)',
  async (showLuckyTask, shown) => {
    renderScreen('/tips/rules', { getUserInfo: { ...activeUsers.id, showLuckyTask } });
    await screen.findByRole('link', { name: 'Get help' });
    expect(screen.queryAllByRole('heading', { name: 'Lucky task rules' })).toHaveLength(shown);
  },
);

it.each([
  ['id', 1],
  ['ph', 0],
] as const)(
  'a market with two rates says behind a question when the better one counts, one with one rate has none: %s (MONEY-12)',
  async (market, shown) => {
    renderScreen('/tips/rules', { getUserInfo: activeUsers[market] }, { market });
    await heading('How you earn');
    const question = screen.queryByText('Why this rate?');
    expect(question ? 1 : 0).toBe(shown);
    if (!question) return;
    const reason = screen.getByText(
      /5 coins = Rp 1 with the app in English, 10 coins = Rp 1 in Indonesian\. After you change the language, the better rate starts in 7 days\.$/,
    );
    expect(reason.closest('li')).toBeNull();
    expect(reason.closest('details')?.open).toBe(false);
    await userEvent.click(question);
    expect(reason.closest('details')?.open).toBe(true);
  },
);

it.each([
  ['a guest the rule alone', guestUser, ''],
  [
    'whoever has coins the day before which an opening keeps them',
    activeUsers.id,
    ' Open again before 30\u00a0Jan and your coins and cash stay.',
  ],
])('the rules say when coins and cash expire, to %s (MONEY-5)', async (_, user, own) => {
  renderScreen(
    '/tips/rules',
    { getUserInfo: user },
    { token: user === guestUser ? '' : undefined, serverTime: Date.UTC(2026, 0, 15, 5) },
  );
  const rule = await screen.findByText(/^Coins and cash expire after/);
  await waitFor(() =>
    expect(rule.textContent).toBe(`Coins and cash expire after 15\u00a0days without opening the app.${own}`),
  );
});

it('the lucky-task section states what a minute is worth, how long to play, when the money comes, and how it works (LUCKY-20, TIPS-2)', async () => {
  renderScreen('/tips/rules', { getUserInfo: { ...activeUsers.id, showLuckyTask: true } });
  await heading('How lucky tasks work');
  expect(screen.getByText(/^Use the app for 5 minutes: each minute earns Rp.1\.000\.$/)).toBeTruthy();
  expect(screen.getByText('The reward is added to your balance in 5 seconds.')).toBeTruthy();
  expect(screen.getByText('Come back and claim your cash.')).toBeTruthy();
});

it('the page of the tips states for a day "lottery 10, video 20, words 30, quiz 30; check-in reward up to 1000 coins" (TIPS-4)', async () => {
  renderScreen('/tips/rules', { getUserInfo: activeUsers.id });
  await heading('How you earn');
  const fact = (name: string) => screen.getByText(name, { selector: 'dt' }).nextElementSibling?.textContent;
  expect(['Check-in', 'Lucky draw', 'Video', 'Word game', 'Quiz'].map(fact)).toEqual([
    'Up to 1.000 coins',
    'Up to 10 times a day',
    'Up to 20 times a day',
    'Up to 30 times a day',
    'Up to 30 times a day',
  ]);
});

it('a guest sees no lucky tasks, and is asked to log in before writing to customer service (TIPS-3)', async () => {
  renderScreen('/tips/rules', { getUserInfo: { ...guestUser, showLuckyTask: true } }, { token: '' });
  await heading('Event rules');
  expect(screen.queryByRole('heading', { name: 'Lucky task rules' })).toBeNull();
  const link = await screen.findByRole('link', { name: 'Log in to get help' });
  expect(within(screen.getByRole('complementary')).getByRole('button', { name: 'Log in' })).toBeTruthy();
  await userEvent.click(link);
  expect(await screen.findByRole('dialog', { name: 'Log in to continue' })).toBeTruthy();
});

it('a person who is logged in gets from the rules to customer service, and sees no login bar (TIPS-3)', async () => {
  renderScreen('/tips/rules', { getUserInfo: { ...activeUsers.id, showLuckyTask: true } });
  await heading('Lucky task rules');
  expect(screen.queryByRole('complementary')).toBeNull();
  await userEvent.click(screen.getByRole('link', { name: 'Get help' }));
  expect(await screen.findByLabelText('Your message')).toBeTruthy();
});

it.each([
  ['a guest, the rate of newcomers', guestUser, /^10 coins = Rp.1$/],
  ['somebody with the better rate, that one', activeUsers.id, /^5 coins = Rp.1$/],
])('the rules state the rate that counts for the reader, as home does: %s (MONEY-12)', async (_, user, rate) => {
  renderScreen('/tips/rules', { getUserInfo: user }, { token: user === guestUser ? '' : undefined });
  expect(await screen.findByText(rate)).toBeTruthy();
});

it('while it is not known who is there the rules can be read, and nobody is taken for a guest', async () => {
  renderScreen('/tips/rules', { getUserInfo: trouble('never') });
  await heading('How you earn');
  expect(screen.getByRole('link', { name: 'Get help' })).toBeTruthy();
});

it.each([
  ['id', 'We usually reply within 3 working days, 5 at the latest.'],
  ['en', 'We reply within 3 working days.'],
  ['pt_br', 'We reply within 2 working days.'],
] as const)('the rules name no other days than the help page, in %s: %s (FEEDBACK-7)', async (locale, said) => {
  renderScreen('/tips/rules', { getUserInfo: activeUsers.id }, { locale });
  await screen.findByText(said);
});

it('the rules stand under five headings for whoever has lucky tasks (TIPS-1, TIPS-2)', async () => {
  renderScreen('/tips/rules', { getUserInfo: { ...activeUsers.id, showLuckyTask: true } });
  await heading('Lucky task rules');
  expect(screen.getAllByRole('heading', { level: 2 }).map(({ textContent }) => textContent)).toEqual([
    'How you earn',
    'Daily tasks',
    'Lucky task rules',
    'Withdrawal rules',
    'Team rules',
  ]);
});

it('the page of the tips is titled event rules and has sections on income, withdrawing and team, in this order (TIPS-1)', async () => {
  renderScreen('/tips/rules', { getUserInfo: { ...activeUsers.id, showLuckyTask: false } });
  await heading('How you earn');
  expect(screen.getByRole('heading', { level: 1, name: 'Event rules' })).toBeTruthy();
  const sections = screen.getAllByRole('heading', { level: 2 });
  expect(sections.map(({ textContent }) => textContent)).toEqual([
    'How you earn',
    'Daily tasks',
    'Withdrawal rules',
    'Team rules',
  ]);
  for (const rule of [
    'Do daily tasks to earn coins and cash.',
    'You can withdraw to: DANA, OVO, or GoPay.',
    'Friends who install with your link join your team.',
  ])
    expect(screen.getByText(rule).closest('li'), rule).not.toBeNull();
});

it("the page of the tips states the numbers of its market's document, and what is closed (RULES-2, RULES-4)", async () => {
  const usual = rulesClosing('id', 'quiz');
  renderScreen('/tips/rules', {
    getUserInfo: { ...activeUsers.id, showLuckyTask: true },
    getMarketRules: {
      ...usual,
      tasks: usual.tasks.map((task) => ({ ...task, coinReward: 1500, maxCount: 7 })),
      coinRates: [{ locale: 'en', coins: 8 }],
      withdrawHours: [{ locale: 'en', from: 180, to: 1320 }],
      luckyMinuteAmount: 1200,
    },
  });
  const fact = (name: string) => screen.getByText(name, { selector: 'dt' }).nextElementSibling?.textContent;
  await screen.findByText('Paused for now');
  expect(['Rate', 'Check-in', 'Lucky draw', 'Video', 'Quiz'].map(fact)).toEqual([
    expect.stringMatching(/^8 coins = Rp.1$/),
    'Up to 1.500 coins',
    'Up to 7 times a day',
    'Up to 7 times a day',
    'Paused for now',
  ]);
  expect(screen.getByText('Once a day, from 03.00 to 22.00 WIB.')).toBeTruthy();
  expect(screen.getByText(/each minute earns Rp.1\.200\.$/)).toBeTruthy();
});

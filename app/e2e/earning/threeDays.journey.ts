// Rooms: app/screens/Home, app/features/wallet, app/features/tasks, server/domain/user, server/domain/morning,
//   server/domain/people, contract/people
import { exchangeFromHour } from '@tally/contract/limits/exchange';
import { hourMs, minuteMs } from '@tally/contract/limits/time';
import { accountTypes } from '@tally/contract/market/wallets';
import { clockOffsets } from '@tally/contract/market/clock';
import type { Market } from '@tally/contract/market/codes';
import type { Team } from '@tally/contract/people/team';
import type { UserInfo } from '@tally/contract/people/user';
import { formatCoins, formatMoney } from '@tally/locales/format';
import { walletName } from '@tally/locales/walletName';
import type { Browser, Page } from 'playwright';
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { launch, marketLanguages, openApp, places, textsIn } from '../browser';
import { checkInSteps } from '../checkInFlow';
import { goToHour, joinAs, moveClock, newDay, newPerson, operate, play, postCall, readCall } from '../demo';
import { actorAt } from '../pageActor';
import { tipsSeen } from '../withdrawFlow';

let chrome: Browser;
beforeAll(async () => {
  chrome = await launch();
});
afterAll(() => chrome.close());
beforeEach(newDay);

/** Rounds that bring more coins than the smallest amount takes that makes a member count. */
const rounds = 8;
/** A number of an e-wallet for each of two people. */
const numbers: Record<Market, readonly [string, string]> = {
  id: ['081298765411', '081298765422'],
  ph: ['09181234511', '09181234522'],
  br: ['11912345611', '11912345622'],
};
const smallAmount: Record<Market, number> = { id: 1000, ph: 10, br: 1 };

/** Plays words until there are coins for a withdrawal tomorrow. */
async function earn(token: string): Promise<void> {
  for (let round = 0; round < rounds; round++) {
    await moveClock(minuteMs);
    await play('words', token);
  }
}

/** Advances the clock to the market's next morning, three hours after its exchange. */
const toNextMorning = (market: Market) => {
  const [hours] = clockOffsets[market][0] ?? [0];
  return goToHour((exchangeFromHour + 3 - hours + 24) % 24);
};

const withdraw = async (token: string, market: Market, no: string) => {
  const [accountType] = accountTypes[market];
  await postCall('/wallet/account/', token, { accountNo: no, accountType, accountName: 'Maria Clara', mobile: '' });
  await postCall(`/wallet/withdraw?amount=${smallAmount[market]}`, token);
};
const says = (page: Page, text: string | RegExp) => page.getByText(text).filter({ visible: true }).first().waitFor();

describe.each(marketLanguages)('%s', (locale) => {
  const { market } = places[locale];
  const t = textsIn(locale);
  const money = (amount: number) => formatMoney(amount, market);

  it('three days of a newcomer: what a day can bring, what the morning made of it, what arrived and what a friend brought (DAY-1, DAY-3, DAY-4, DAY-5, DAY-6)', async () => {
    const { token } = await newPerson(market);
    const person = () => readCall<UserInfo>('/user/info', token);
    const { page, context, complaints } = await openApp(chrome, { locale, token, before: tipsSeen });

    // The first day.
    const [upTo = ''] = t('home.day_most', { cash: '|' }).split('|');
    await says(page, new RegExp(upTo.trim()));
    await checkInSteps(actorAt(page), t, formatCoins(1000, market));
    await says(page, t('home.week', { count: 1 }));
    await earn(token);
    const { url } = await readCall<Team>('/task/team/', token);
    const friend = await joinAs({ market, name: 'Budi Santoso', refCode: url.split('/').at(-1) ?? '' });
    await earn(friend.token);
    const { coin } = await person();

    // The second morning.
    await toNextMorning(market);
    await page.reload();
    const { morning, cash } = await person();
    expect(morning?.coins).toBeGreaterThan(0);
    expect((morning?.coins ?? NaN) <= coin && cash === morning?.cash).toBe(true);
    const told = t('home.morning', { coins: formatCoins(morning?.coins ?? 0, market), cash: money(cash) });
    await says(page, told);
    await says(page, money(cash));
    await page.reload();
    await says(page, money(cash));
    expect(await page.getByText(told).count()).toBe(0);
    await moveClock(2 * hourMs);
    await withdraw(token, market, numbers[market][0]);
    await withdraw(friend.token, market, numbers[market][1]);
    await operate('/wallet/updateScore', { day: 2, pay: 1, amount: smallAmount[market], market });

    // The third day.
    await toNextMorning(market);
    await page.reload();
    const dialog = page.getByRole('dialog', { name: t('payment.paid_title') });
    await dialog.getByText(money(smallAmount[market])).waitFor();
    await dialog.getByText(t('payment.paid', { type: walletName(accountTypes[market][0]) })).waitFor();
    await dialog.getByRole('button', { name: t('common.ok') }).click();
    const { earned = NaN } = (await person()).friend ?? {};
    await says(page, t('home.notice_friend', { name: 'Budi', amount: money(earned) }));
    await page.reload();
    await says(page, money((await person()).cash));
    expect(await dialog.count()).toBe(0);
    expect(complaints).toEqual([]);
    await context.close();
  });
});

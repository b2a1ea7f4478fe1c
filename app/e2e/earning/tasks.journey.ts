// Rooms: app/bridge, app/features/tasks, app/screens/Home, app/overlays, host-simulator, contract/tasks/task,
//   contract/rules, server/domain/rewards/tasks, server/domain/rewards/reward, server/domain/shared/days,
//   server/domain/rewards/openDraw, server/domain/rewards/roundReward, server/domain/rewards/chance, server/http/handlers/tasks
import { opensTodayBy } from '../../features/tasks/dayRules';
import { statedMaxCounts, defaultCoinRewards, lotteryCooldownMs, morningHalf } from '@tally/contract/limits/task';
import { coinRates } from '@tally/contract/limits/exchange';
import { forecastCash } from '@tally/contract/rules/exchange';
import type { IncomeRecord } from '@tally/contract/wallet/income';
import { taskTypes, type TaskType } from '@tally/contract/tasks/task';
import type { ScenarioPart } from '@tally/host-simulator/host/scenario';
import { formatCoins, formatMoney } from '@tally/locales/format';
import type { LocaleCode } from '@tally/locales/tags';
import type { Browser, Page } from 'playwright';
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { launch, marketLanguages, openApp, places, violations, textsIn } from '../browser';
import { actorAt } from '../pageActor';
import { resetDemo, goToHour, moveClock, newPerson, play, postCall, readCall, signIn } from '../demo';

let chrome: Browser;
beforeAll(async () => {
  chrome = await launch();
});
afterAll(() => chrome.close());
beforeEach(() => goToHour());

interface Balance {
  coin: number;
  cash: number;
}
const balanceOf = (token: string): Promise<Balance> => readCall<Balance>('/income/', token);
const coinRecords = (token: string): Promise<IncomeRecord[]> =>
  readCall<IncomeRecord[]>('/income/records?reward_type=coin', token);

/** The ticket of a task; `press` taps its button. */
const ticket = (page: Page, locale: LocaleCode, task: TaskType) =>
  page.getByRole('article', { name: textsIn(locale)(`task.${task}_title`) });
const press = (page: Page, locale: LocaleCode, task: TaskType) =>
  ticket(page, locale, task).getByRole('button').click();

/** Opens home as a user and waits until the numbers are shown. */
async function atHome(locale: LocaleCode, scenario: ScenarioPart = {}, known?: string) {
  const { market } = places[locale];
  const t = textsIn(locale);
  const token = known ?? (await newPerson(market)).token;
  const opened = await openApp(chrome, { locale, token, scenario });
  // Tickets with their numbers, or what replaces them on a day on which all tasks are done.
  await opened.page
    .locator('[role=article][data-tap]:not([data-state=loading])')
    .or(opened.page.getByRole('button', { name: t('home.day_show', { count: taskTypes.length }) }))
    .first()
    .waitFor();
  return { ...opened, market, t, token, actor: actorAt(opened.page) };
}

describe.each(marketLanguages)('%s', (locale) => {
  it('a draw brings what the ledger says and is worth, then the button counts down and a tap is answered (TASK-9, TASK-10, TASK-12, EARN-1)', async () => {
    const { page, context, complaints, actor, t, token, market } = await atHome(locale);
    await press(page, locale, 'lottery');
    await ticket(page, locale, 'lottery').getByRole('timer').waitFor();
    await ticket(page, locale, 'lottery')
      .getByText(t('task.count', { done: 1, max: statedMaxCounts.lottery }))
      .waitFor();
    const { coin } = await balanceOf(token);
    expect((await coinRecords(token)).map(({ type, amount }) => [type, amount])).toEqual([['lottery', coin]]);
    expect(coin).toBeGreaterThan(0);
    expect(coin).toBeLessThanOrEqual(defaultCoinRewards.lottery);
    const coins = formatCoins(coin, market);
    const cash = formatMoney(forecastCash(coin, coinRates[locale], market), market);
    const ticketOfReward = page.getByRole('status').filter({ hasText: t('task.reward_coins', { coins }) });
    await ticketOfReward
      .filter({ hasText: t('task.reward_worth', { cash }) })
      .or(ticketOfReward.filter({ hasText: t('task.reward_worth_today', { cash }) }))
      .waitFor();
    await actor.sees(coins);
    await press(page, locale, 'lottery');
    await actor.sees(t('task.try_later'));
    expect((await balanceOf(token)).coin).toBe(coin);
    expect([...complaints, ...(await violations(page))]).toEqual([]);
    await context.close();
  });

  it('draws end at the limit of the hour, and the dialog says until when (TASK-2, TASK-3, TASK-11)', async () => {
    // 02:00 UTC is 09:00 in Jakarta, where only half of the draws are allowed then.
    await goToHour(2);
    const { market } = places[locale];
    const { token } = await newPerson(market);
    const most = morningHalf[market] ? Math.floor(statedMaxCounts.lottery / 2) : statedMaxCounts.lottery;
    for (let draw = 1; draw < most; draw += 1) {
      await postCall('/task/lottery?action=reward', token);
      await moveClock(lotteryCooldownMs[market]);
    }
    const { page, context, actor, t } = await atHome(locale, {}, token);
    await page.locator('[data-tap="task:lottery"][data-state=low]').waitFor();
    // One card is next, and red; green are the last draws alone (HOME-27).
    await ticket(page, locale, 'checkin').locator('button[data-tone=primary]').waitFor();
    expect(await page.locator('[role=article][data-tap] button[data-tone=primary]').count()).toBe(1);
    await ticket(page, locale, 'lottery').locator('button[data-tone=low]').waitFor();
    expect(await page.locator('[role=article][data-tap] button[data-tone=low]').count()).toBe(1);
    await press(page, locale, 'lottery');
    await ticket(page, locale, 'lottery')
      .getByText(t('task.count', { done: most, max: statedMaxCounts.lottery }))
      .waitFor();
    await ticket(page, locale, 'lottery')
      .getByRole('button', { name: morningHalf[market] ? opensTodayBy(market) : t('task.stamp') })
      .click();
    await actor.seesDialog(morningHalf[market] ? t('task.limit_morning_title') : t('task.limit_title'));
    await actor.sees(
      morningHalf[market] ? t('task.when_today', { time: opensTodayBy(market) }) : t('task.lottery_limit'),
    );
    expect((await coinRecords(token)).filter(({ type }) => type === 'lottery')).toHaveLength(most);
    await context.close();
  });

  it('the first video explains itself once, and pays once what the ledger says (TASK-13, TASK-14, TASK-15)', async () => {
    const { page, context, complaints, actor, t, token, market } = await atHome(locale, {
      windows: { videoad: 'clicked' },
    });
    const posts: string[] = [];
    page.on('request', (request) => {
      const { pathname, searchParams } = new URL(request.url());
      if (pathname.endsWith('/task/videoad')) posts.push(searchParams.get('action') ?? '');
    });
    await press(page, locale, 'videoad');
    await actor.seesDialog(t('task.videoad_note_title'));
    expect(posts).toEqual([]);
    await actor.tap(t('task.videoad_button'), t('task.videoad_note_title'));
    await ticket(page, locale, 'videoad')
      .getByText(t('task.count', { done: 1, max: statedMaxCounts.videoad }))
      .waitFor();
    const { coin, cash } = await balanceOf(token);
    expect(coin).toBe(defaultCoinRewards.videoad);
    await actor.sees(formatCoins(coin, market));
    if (cash > 0) await actor.sees(formatMoney(cash, market));
    await expect.poll(() => [...posts].sort()).toEqual(['click', 'reward']);
    expect(await page.evaluate(() => localStorage.getItem('doneVideoad'))).toBe('1');
    expect([...complaints, ...(await violations(page))]).toEqual([]);
    await context.close();
  });

  it.each(['words', 'quiz'] as const)(
    'a round of %s is seen when the window is gone (TASK-17, TASK-20)',
    async (task) => {
      const { page, context, complaints, actor, t, token, market } = await atHome(locale);
      await press(page, locale, task);
      await expect
        .poll(() =>
          page.evaluate(
            (name) =>
              (window as unknown as { __host: { simulator: { log: { name: string }[] } } }).__host.simulator.log.some(
                (entry) => entry.name === name,
              ),
            task === 'words' ? 'showWordsWindow' : 'showQuizWindow',
          ),
        )
        .toBe(true);
      expect((await balanceOf(token)).coin).toBe(0);
      await play(task, token);
      await page.evaluate(() => ['blur', 'focus'].forEach((name) => window.dispatchEvent(new Event(name))));
      const coins = formatCoins(defaultCoinRewards[task], market);
      await page
        .getByRole('status')
        .filter({ hasText: t('task.reward_coins', { coins }) })
        .waitFor();
      await ticket(page, locale, task)
        .getByText(t('task.count', { done: 1, max: statedMaxCounts[task] }))
        .waitFor();
      expect((await coinRecords(token)).map(({ type, amount }) => [type, amount])).toEqual([
        [task, defaultCoinRewards[task]],
      ]);
      await actor.sees(coins);
      expect([...complaints, ...(await violations(page))]).toEqual([]);
      await context.close();
    },
  );

  it('each task says that it is done to a person who has done everything, and offers nothing (TASK-2, TASK-23, HOME-19)', async () => {
    await resetDemo();
    const { page, context, actor, t, token } = await atHome(
      locale,
      {},
      await signIn(`${places[locale].market}-finished`),
    );
    const before = await balanceOf(token);
    await page.getByRole('button', { name: t('home.day_show', { count: taskTypes.length }) }).click();
    for (const task of taskTypes) {
      await ticket(page, locale, task)
        .getByRole('button', { name: t('task.stamp') })
        .click();
      await actor.seesDialog(t('task.limit_title'));
      await actor.sees(t(`task.${task}_limit`));
      await actor.tap(t('common.ok'), t('task.limit_title'));
    }
    await page.evaluate(() => scrollTo(0, document.documentElement.scrollHeight));
    expect(await page.locator('[data-float]').getByText(t('task.checkin_title')).count()).toBe(0);
    expect(await balanceOf(token)).toEqual(before);
    await context.close();
  });
});

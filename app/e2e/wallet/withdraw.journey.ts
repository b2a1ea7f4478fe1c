// Rooms: app/features/wallet, app/features/income, app/screens/Income, app/screens/Withdraw, contract/wallet/wallet,
//   contract/wallet/withdraw, contract/rules, server/domain/withdrawals/withdraw, server/domain/wallet/wallet,
//   server/domain/ledger/idempotency, server/http, app/overlays
import { formatMoney } from '@tally/locales/format';
import { localeCodes, type LocaleCode } from '@tally/locales/tags';
import type { Browser } from 'playwright';
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { launch, openApp, places, serverUrl, violations, textsIn, withdrawButton } from '../browser';
import { actorAt } from '../pageActor';
import { newDay, signIn } from '../demo';
import { booksOf, pastTips, pick, seen, smallestOf, toWithdraw } from '../withdrawFlow';

let chrome: Browser;
beforeAll(async () => {
  chrome = await launch();
});
afterAll(() => chrome.close());
beforeEach(newDay);

/** Opens the withdraw screen as a user with cash, with the smallest amount selected. */
async function ready(locale: LocaleCode, story: string) {
  const { market } = places[locale];
  const token = await signIn(`${market}-${story}`);
  const opened = await openApp(chrome, { locale, token });
  const before = await booksOf(token);
  const amount = await smallestOf(token);
  await actorAt(opened.page).sees(formatMoney(before.wallet.balance, market));
  await toWithdraw(opened.page, locale);
  await pastTips(opened.page, locale);
  await pick(opened.page, formatMoney(amount, market));
  return { ...opened, token, before, amount, market, actor: actorAt(opened.page), t: textsIn(locale) };
}

describe.each(localeCodes)('%s', (locale) => {
  it('a person withdraws once, and home, income and withdraw show what the ledger says (MONEY-10, WITHDRAW-21)', async () => {
    const { page, context, complaints, actor, t, token, before, amount, market } = await ready(locale, 'rich');
    await actor.tap(withdrawButton(t));
    await actor.seesDialog(t('withdraw.success_title'));
    const after = await booksOf(token);
    expect(after.passbook).toHaveLength(before.passbook.length + 1);
    const balance = formatMoney(Math.round((before.wallet.balance - amount) * 100) / 100, market);
    expect(formatMoney(after.wallet.balance, market)).toBe(balance);
    await actor.tap(t('common.ok'), t('withdraw.success_title'));
    // After the first withdrawal on a phone the app asks once for permission to send notifications.
    await actor.tap(t('permission.allow'), t('permission.notify_title'));
    expect(await page.evaluate(() => localStorage.getItem('notificationsAsked'))).toBe('1');
    await seen(page, balance);
    await page.goBack();
    await page.getByRole('heading', { name: t('title.home') }).waitFor();
    await (await seen(page, balance)).click();
    await page.getByRole('heading', { name: t('title.income') }).waitFor();
    await seen(page, balance);
    expect([...complaints, ...(await violations(page))]).toEqual([]);
    await context.close();
  });
});

describe('a withdrawal debits exactly once (MONEY-10, WITHDRAW-20)', () => {
  it('a withdrawal debits once at a double tap', async () => {
    const { page, context, actor, t, token, before, amount } = await ready('id', 'rich');
    await page.getByRole('button', { name: withdrawButton(t) }).dblclick();
    await actor.seesDialog(t('withdraw.success_title'));
    const after = await booksOf(token);
    expect([before.wallet.balance - after.wallet.balance, after.passbook.length - before.passbook.length]).toEqual([
      amount,
      1,
    ]);
    await context.close();
  });

  it('a withdrawal debits once when the answer is lost, and the page asks again', async () => {
    const { page, context, actor, t, token, before, amount } = await ready('id', 'rich');
    let lost = 0;
    await page.route('**/wallet/withdraw?**', async (route) => {
      if ((lost += 1) > 1) return route.continue();
      await route.fetch();
      await route.abort();
    });
    await actor.tap(withdrawButton(t));
    await actor.seesDialog(t('withdraw.success_title'));
    const after = await booksOf(token);
    expect([
      lost,
      before.wallet.balance - after.wallet.balance,
      after.passbook.length - before.passbook.length,
    ]).toEqual([2, amount, 1]);
    await context.close();
  });

  /**
   * When the page is closed: before the server gets the request, after it has processed it, or while the reply is on
   * its way.
   */
  const cuts = ['before it is asked', 'when it is done', 'with the answer'] as const;
  const runs = Array.from({ length: 20 }, (_, run) => ({
    run: run + 1,
    locale: localeCodes[run % localeCodes.length] ?? 'id',
    cut: cuts[run % cuts.length] ?? cuts[0],
  }));

  it.each(runs)(
    'a withdrawal goes on when the page is loaded anew $cut ($locale, $run of 20) (M10)',
    async ({ locale, cut }) => {
      const { page, context, actor, t, token, before, amount } = await ready(locale, 'rich');
      const keys: (string | undefined)[] = [];
      let gone = () => undefined as void;
      const cutOff = new Promise<void>((resolve) => (gone = resolve));
      await page.route('**/wallet/withdraw?**', async (route) => {
        keys.push(route.request().headers()['idempotency-key']);
        if (keys.length > 1) return route.continue();
        const answer = cut === 'before it is asked' ? undefined : await route.fetch();
        gone();
        if (answer && cut === 'with the answer') await route.fulfill({ response: answer }).catch(() => undefined);
      });
      await actor.tap(withdrawButton(t));
      await cutOff;
      await page.reload();
      if (cut === 'with the answer') await expect.poll(async () => (await booksOf(token)).wallet.paying).toBe(amount);
      else await actor.seesDialog(t('withdraw.success_title'));
      const after = await booksOf(token);
      expect(new Set(keys).size).toBe(1);
      expect(before.wallet.balance - after.wallet.balance).toBeCloseTo(amount, 2);
      expect(after.passbook).toHaveLength(before.passbook.length + 1);
      await context.close();
    },
  );

  it.each([
    ['the server has booked it, and its answer never came', true],
    ['the server has not heard of it', false],
  ])(
    'a withdrawal whose page dies after the request left, and %s: paid once, said once (WITHDRAW-20)',
    async (_, booked) => {
      const { page, context, actor, t, token, before, amount } = await ready('id', 'rich');
      const keys: (string | undefined)[] = [];
      let left = () => undefined as void;
      const sent = new Promise<void>((resolve) => (left = resolve));
      await context.route('**/wallet/withdraw?**', async (route) => {
        keys.push(route.request().headers()['idempotency-key']);
        if (keys.length > 1) return route.continue();
        if (booked) await route.fetch();
        left();
      });
      await actor.tap(withdrawButton(t));
      await sent;
      const crashed = page.waitForEvent('crash');
      const session = await context.newCDPSession(page);
      // Never answered: the process is gone.
      void session.send('Page.crash').catch(() => undefined);
      await crashed;

      // A phone app that finds its web view's process gone opens the page in a new web view.
      const anew = await context.newPage();
      await anew.goto(
        `${serverUrl()}/withdraw?pkg_name=com.tally.rewards&country=id&lang=id&sdk_version=815&token=${token}`,
      );
      const again = actorAt(anew);
      await again.seesDialog(t('withdraw.success_title'));
      const after = await booksOf(token);
      expect(new Set(keys).size).toBe(1);
      expect(before.wallet.balance - after.wallet.balance).toBeCloseTo(amount, 2);
      expect(after.passbook).toHaveLength(before.passbook.length + 1);
      await again.tap(t('common.ok'), t('withdraw.success_title'));
      // Loaded once more nothing is sent and nothing is said again.
      await anew.reload();
      await anew.getByRole('radio').first().waitFor();
      expect(await anew.getByRole('dialog', { name: t('withdraw.success_title') }).count()).toBe(0);
      expect((await booksOf(token)).passbook).toHaveLength(before.passbook.length + 1);
      await context.close();
    },
  );
});

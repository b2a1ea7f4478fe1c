import { noAccount } from '@tally/contract/wallet/account';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { hotAppLists } from '@tally/contract/fixtures/offers';
import { activeUsers, guestUser } from '@tally/contract/fixtures/user';
import { accounts, emptyWallet, settledPassbooks, wallets, withdrawOptionLists } from '@tally/contract/fixtures/wallet';
import { formatMoney } from '@tally/locales/format';
import { walletName } from '@tally/locales/walletName';
import { exampleNow } from '@tally/contract/fixtures/picture';
import { withdrawWindows } from '@tally/contract/limits/withdrawHours';
import { nextWithdrawalAt } from '@tally/contract/rules/nextWithdrawal';
import type { LocaleCode } from '@tally/locales/tags';
import { defaultWithdrawAmounts } from '@tally/contract/limits/withdrawAmounts';
import type { Market } from '@tally/contract/market/codes';
import { withdrawInfos } from '@tally/contract/wallet/withdrawInfos';
import { expect, userEvent, waitFor, within } from 'storybook/test';
import { marketOf } from '#storybook/globals';
import { translateIn } from '#storybook/texts/i18n';
import { wholePage } from '#storybook/pictureFrames';
import { tokenHash } from '../../bridge/tokenHash';
import { tipKeys } from '../../features/wallet/withdraw/entryTip';
import { persistPending } from '../../features/wallet/withdraw/pendingWithdrawal';
import { expectVisible } from '#testing/expectVisible';
import { truncatedName } from '#testing/truncatedName';
import { trouble, type Replies } from '#testing/fakeServer';
import { dialogTitled, type Play } from '#testing/pages/closingStory';
import { scene, screenStory, type SceneArgs } from '#testing/screenStory';
import { goOffline } from '#testing/showsOfflineSince';
import { seenText } from '#storybook/texts/seenText';

const baseReplies = (market: Market, locale: LocaleCode): Replies => ({
  getUserInfo: { ...activeUsers[market], cash: wallets[market].balance },
  getNormalTasks: [],
  getRank: [],
  getAdConfigs: [],
  postH5Action: null,
  getWallet: { ...wallets[market], paying: 0 },
  getWalletBalance: { ...wallets[market], paying: 0 },
  getAccount: accounts[market],
  getWithdrawOptions: withdrawOptionLists[market],
  getPassbook: settledPassbooks[market],
  getMoreApps: hotAppLists[locale],
});
const replies =
  (more: (market: Market) => Replies = () => ({})): SceneArgs['replies'] =>
  (market, locale) => ({ ...baseReplies(market, locale), ...more(market) });
const tipsSeen: SceneArgs['onReady'] = (_, { services }) => {
  for (const key of Object.values(tipKeys)) services.storage.set(key, '1');
};

/** Withdraw (WITHDRAW-1): every state of the screen, and every outcome of a withdrawal. */
const meta = {
  title: 'Screens/Withdraw',
  render: screenStory,
  parameters: { layout: 'fullscreen' },
  args: { path: '/withdraw', token: true, onReady: tipsSeen, replies: replies() },
} satisfies Meta<SceneArgs>;
export default meta;
type Story = StoryObj<SceneArgs>;

/** Longer time-out, because the screen's code has to be loaded first. */
const patient = { timeout: 5000 };

/** Picks the amount at `index` and taps Withdraw. */
const tapWithdraw = async ({ canvasElement, globals }: Play, index: number, other?: number) => {
  const market = marketOf(globals);
  const canvas = within(canvasElement);
  const amount = formatMoney(other ?? defaultWithdrawAmounts[market][index] ?? 0, market);
  await userEvent.click(
    await canvas.findByRole(
      'radio',
      { name: new RegExp(`^${amount.replace(/[$.]/g, '\\$&').replace(/\s/g, '\\s')}\\s`) },
      patient,
    ),
  );
  const t = translateIn(globals['locale']);
  const type = walletName(accounts[market].accountType);
  const names = [t('withdraw.cta', { amount, type }), t('common.withdraw')].map((name) => name.replace(/\s/g, ' '));
  await userEvent.click(canvas.getByRole('button', { name: (name) => names.includes(name.replace(/\s/g, ' ')) }));
};
const refused = (info: string): SceneArgs['replies'] => replies(() => ({ postWithdraw: { status: 2, info } }));
/** Taps Withdraw, and expects a refusal with this title. */
const expectsRefusal =
  (title: Parameters<ReturnType<typeof translateIn>>[0], index = 0): NonNullable<Story['play']> =>
  async (play) => {
    await tapWithdraw(play, index);
    await expectVisible(
      await within(document.body).findByRole('alertdialog', {
        name: truncatedName(translateIn(play.globals['locale'])(title as 'common.ok')),
      }),
    );
  };

/** A stored account, four amounts, and the largest amount that the balance covers is selected. */
export const Filled: Story = { parameters: { rules: ['PRODUCT-1', 'WITHDRAW-1'] } };
/** No income, no account, no withdrawals. */
export const Empty: Story = {
  parameters: wholePage,
  args: {
    replies: replies((market) => ({
      getUserInfo: { ...activeUsers[market], cash: 0 },
      getWallet: emptyWallet,
      getAccount: noAccount,
      getPassbook: [],
      getMoreApps: [],
    })),
  },
};
export const Loading: Story = {
  args: {
    replies: replies(() => ({
      getWallet: trouble('never'),
      getAccount: trouble('never'),
      getWithdrawOptions: trouble('never'),
      getPassbook: trouble('never'),
      getMoreApps: trouble('never'),
    })),
  },
  parameters: { picture: { languages: 'first' } },
};
/**
 * The wallet failed to load: a dialog says so, and its retry reloads the page; the last known number stays, marked as
 * such.
 */
export const Failed: Story = {
  args: {
    replies: replies(() => ({
      getWallet: trouble({ code: 500 }),
      getAccount: trouble({ code: 500 }),
      getWithdrawOptions: trouble({ code: 500 }),
      getPassbook: trouble({ code: 500 }),
    })),
  },
  parameters: { rules: ['WITHDRAW-18'] },
  play: async ({ globals }) => {
    const t = translateIn(globals['locale']);
    const dialog = await within(document.body).findByRole(
      'alertdialog',
      { name: truncatedName(t('notfound.server_title')) },
      patient,
    );
    await userEvent.click(within(dialog).getByRole('button', { name: t('common.retry') }));
    await expect(scene().services.navigated).toEqual(['reload']);
  },
};
/** Offline a reload is impossible: the retry fetches the wallet again, and the dialog opens again. */
export const FailedOffline: Story = {
  args: {
    replies: (market, locale) => ({
      ...Failed.args?.replies?.(market, locale),
      getWalletBalance: trouble({ code: 500 }),
    }),
  },
  play: async ({ globals }) => {
    const t = translateIn(globals['locale']);
    await goOffline();
    const dialog = await within(document.body).findByRole(
      'alertdialog',
      { name: truncatedName(t('notfound.server_title')) },
      patient,
    );
    await userEvent.click(within(dialog).getByRole('button', { name: t('common.retry') }));
    const said = seenText(t('network.wallet_failed'));
    await waitFor(() => expect(within(document.body).getByRole('alertdialog')).toHaveTextContent(said));
    await expect(scene().services.navigated).toEqual([]);
  },
};
/** A promotion user also has a line to the featured apps (WITHDRAW-30). In Indonesia only, in every language. */
export const PromotionPerson: Story = {
  globals: { market: 'id' },
  args: {
    replies: replies((market) => ({ getWallet: { ...wallets[market], redeemed: 501, paying: 0 }, getProApps: [] })),
  },
  play: async ({ canvasElement, globals }) => {
    const t = translateIn(globals['locale']);
    await userEvent.click(await within(canvasElement).findByRole('link', { name: t('title.promoapps') }, patient));
    await expect(
      await within(canvasElement).findByRole('heading', { name: t('title.promoapps'), level: 1 }, patient),
    ).toBeVisible();
  },
};
/** Default amounts and the login bar. */
export const Guest: Story = {
  parameters: { ...wholePage, rules: ['WITHDRAW-1', 'WITHDRAW-22'] },
  args: { token: false, replies: replies(() => ({ getUserInfo: guestUser })) },
};
/** A guest who taps is asked to log in. */
export const GuestTapped: Story = {
  args: { ...Guest.args },
  play: async (play) => {
    const t = translateIn(play.globals['locale']);
    await tapWithdraw(play, 0);
    await expect(
      await within(document.body).findByRole('dialog', { name: truncatedName(t('login.need_title')) }),
    ).toHaveTextContent(t('login.need_withdraw'));
  },
};
/** On the first visit without an account a tip explains how to add one, once. */
export const AccountGuide: Story = {
  args: {
    onReady: () => undefined,
    replies: replies(() => ({ getAccount: noAccount, getWallet: emptyWallet, getPassbook: [] })),
  },
  play: async ({ globals }) => {
    const dialog = await within(document.body).findByRole(
      'dialog',
      { name: truncatedName(translateIn(globals['locale'])('account.guide_title')) },
      patient,
    );
    await expectVisible(dialog);
    await expect(scene().services.storage.get(tipKeys['account.guide'])).toBe('1');
  },
};
/** The account has to be checked because a payout failed: it can be entered again. */
export const AccountToCheck: Story = {
  args: { replies: replies((market) => ({ getAccount: { ...accounts[market], accountStatus: 3 } })) },
  // The rest of the page is in the picture of `Filled`.
  parameters: { picture: { frames: ['phone'], languages: 'first' } },
};

/** Operators have declared the account invalid: it can be changed (ACCOUNT-17). */
export const AccountInvalid: Story = {
  args: { replies: replies((market) => ({ getAccount: { ...accounts[market], accountStatus: 4 } })) },
  // The rest of the page is in the picture of `Filled`.
  parameters: { picture: { frames: ['phone'] } },
};

/** Waits for the receipt, which fades in. */
async function expectReceipt(locale: LocaleCode): Promise<HTMLElement> {
  const name = truncatedName(translateIn(locale)('withdraw.success_title'));
  const receipt = await within(document.body).findByRole('dialog', { name }, patient);
  await expectVisible(receipt);
  return receipt;
}

/** The complete withdrawal. */
export const Done: Story = {
  parameters: { rules: ['WITHDRAW-12'], picture: { languages: 'all' } },
  args: { replies: replies(() => ({ postWithdraw: { status: 1, info: '' } })) },
  play: async (play) => {
    await tapWithdraw(play, 0);
    await expectReceipt(play.globals['locale'] as LocaleCode);
    await expect(scene().services.storage.get('WithdrawTime')).toMatch(/^\d{13} \w+$/);
    await expect(scene().services.storage.get('pendingWithdrawal')).toBeUndefined();
  },
};
/** After the first withdrawal the permission to send notifications is requested. */
export const AsksForNotifications: Story = {
  args: { ...Done.args },
  play: async (play) => {
    const t = translateIn(play.globals['locale']);
    await tapWithdraw(play, 0);
    const done = await within(document.body).findByRole('dialog', { name: truncatedName(t('withdraw.success_title')) });
    await userEvent.click(within(done).getByRole('button', { name: t('common.ok') }));
    await expectVisible(
      await within(document.body).findByRole('dialog', { name: truncatedName(t('permission.notify_title')) }),
    );
  },
};
/** The amount exceeds the balance: the dialog states the missing amount and where to earn it. */
export const NotEnough: Story = {
  parameters: { rules: ['WITHDRAW-5'] },
  play: expectsRefusal('withdraw.not_enough_title', 3),
};
export const NeedAccount: Story = {
  args: {
    replies: replies((market) => ({
      getAccount: noAccount,
      getWallet: { ...wallets[market], paying: 0, accountStatus: 0 },
    })),
  },
  parameters: { rules: ['WITHDRAW-6'] },
  play: async (play) => {
    await tapWithdraw(play, 0);
    await expectVisible(
      await within(document.body).findByRole('dialog', {
        name: truncatedName(translateIn(play.globals['locale'])('withdraw.need_account_title')),
      }),
    );
  },
};
/** At night by the server's clock, whatever the phone's clock says. */
export const Period: Story = {
  args: {
    onReady: (app, handles) => {
      tipsSeen(app, handles);
      // Half past midnight in the market's time zone.
      const night = { id: 17.5, ph: 16.5, br: 3.5 }[app.store.getState().session.session?.market ?? 'id'];
      const { services } = handles;
      const answer = services.fetch;
      services.fetch = async (...given) => {
        const reply = await answer(...given);
        reply.headers.set('date', new Date(Date.UTC(2026, 0, 15) + night * 3_600_000).toUTCString());
        return reply;
      };
    },
  },
  parameters: { rules: ['WITHDRAW-7'] },
  play: expectsRefusal('withdraw.period_title'),
};
/** Less than five minutes since the last withdrawal. */
export const Gap: Story = {
  parameters: { rules: ['WITHDRAW-8'] },
  play: async (play) => {
    await within(play.canvasElement).findAllByRole('radio', {}, patient);
    scene().services.storage.set('WithdrawTime', String(scene().app.context.clock.now() - 299_000));
    await expectsRefusal('withdraw.gap_title')?.(play);
    await expect(within(document.body).getByRole('alertdialog')).toHaveTextContent(
      seenText(translateIn(play.globals['locale'])('withdraw.gap_5min')),
    );
  },
};
/** The server says that a withdrawal is being submitted already: a toast. */
export const InProgress: Story = {
  args: {
    replies: replies((market) => {
      const getWallet = { ...wallets[market], paying: defaultWithdrawAmounts[market][1] ?? 0 };
      return { getWallet, postWithdraw: { status: 2, info: withdrawInfos.inProgress } };
    }),
  },
  parameters: { rules: ['WITHDRAW-9'], picture: { languages: 'first' } },
  play: async (play) => {
    await tapWithdraw(play, 0);
    await expectVisible(
      await within(document.body).findByText(translateIn(play.globals['locale'])('withdraw.in_progress')),
    );
  },
};
/** The request is being sent: the button is busy. */
export const Submitting: Story = {
  args: { replies: replies(() => ({ postWithdraw: trouble('never') })) },
  // The toast has a picture of its own in all languages.
  parameters: { rules: ['WITHDRAW-19'], picture: { languages: 'first' } },
  play: async (play) => {
    await tapWithdraw(play, 0);
    await expectVisible(
      await within(document.body).findByText(translateIn(play.globals['locale'])('withdraw.submitting')),
    );
    await expect(scene().services.storage.get('pendingWithdrawal')).toContain('"key"');
  },
};
/** The table of withdraw hours closes this market's locale at all hours. */
export const NotAllowed: Story = {
  args: { replies: refused(withdrawInfos.notAllowed) },
  play: async (play) => {
    await expectsRefusal('withdraw.not_allowed_title')?.(play);
    await expect(within(document.body).getByRole('alertdialog')).toHaveTextContent(
      translateIn(play.globals['locale'])('withdraw.not_allowed'),
    );
  },
};
/** An operator checks the account first: the dialog says that the cash is safe, and offers help. */
export const Frozen: Story = {
  args: { replies: refused(withdrawInfos.frozen) },
  play: expectsRefusal('withdraw.frozen_title'),
};
/** Operators have declared the account invalid since: the dialog leads to the account page (ACCOUNT-17). */
export const InvalidAccount: Story = {
  args: { replies: refused(withdrawInfos.invalidAccount) },
  play: expectsRefusal('account.invalid_title'),
};
export const OnceDaily: Story = {
  args: { replies: refused(withdrawInfos.onceDaily) },
  parameters: { rules: ['WITHDRAW-13'] },
  play: expectsRefusal('task.limit_title'),
};
/** Cached before the balance decreased: the server refuses, and the page behind the dialog names what it names. */
export const GoEarn: Story = {
  args: {
    replies: replies((market) => ({
      getWalletBalance: { ...wallets[market], balance: defaultWithdrawAmounts[market][0] / 2, paying: 0 },
      postWithdraw: { status: 2, info: withdrawInfos.notEnough },
    })),
  },
  parameters: { rules: ['WITHDRAW-14'] },
  play: expectsRefusal('withdraw.not_enough_title'),
};
export const NeedLucky: Story = {
  args: { replies: refused(withdrawInfos.needLucky) },
  parameters: { rules: ['WITHDRAW-15'] },
  play: expectsRefusal('withdraw.need_lucky_title'),
};
export const NeedMembers: Story = {
  args: { replies: refused(withdrawInfos.needMembers) },
  parameters: { rules: ['WITHDRAW-16'] },
  play: expectsRefusal('withdraw.need_members_title'),
};
/** The server refused the request itself: nothing was debited. */
export const NotSent: Story = {
  args: { replies: replies(() => ({ postWithdraw: trouble({ code: 500 }) })) },
  parameters: { rules: ['WITHDRAW-17'] },
  play: expectsRefusal('withdraw.failed_title'),
};
/** The response cannot be parsed: wallet and passbook are fetched first, then a dialog leads to the passbook. */
export const Unknown: Story = {
  args: { replies: replies(() => ({ postWithdraw: trouble('garbled'), getPassbook: [] })) },
  parameters: { rules: ['WITHDRAW-20'] },
  play: async (play) => {
    await tapWithdraw(play, 0);
    const t = translateIn(play.globals['locale']);
    const dialog = await within(document.body).findByRole('alertdialog', {
      name: truncatedName(t('withdraw.unknown_title')),
    });
    await expect(dialog).toHaveTextContent(t('withdraw.unknown_result'));
    await expect(within(dialog).getAllByRole('button')).toHaveLength(1);
  },
};
/** Interrupted by a reload: the same withdrawal is resumed and reported as successful. */
export const GoesOn: Story = {
  args: {
    replies: replies(() => ({ postWithdraw: { status: 1, info: '' } })),
    onReady: (app, handles) => {
      tipsSeen(app, handles);
      const market = app.store.getState().session.session?.market ?? 'id';
      const reached = withdrawOptionLists[market].filter((one) => !one.info && one.amount <= wallets[market].balance);
      const amount = reached.at(-1)?.amount ?? 0;
      persistPending(handles.services.storage, {
        key: 'k'.repeat(36),
        amount,
        user: tokenHash('t'.repeat(60)),
        at: handles.services.now(),
      });
    },
  },
  parameters: { rules: ['WITHDRAW-20'] },
  play: async ({ globals }) => {
    await expectReceipt(globals['locale'] as LocaleCode);
    await expect(scene().services.storage.get('pendingWithdrawal')).toBeUndefined();
  },
};
/** The day has had its withdrawal: nothing is chosen or red, and it says from when the next one is possible. */
export const WithdrawnToday: Story = {
  parameters: { picture: { languages: 'all' } },
  args: {
    replies: replies((market) => ({
      getWithdrawOptions: withdrawOptionLists[market].map((option) => ({
        ...option,
        from: nextWithdrawalAt({
          now: exampleNow,
          market,
          window: withdrawWindows.en,
          last: NaN,
          usedToday: true,
        }),
      })),
    })),
  },
  play: async ({ canvasElement, globals }) => {
    const t = translateIn(globals['locale']);
    const button = await within(canvasElement).findByRole('button', { name: t('common.withdraw') }, patient);
    await waitFor(() => expect(button).toHaveAttribute('data-state', 'ready'));
    await expect(button).toHaveAttribute('data-tone', 'off');
    await expect(within(canvasElement).queryByRole('radio', { checked: true })).toBeNull();
    await userEvent.click(button);
    const dialog = await dialogTitled(t('task.limit_title'), 'alertdialog');
    await userEvent.click(within(dialog).getByRole('button', { name: t('common.ok') }));
  },
};
/** Exactly 20.000 in Indonesia: the promotion follows the receipt, in every language (WITHDRAW-23). */
export const Promotion: Story = {
  globals: { market: 'id' },
  args: {
    replies: replies((market) => ({
      getWallet: { ...wallets[market], balance: 50_000, paying: 0 },
      getWithdrawOptions: withdrawOptionLists[market].map((option, index) =>
        index === 3 ? { ...option, amount: 20_000, info: '', need: 0 } : option,
      ),
      postWithdraw: { status: 1, info: '' },
    })),
  },
  play: async (play) => {
    await tapWithdraw(play, 3, 20_000);
    const t = translateIn(play.globals['locale']);
    await userEvent.click(
      within(await expectReceipt(play.globals['locale'] as LocaleCode)).getByRole('button', { name: t('common.ok') }),
    );
    await dialogTitled(t('withdraw.promo_title'));
  },
};

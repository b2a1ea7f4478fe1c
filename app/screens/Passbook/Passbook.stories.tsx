import type { Meta, StoryObj } from '@storybook/react-vite';
import { exampleAppSettings } from '@tally/contract/fixtures/app';
import { guestUser } from '@tally/contract/fixtures/user';
import { dayMs } from '@tally/contract/limits/time';
import { accounts, emptyPassbook, paidPassbooks, passbooks, returnedPassbooks } from '@tally/contract/fixtures/wallet';
import type { Market } from '@tally/contract/market/codes';
import { accountStatus } from '@tally/contract/wallet/account';
import { passbookStatus, reminderInfos, type PassbookEntry } from '@tally/contract/wallet/withdraw';
import { expect, userEvent, within } from 'storybook/test';
import { translateIn } from '#storybook/texts/i18n';
import { wholePage } from '#storybook/pictureFrames';
import { reviewShownKey } from '../../features/wallet/passbook/passbookRules';
import { intentLink } from '../../platform/links';
import { expectVisible } from '#testing/expectVisible';
import { truncatedName } from '#testing/truncatedName';
import { trouble, type Replies } from '#testing/fakeServer';
import { passbookReplies } from '#testing/pages/passbookStory';
import { scene, screenStory, type SceneArgs } from '#testing/screenStory';
import { showsOfflineSince } from '#testing/showsOfflineSince';

const replies =
  (more: Replies = {}): SceneArgs['replies'] =>
  (market) => ({ ...passbookReplies(market), ...more });

/** Passbook (PASSBOOK-1, RATE-1): withdrawals of the last 15 days, and the review prompts. */
const meta = {
  title: 'Screens/Passbook',
  render: screenStory,
  parameters: { layout: 'fullscreen' },
  args: { path: '/passbook', token: true, replies: replies() },
} satisfies Meta<SceneArgs>;
export default meta;
type Story = StoryObj<SceneArgs>;

// Words that other stories photograph in all languages: those of toasts, and of a phone without a network.
const inOneLanguage = { picture: { languages: 'first' } };

/** Paying, paid and failed, each with what it means for the money. */
export const Filled: Story = { parameters: { ...wholePage, rules: ['PRODUCT-3', 'PASSBOOK-1'] } };
/** "A parameter sets how many to show." */
export const FirstTwo: Story = {
  parameters: { rules: ['ROUTE-6'], picture: { languages: 'first' } },
  args: { path: '/passbook/2' },
  play: async ({ canvasElement }) => {
    const items = await within(canvasElement).findAllByRole('listitem');
    // The steps of an entry are a nested list, whose items are not counted.
    await expect(items.filter((item) => !item.closest('ol'))).toHaveLength(2);
  },
};
/** A payment that came back: when it did, where its money is, and what to do (PASSBOOK-6). */
export const CameBack: Story = {
  parameters: wholePage,
  args: {
    replies: (market) => ({
      ...passbookReplies(market),
      getPassbook: [...returnedPassbooks[market], ...passbooks[market].slice(1, 2)],
      getAccount: { ...accounts[market], accountStatus: accountStatus.retry },
    }),
  },
};
export const Empty: Story = { args: { replies: replies({ getPassbook: emptyPassbook }) } };
export const Loading: Story = { args: { replies: replies({ getPassbook: trouble('never') }) } };
export const Failed: Story = { args: { replies: replies({ getPassbook: trouble({ code: 500 }) }) } };
/** Offline: a message says since when they are known, above the last entries (DIALOG-6). */
export const Offline: Story = { parameters: inOneLanguage, play: showsOfflineSince };
export const Guest: Story = { args: { token: false, replies: replies({ getUserInfo: guestUser }) } };

type Outcome = Pick<PassbookEntry, 'status' | 'status_msg'>;
/** A withdrawal of four days ago, and those before it. */
const sinceFourDays = (market: Market, outcome: Outcome) =>
  passbooks[market].map((entry, index) => ({ ...entry, ...(index === 0 && outcome), date: entry.date - 4 * dayMs }));
const onItsWay: Outcome = { status: passbookStatus.pending, status_msg: 'PAYING' };
/** It is still in progress. */
const overdue =
  (info: string): SceneArgs['replies'] =>
  (market) => ({
    ...passbookReplies(market),
    getPassbook: sinceFourDays(market, onItsWay),
    postReminder: { status: info ? 2 : 1, info },
  });
/** Presses the reminder button of the late withdrawal, and expects its toast. */
const remind =
  (outcome: `passbook.remind_${'sent' | 'already' | 'nothing'}` | 'task.try_later'): NonNullable<Story['play']> =>
  async ({ canvasElement, globals }) => {
    const t = translateIn(globals['locale']);
    await userEvent.click(await within(canvasElement).findByRole('button', { name: t('passbook.remind') }));
    await expectVisible(await within(document.body).findByText(t(outcome)));
  };
/** In progress for longer than its stated time: the row says so, and offers a reminder. */
export const Overdue: Story = {
  parameters: wholePage,
  args: { replies: overdue('') },
  play: async ({ canvasElement, globals }) => {
    await expect(
      await within(canvasElement).findByText(translateIn(globals['locale'])('passbook.hint_overdue')),
    ).toBeVisible();
  },
};
/** A reminder was sent: possible once a day, so the row shows it as sent. */
export const Reminded: Story = {
  parameters: inOneLanguage,
  args: { replies: overdue('') },
  play: async (play) => {
    await remind('passbook.remind_sent')(play);
    const t = translateIn(play.globals['locale']);
    await expect(
      await within(play.canvasElement).findByRole('button', { name: t('passbook.reminded') }),
    ).toHaveAttribute('aria-disabled', 'true');
  },
};
/** The server has counted a reminder today that this phone has not stored. */
export const RemindedElsewhere: Story = {
  parameters: inOneLanguage,
  args: { replies: overdue(reminderInfos.already) },
  play: remind('passbook.remind_already'),
};
/** The server's clock is a few seconds behind the page's. */
export const RemindedEarly: Story = {
  parameters: inOneLanguage,
  args: { replies: overdue(reminderInfos.early) },
  play: remind('task.try_later'),
};
/** It was paid meanwhile: the list shows it, with the toast. */
export const RemindedNothing: Story = {
  parameters: inOneLanguage,
  args: {
    replies: (market) => {
      let outcome = onItsWay;
      return {
        ...passbookReplies(market),
        getPassbook: () => sinceFourDays(market, outcome),
        postReminder: () => {
          outcome = { status: passbookStatus.paid, status_msg: 'PAID' };
          return { status: 2, info: reminderInfos.nothing };
        },
      };
    },
  },
  play: async (play) => {
    await remind('passbook.remind_nothing')(play);
    const remindUs = translateIn(play.globals['locale'])('passbook.remind');
    await expect(within(play.canvasElement).queryByRole('button', { name: remindUs })).toBeNull();
  },
};

const allPaid: SceneArgs['replies'] = (market) => ({ ...passbookReplies(market), getPassbook: paidPassbooks[market] });
const openPrompt = async (canvasElement: HTMLElement, title: string) => {
  await within(canvasElement).findAllByRole('listitem');
  scene().services.advance(3000);
  return within(await within(document.body).findByRole('dialog', { name: truncatedName(title) }));
};
/** Two or more entries, all paid: after 3 s the first review prompt opens. */
export const ReviewAsked: Story = {
  args: { replies: allPaid },
  parameters: { rules: ['RATE-1'] },
  play: async ({ canvasElement, globals }) => {
    await openPrompt(
      canvasElement,
      translateIn(globals['locale'])('review.prompt1_title', { app: exampleAppSettings.appName }),
    );
  },
};
/** Yes opens the second prompt, whose answer opens the store; it is not shown again. */
export const ReviewGiven: Story = {
  parameters: { picture: { languages: 'first' } },
  args: { replies: allPaid },
  play: async ({ canvasElement, globals }) => {
    const t = translateIn(globals['locale']);
    const first = await openPrompt(canvasElement, t('review.prompt1_title', { app: exampleAppSettings.appName }));
    await userEvent.click(first.getByRole('button', { name: t('common.yes') }));
    const second = within(
      await within(document.body).findByRole('dialog', { name: truncatedName(t('review.prompt2_title')) }),
    );
    await userEvent.click(second.getByRole('button', { name: t('review.go_store') }));
    await expect(scene().services.navigated).toEqual([intentLink('tally', 'market://details?id=com.tally.rewards')]);
    // RATE-4
    await expect(scene().services.storage.get(reviewShownKey)).toBe('1');
  },
};
/** No shows a thank-you. */
export const ReviewDeclined: Story = {
  args: { replies: allPaid },
  parameters: { rules: ['RATE-4'] },
  play: async ({ canvasElement, globals }) => {
    const t = translateIn(globals['locale']);
    const first = await openPrompt(canvasElement, t('review.prompt1_title', { app: exampleAppSettings.appName }));
    await userEvent.click(first.getByRole('button', { name: t('common.no') }));
    await expectVisible(await within(document.body).findByText(t('review.thanks')));
  },
};

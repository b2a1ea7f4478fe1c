import type { Meta, StoryObj } from '@storybook/react-vite';
import {
  exampleFullPayoutFile,
  exampleInvalidAccount,
  examplePayoutExceptions,
  exampleResults,
  exampleSentPayouts,
  noPayouts,
  payoutsIn,
} from '@tally/contract/fixtures/payouts';
import { noWaitingReviews } from '@tally/contract/fixtures/review';
import { operatorKeyLongerThan, opsTapsToShowKey } from '@tally/contract/limits/operator';
import { expect, userEvent, waitFor, within } from 'storybook/test';
import { restAt } from '#storybook/restAt';
import { translateIn } from '#storybook/texts/i18n';
import { truncatedName } from '#testing/truncatedName';
import { trouble } from '#testing/fakeServer';
import { confirmInStory, enterInStory, longResults, openInStory, withReplies } from '#testing/pages/operatorStory';
import { screenStory, type SceneArgs } from '#testing/screenStory';

/** Operator page (OPS-3, OPS-4). */
const meta = {
  title: 'Screens/Operator',
  render: screenStory,
  // Only operators see this page: one language is enough for the screenshots.
  parameters: { layout: 'fullscreen', picture: { frames: ['phone'], languages: 'first' } },
  args: { path: '/minibd', publicPage: true, replies: withReplies({}) },
} satisfies Meta<SceneArgs>;
export default meta;
type Story = StoryObj<SceneArgs>;

/** No key entered. */
export const Empty: Story = { parameters: { rules: ['ROUTE-16'] } };
/** The key box is hidden once the numbers are loaded. */
export const Filled: Story = {
  parameters: { rules: ['ROUTE-16', 'OPS-3', 'OPS-4'], picture: { frames: ['phone', 'page'], languages: 'first' } },
  play: async ({ canvasElement, globals }) => {
    const { t, canvas } = await openInStory(canvasElement, globals['locale']);
    await canvas.findByText(t('ops.counter_appUser'));
    await expect(canvas.queryByLabelText(t('ops.key_label'), { selector: 'input' })).toBeNull();
  },
};
/** Three taps show the key box again. */
export const KeyAgain: Story = {
  parameters: { rules: ['OPS-2'] },
  play: async ({ canvasElement, globals }) => {
    const { t, canvas } = await openInStory(canvasElement, globals['locale']);
    const line = await canvas.findByText(t('ops.counter_appUser'));
    for (let tap = 0; tap < opsTapsToShowKey; tap += 1) await userEvent.click(line);
    await canvas.findByLabelText(t('ops.key_label'), { selector: 'input' });
  },
};
/** Nothing runs before it is confirmed. */
export const Confirm: Story = {
  parameters: { rules: ['OPS-5'] },
  play: async ({ canvasElement, globals }) => {
    const { t, canvas } = await openInStory(canvasElement, globals['locale']);
    const part = await canvas.findByRole('region', { name: t('ops.all_users') });
    await userEvent.click((await within(part).findAllByRole('button'))[0] as HTMLElement);
    await within(document.body).findByRole('dialog', { name: truncatedName(t('ops.confirm_title')) });
  },
};
/** The presets of Brazil, in its currency. */
export const AnotherMarket: Story = {
  play: async ({ canvasElement, globals }) => {
    await enterInStory(canvasElement, globals['locale']);
    await userEvent.click(
      await within(canvasElement).findByRole('tab', { name: translateIn(globals['locale'])('ops.market_br') }),
    );
    // The presets are shown once the pending withdrawals are loaded, of which one has the same amount, four times.
    await waitFor(() => expect(within(canvasElement).getAllByRole('button', { name: /R\$\s20,00/ })).toHaveLength(12));
  },
};
/** A rejection is confirmed like every other action; the dialog names the person, and its button the reason. */
export const RejectReview: Story = {
  play: async ({ canvasElement, globals }) => {
    const { t, canvas } = await openInStory(canvasElement, globals['locale']);
    const part = await canvas.findByRole('region', { name: t('ops.reviews') });
    const [reject] = await within(part).findAllByRole('button', { name: new RegExp(t('ops.review_reject_4')) });
    await userEvent.click(reject as HTMLElement);
    const dialog = await within(document.body).findByRole('dialog');
    await expect(dialog).toHaveTextContent(t('ops.review_reject_4'));
    restAt(reject as HTMLElement);
  },
};
/** One press pays the withdrawals on the page; none is left (OPS-14). */
export const PayShown: Story = {
  play: async ({ canvasElement, globals }) => {
    const { t, canvas } = await openInStory(canvasElement, globals['locale']);
    const part = await canvas.findByRole('region', { name: t('ops.payouts') });
    await userEvent.click(await within(part).findByRole('button', { name: /21/ }));
    const dialog = await within(document.body).findByRole('dialog', { name: truncatedName(t('ops.confirm_title')) });
    await userEvent.click(within(dialog).getByRole('button', { name: /21/ }));
    await within(part).findByText(t('ops.payouts_empty'));
  },
};
/** A withdrawal can be refused with a reason, and its owner frozen (OPS-13). */
export const RefusePayout: Story = {
  play: async ({ canvasElement, globals }) => {
    const { t, canvas } = await openInStory(canvasElement, globals['locale']);
    const part = await canvas.findByRole('region', { name: t('ops.payouts') });
    const [reason] = await within(part).findAllByLabelText(t('ops.payout_reason'));
    await userEvent.type(reason as HTMLElement, 'wrong name');
    restAt(reason as HTMLElement);
    await userEvent.click(
      within(part).getAllByRole('button', { name: new RegExp(`^${t('ops.payout_refuse')}`) })[0] as HTMLElement,
    );
    const dialog = await within(document.body).findByRole('dialog');
    await expect(dialog).toHaveTextContent('wrong name');
  },
};
/** Results of the payment provider: the number of accepted lines, and each rejected line (OPS-16). */
export const ResultsTaken: Story = {
  play: async ({ canvasElement, globals }) => {
    const { t, canvas } = await openInStory(canvasElement, globals['locale']);
    const part = await canvas.findByRole('region', { name: t('ops.payouts') });
    const lines = Array.from({ length: 15 }, (_, nth) => `${4101 + nth};IDR;12333;PAID;38`);
    const file = new File([['id;currency;amount;result;export', ...lines].join('\n')], 'results.csv', {
      type: 'text/csv',
    });
    await userEvent.upload(await within(part).findByLabelText(t('ops.file_import')), file);
    await confirmInStory(t('ops.take_results'));
    await within(part).findByText(t('ops.file_problem', { line: 4, info: t('ops.line_bad_result') }));
  },
};
/**
 * A withdrawal that is with the provider has no buttons to pay or refuse it, and says in which export it is (OPS-20).
 */
export const SentPayout: Story = {
  args: { replies: withReplies({ getPayouts: exampleSentPayouts }) },
  play: async ({ canvasElement, globals }) => {
    const { t, canvas } = await openInStory(canvasElement, globals['locale']);
    const part = await canvas.findByRole('region', { name: t('ops.payouts') });
    await within(part).findByText(t('ops.payout_sent', { id: 37 }));
    await userEvent.type(within(part).getByLabelText(t('ops.batch_reason')), 'the mail came back');
    await within(part).findByRole('button', { name: new RegExp(`^${t('ops.export_void')}`) });
    await expect(within(part).getAllByRole('button', { name: new RegExp(`^${t('ops.payout_refuse')}`) })).toHaveLength(
      1,
    );
  },
};
/** A withdrawal to an account that was declared invalid: it can be refused, or the account restored (OPS-27). */
export const InvalidAccount: Story = {
  args: { replies: withReplies({ getPayouts: exampleInvalidAccount }) },
  play: async ({ canvasElement, globals }) => {
    const { t, canvas } = await openInStory(canvasElement, globals['locale']);
    const part = await canvas.findByRole('region', { name: t('ops.payouts') });
    await within(part).findByText(t('ops.warn_invalid'));
    await userEvent.type(within(part).getByLabelText(t('ops.find_user')), '88');
    await userEvent.type(within(part).getByLabelText(t('ops.person_reason')), 'no such number');
    // One of the list, and one by number.
    await expect(
      within(part).getAllByRole('button', { name: new RegExp(`^${t('ops.account_restore')}`) }),
    ).toHaveLength(2);
    await expect(within(part).queryByRole('button', { name: new RegExp(`^${t('ops.payout_pay')} Budi`) })).toBeNull();
    restAt(within(part).getByLabelText(t('ops.person_reason')));
  },
};
/** Results that contradict the books: double money, and a payment that can be booked back (OPS-22, OPS-25). */
export const PayoutExceptions: Story = {
  args: {
    replies: (market, locale) =>
      withReplies({ getPayouts: { ...examplePayoutExceptions, alone: payoutsIn[market].alone } })(market, locale),
  },
  play: async ({ canvasElement, globals }) => {
    const { t, canvas } = await openInStory(canvasElement, globals['locale']);
    const part = await canvas.findByRole('region', { name: t('ops.payouts') });
    await within(part).findByText(t('ops.kind_paid_twice'));
    const back = await within(part).findByRole('button', { name: new RegExp(`^${t('ops.exception_return')}`) });
    const card = within(back.closest('li') as HTMLElement);
    await userEvent.type(card.getByLabelText(t('ops.exception_reason')), 'asked the provider');
    await userEvent.click(back);
    const dialog = await within(document.body).findByRole('dialog');
    await expect(dialog).toHaveTextContent('asked the provider');
  },
};
/** The file was full before everything was in it (OPS-26). */
export const ExportIsFull: Story = {
  args: { replies: withReplies({ postBatch: exampleFullPayoutFile }) },
  play: async ({ canvasElement, globals }) => {
    const { t, canvas } = await openInStory(canvasElement, globals['locale']);
    const part = await canvas.findByRole('region', { name: t('ops.payouts') });
    await userEvent.click(await within(part).findByRole('button', { name: t('ops.file_export') }));
    await confirmInStory(t('ops.export_make'));
    await within(part).findByText(t('ops.export_left', { count: 1000, all: 1203 }));
  },
};
/** A file that is no text is not sent (OPS-24). */
export const ResultsUnreadable: Story = {
  play: async ({ canvasElement, globals }) => {
    const { t, canvas } = await openInStory(canvasElement, globals['locale']);
    const part = await canvas.findByRole('region', { name: t('ops.payouts') });
    const file = new File([Uint8Array.from([0x50, 0x4b, 0x03, 0x04])], 'results.csv', { type: 'text/csv' });
    await userEvent.upload(await within(part).findByLabelText(t('ops.file_import')), file);
    await within(part).findByText(t('ops.file_bad_encoding'));
  },
};
/** A file that is too large for one request goes in parts (OPS-24). */
export const ResultsInParts: Story = {
  args: { replies: withReplies({ postBatchResults: exampleResults }) },
  play: async ({ canvasElement, globals }) => {
    const { t, canvas } = await openInStory(canvasElement, globals['locale']);
    const part = await canvas.findByRole('region', { name: t('ops.payouts') });
    await userEvent.upload(await within(part).findByLabelText(t('ops.file_import')), longResults());
    await confirmInStory(t('ops.take_results'));
    await within(part).findByText(t('ops.file_parts', { parts: 2 }));
  },
};
/** The whole page after the key was entered. */
const entered = (replies: Parameters<typeof withReplies>[0]): Story => ({
  parameters: { picture: { frames: ['page'], languages: 'first' } },
  args: { replies: withReplies(replies) },
  play: async ({ canvasElement, globals }) => enterInStory(canvasElement, globals['locale']),
});
export const NoPayouts: Story = entered({ getPayouts: noPayouts, getLatestActs: [] });
export const NoReviews: Story = entered({ getWaitingReviews: noWaitingReviews });
export const ReviewsFailed: Story = {
  ...entered({ getWaitingReviews: trouble({ code: 500 }) }),
  play: async ({ canvasElement, globals }) => {
    const { t, canvas } = await openInStory(canvasElement, globals['locale']);
    await canvas.findByRole('button', { name: t('common.retry') });
  },
};
/** Invalid user ids: no feedback is answered. */
export const BadUserIds: Story = {
  play: async ({ canvasElement, globals }) => {
    const { t, canvas } = await openInStory(canvasElement, globals['locale']);
    await userEvent.type(await canvas.findByLabelText(t('ops.user_ids')), 'Sari');
    restAt(await canvas.findByText(t('ops.user_ids_bad')));
  },
};
export const ShortKey: Story = {
  parameters: { rules: ['OPS-1'] },
  play: async ({ canvasElement, globals }) => {
    await enterInStory(canvasElement, globals['locale'], '1234567');
    await within(canvasElement).findByText(
      translateIn(globals['locale'])('ops.key_short', { min: operatorKeyLongerThan }),
    );
  },
};
export const WrongKey: Story = {
  args: { replies: withReplies({ getDashboard: trouble({ code: 403 }) }) },
  play: async ({ canvasElement, globals }) => {
    await enterInStory(canvasElement, globals['locale']);
    await within(canvasElement).findByText(translateIn(globals['locale'])('ops.key_wrong'));
  },
};
/** Too many keys were tried: how long to wait, and what was typed stays. */
export const TooManyTries: Story = {
  args: { replies: withReplies({ getDashboard: trouble({ code: 429 }) }) },
  play: async ({ canvasElement, globals }) => {
    await enterInStory(canvasElement, globals['locale']);
    await within(canvasElement).findByText(translateIn(globals['locale'])('ops.key_tries', { seconds: '60' }));
  },
};
export const Loading: Story = {
  args: { replies: withReplies({ getDashboard: trouble('never') }) },
  play: async ({ canvasElement, globals }) => enterInStory(canvasElement, globals['locale']),
};

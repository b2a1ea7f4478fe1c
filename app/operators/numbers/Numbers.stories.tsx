import type { Meta, StoryObj } from '@storybook/react-vite';
import { noPayouts } from '@tally/contract/fixtures/payouts';
import { operatorKeyLongerThan, opsTapsToShowKey } from '@tally/contract/limits/operator';
import { expect, userEvent, waitFor, within } from 'storybook/test';
import { restAt } from '#storybook/restAt';
import { translateIn } from '#storybook/texts/i18n';
import { truncatedName } from '#testing/truncatedName';
import { trouble } from '#testing/fakeServer';
import { enterInStory, openInStory, withReplies } from '#testing/pages/operatorStory';
import { screenStory, type SceneArgs } from '#testing/screenStory';

/** The numbers and presets of operators (OPS-3, OPS-4). */
const meta = {
  title: 'Screens/Operator',
  render: screenStory,
  // Only operators see this page: one language is enough for the screenshots.
  parameters: { layout: 'fullscreen', picture: { frames: ['phone'], languages: 'operators' } },
  args: { path: '/minibd', publicPage: true, replies: withReplies({}) },
} satisfies Meta<SceneArgs>;
export default meta;
type Story = StoryObj<SceneArgs>;

/** No key entered. */
export const Empty: Story = { parameters: { rules: ['ROUTE-16'] } };
/** The key box is hidden once the numbers are loaded. */
export const Filled: Story = {
  parameters: { rules: ['ROUTE-16', 'OPS-3', 'OPS-4'], picture: { frames: ['phone', 'page'], languages: 'operators' } },
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
    // The presets are shown once the pending withdrawals are loaded.
    await waitFor(() => expect(within(canvasElement).getAllByRole('button', { name: /R\$\s20,00/ })).toHaveLength(8));
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
/** The key is right, and may not read (OPS-34). */
export const MayNotRead: Story = {
  args: { replies: withReplies({ getDashboard: trouble({ code: 460 }) }) },
  play: async ({ canvasElement, globals }) => {
    await enterInStory(canvasElement, globals['locale']);
    await within(canvasElement).findByText(translateIn(globals['locale'])('ops.key_scope'));
  },
};
/** Nothing waits: the presets are off. */
export const NothingWaits: Story = {
  args: { replies: withReplies({ getPayouts: noPayouts }) },
  play: async ({ canvasElement, globals }) => {
    const { t, canvas } = await openInStory(canvasElement, globals['locale']);
    const part = within(await canvas.findByRole('region', { name: t('ops.all_users') }));
    const [first] = await part.findAllByRole('button');
    await expect(first).toHaveAttribute('aria-disabled', 'true');
    restAt(first as HTMLElement);
  },
};
export const Loading: Story = {
  args: { replies: withReplies({ getDashboard: trouble('never') }) },
  play: async ({ canvasElement, globals }) => enterInStory(canvasElement, globals['locale']),
};

import type { Meta, StoryObj } from '@storybook/react-vite';
import { payoutsIn } from '@tally/contract/fixtures/payouts';
import { presetCountIn } from '@tally/contract/fixtures/presetCount';
import { userEvent, within } from 'storybook/test';
import { restAt } from '#storybook/restAt';
import { expectVisible } from '#testing/expectVisible';
import { openInStory, withReplies } from '#testing/pages/operatorStory';
import { screenStory, type SceneArgs } from '#testing/screenStory';

/** The question before a preset lets money leave: how much, and what is left to the operator (OPS-35). */
const meta = {
  title: 'Screens/Operator/Questions',
  render: screenStory,
  parameters: { layout: 'fullscreen', picture: { frames: ['phone'], languages: 'operators' } },
  args: { path: '/minibd', publicPage: true },
} satisfies Meta<SceneArgs>;
export default meta;
type Story = StoryObj<SceneArgs>;

/** A preset asks nobody: what is above what is left stays pending. */
export const Preset: Story = {
  args: {
    replies: (market, locale) =>
      withReplies({ getPayouts: payoutsIn[market], getPresetCount: presetCountIn(market) })(market, locale),
  },
  play: async ({ canvasElement, globals }) => {
    const { t, canvas } = await openInStory(canvasElement, globals['locale']);
    const part = within(await canvas.findByRole('region', { name: t('ops.all_users') }));
    const [pressed] = await part.findAllByRole('button');
    restAt(pressed as HTMLElement);
    await userEvent.click(pressed as HTMLElement);
    const dialog = within(await within(document.body).findByRole('dialog'));
    await expectVisible(dialog.getByText(t('ops.preset_stay')));
  },
};

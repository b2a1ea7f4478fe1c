import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, within } from 'storybook/test';
import { wordsOf } from '../../../.storybook/i18n';
import { screenStory, type SceneArgs } from '../../testing/screenStory';

/** Where a page leads that cannot be opened (section 2, 404: "Image plus network-error text"). */
const meta = {
  title: 'Screens/Not found',
  render: screenStory,
  parameters: { layout: 'fullscreen' },
  args: { path: '/404', publicPage: true, replies: () => ({}) },
} satisfies Meta<SceneArgs>;
export default meta;
type Story = StoryObj<SceneArgs>;

export const NotFound: Story = {};
/** An address that no page has. */
export const UnknownAddress: Story = {
  args: { path: '/no/such/page' },
  play: async ({ canvasElement, globals }) => {
    await expect(await within(canvasElement).findByRole('heading', { name: wordsOf(globals['locale'])('notfound.title') })).toBeVisible();
  },
};

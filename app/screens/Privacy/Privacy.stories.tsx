import type { Meta, StoryObj } from '@storybook/react-vite';
import { exampleAppInfo } from '@tally/contract/fixtures/app';
import { trouble, type Replies } from '#testing/fakeServer';
import { screenStory, type SceneArgs } from '#testing/screenStory';

const withReplies =
  (more: Replies): SceneArgs['replies'] =>
  () => ({ getAppInfo: exampleAppInfo, ...more });

/** Privacy policy with the deletion form below (PRIVACY-1). */
const meta = {
  title: 'Screens/Privacy',
  render: screenStory,
  parameters: { layout: 'fullscreen' },
  args: { path: '/privacy-policy/tally', publicPage: true, replies: withReplies({}) },
} satisfies Meta<SceneArgs>;
export default meta;
type Story = StoryObj<SceneArgs>;

/** The policy is in English in every language; the form's words are in the pictures of its own page. */
export const Filled: Story = {
  parameters: { rules: ['PRODUCT-3', 'ROUTE-13', 'PRIVACY-1'], picture: { languages: 'first' } },
};
export const Loading: Story = { args: { replies: withReplies({ getAppInfo: trouble('never') }) } };
export const Failed: Story = { args: { replies: withReplies({ getAppInfo: trouble('garbled') }) } };
/** The address names an unknown app: the page of an unknown address (NOTFOUND-1). */
export const UnknownApp: Story = {
  tags: ['no-visual'],
  args: { path: '/privacy-policy/nothing', replies: withReplies({ getAppInfo: trouble({ code: 404 }) }) },
};

import type { Meta, StoryObj } from '@storybook/react-vite';
import { exampleAdApps, noAdApps } from '@tally/contract/fixtures/operator';
import { expect, userEvent, waitFor, within } from 'storybook/test';
import { translateIn } from '#storybook/texts/i18n';
import { trouble, type Replies } from '#testing/fakeServer';
import { scene, screenStory, type SceneArgs } from '#testing/screenStory';

const withReplies =
  (more: Replies): SceneArgs['replies'] =>
  () => ({ getAdApps: exampleAdApps, postAdApp: { status: 1, info: '' }, ...more });

/** Ads page: the ad apps whose package is wanted (OPS-7). */
const meta = {
  title: 'Screens/Ads',
  render: screenStory,
  // Only operators see this page: one language is enough for the screenshots.
  parameters: { layout: 'fullscreen', picture: { frames: ['phone'], languages: 'operators' } },
  args: { path: '/optbd', publicPage: true, replies: withReplies({}) },
} satisfies Meta<SceneArgs>;
export default meta;
type Story = StoryObj<SceneArgs>;

const enter = async (canvasElement: HTMLElement, locale: unknown) => {
  const t = translateIn(locale);
  await userEvent.type(
    await within(canvasElement).findByLabelText(t('ops.key_label'), { selector: 'input' }),
    'key-of-the-operators',
  );
  await userEvent.click(within(canvasElement).getByRole('button', { name: t('ops.key_open') }));
};

/** After a reload, which loses the key. */
export const NoKey: Story = { parameters: { rules: ['ROUTE-17'] } };
export const Filled: Story = {
  parameters: { rules: ['ROUTE-17'] },
  play: async ({ canvasElement, globals }) => {
    await enter(canvasElement, globals['locale']);
    await expect(await within(canvasElement).findAllByRole('listitem')).toHaveLength(exampleAdApps.length);
  },
};
/**
 * The package name was copied, the second app is marked as having no apk, the first was downloaded and removed from the
 * list.
 */
export const WorkedThrough: Story = {
  parameters: { rules: ['OPS-7'] },
  play: async ({ canvasElement, globals }) => {
    const t = translateIn(globals['locale']);
    const canvas = within(canvasElement);
    await enter(canvasElement, globals['locale']);
    const [first, second] = await canvas.findAllByRole('listitem');
    await userEvent.click(canvas.getAllByRole('button', { name: new RegExp(t('ops.adapp_copy')) })[0] as HTMLElement);
    await expect(scene().services.copied).toHaveLength(1);
    await userEvent.click(
      within(second as HTMLElement).getByRole('button', { name: new RegExp(t('ops.adapp_noapk')) }),
    );
    await canvas.findByText(t('ops.adapp_marked'));
    await userEvent.click(
      within(first as HTMLElement).getByRole('button', { name: new RegExp(t('ops.adapp_downloaded')) }),
    );
    await waitFor(() => expect(first).not.toBeInTheDocument());
  },
};
/** Class name and size of a package; the size is invalid. */
export const PackageDetails: Story = {
  play: async ({ canvasElement, globals }) => {
    const t = translateIn(globals['locale']);
    await enter(canvasElement, globals['locale']);
    const [first] = await within(canvasElement).findAllByRole('listitem');
    const row = within(first as HTMLElement);
    await userEvent.click(row.getByRole('button', { name: new RegExp(t('ops.adapp_details')) }));
    await userEvent.type(row.getByLabelText(t('ops.adapp_class')), 'com.partner.harvesthero.MainActivity');
    await userEvent.type(row.getByLabelText(t('ops.adapp_size')), '48 MB');
    await row.findByText(t('ops.adapp_size_bad'));
  },
};
export const Empty: Story = {
  args: { replies: withReplies({ getAdApps: noAdApps }) },
  play: async ({ canvasElement, globals }) => enter(canvasElement, globals['locale']),
};
export const Loading: Story = {
  args: { replies: withReplies({ getAdApps: trouble('never') }) },
  play: async ({ canvasElement, globals }) => enter(canvasElement, globals['locale']),
};
export const Failed: Story = {
  args: { replies: withReplies({ getAdApps: trouble({ code: 403 }) }) },
  play: async ({ canvasElement, globals }) => {
    await enter(canvasElement, globals['locale']);
    await within(canvasElement).findByText(translateIn(globals['locale'])('ops.key_wrong'));
  },
};

import type { Meta, StoryObj } from '@storybook/react-vite';
import { fn, within } from 'storybook/test';
import { told } from '#storybook/told';
import { press } from '#storybook/press';
import { LinkBox } from './LinkBox';

const copy = fn();

const meta = {
  title: 'Components/LinkBox',
  component: LinkBox,
  parameters: {
    guide: {
      do: ['Say "Copied" by a toast; the link itself stays as it is.'],
      dont: ['Offer to copy a link that has not arrived.'],
      related: ['TeamCard', 'Toast'],
    },
  },
} satisfies Meta<typeof LinkBox>;
export default meta;
type Story = StoryObj;

export const WithLink: Story = {
  render: told(({ t }) => (
    <LinkBox
      label={t('team.link_label')}
      link="https://tally.example/ref/A1B2C3D4?utm=team"
      copyLabel={t('common.copy')}
      onCopy={copy}
    />
  )),
  play: async ({ canvasElement }) => {
    await press(within(canvasElement).getByRole('button'), copy);
  },
};
/** A press then says that there is none. */
export const NoLink: Story = {
  render: told(({ t }) => <LinkBox label={t('team.link_label')} link="" copyLabel={t('common.copy')} onCopy={copy} />),
};

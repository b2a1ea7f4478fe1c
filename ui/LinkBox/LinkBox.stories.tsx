import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn, within } from 'storybook/test';
import { press } from '#storybook/press';
import { text } from '#storybook/texts/storyArgs';
import { LinkBox } from './LinkBox';

const meta = {
  title: 'Components/Product/LinkBox',
  id: 'components-linkbox',
  component: LinkBox,
  args: {
    label: text('team.link_label'),
    code: 'A1B2C3D4',
    link: 'https://tally.example/ref/A1B2C3D4?utm=team',
    none: text('team.link_none'),
    copyLabel: text('common.copy'),
    onCopy: fn(),
  },
  parameters: {
    guide: {
      do: ['Say "Copied" by a toast; the link itself stays as it is.'],
      dont: ['Put a second copy button beside it.', 'Offer to copy a link that has not arrived.'],
      related: ['TeamCard', 'Toast'],
    },
  },
} satisfies Meta<typeof LinkBox>;
export default meta;
type Story = StoryObj<typeof meta>;

export const WithLink: Story = {
  parameters: { rules: ['TEAM-1'] },
  play: async ({ canvasElement, args }) => {
    const link = within(canvasElement).getByText('tally.example/ref/A1B2C3D4?utm=team');
    await expect(link.scrollWidth, 'the link is shown whole').toBeLessThanOrEqual(link.clientWidth);
    await press(within(canvasElement).getByRole('button'), args.onCopy);
  },
};
/** Without a link the box says so, and has no button. */
export const NoLink: Story = { args: { code: '', link: '' }, parameters: { rules: ['TEAM-8'] } };

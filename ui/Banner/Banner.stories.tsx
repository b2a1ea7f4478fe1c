import type { Meta, StoryObj } from '@storybook/react-vite';
import { fn, within } from 'storybook/test';
import { useStoryTranslation } from '#storybook/useStoryTranslation';
import { TeamIcon } from '../icons/TeamIcon';
import { press } from '#storybook/press';
import { Banner, type BannerProps } from './Banner';

function Example(props: Partial<BannerProps>) {
  const t = useStoryTranslation();
  return (
    <Banner
      {...props}
      art={<TeamIcon size={44} />}
      title={t('home.team_banner_title')}
      text={t('home.team_banner_text')}
    />
  );
}

const meta = {
  title: 'Components/Banner',
  component: Banner,
  args: { art: null, title: '', text: '', onClick: fn() },
  render: (args) => <Example {...args} />,
  parameters: {
    guide: {
      do: ['Say in one line what waits behind it.'],
      dont: ['Advertise with it: an app of others is an AdCard.'],
      related: ['LinkRow', 'TeamCard'],
    },
  },
} satisfies Meta<typeof Banner>;
export default meta;

export const Team: StoryObj<typeof meta> = {
  play: async ({ canvasElement, args }) => {
    await press(within(canvasElement).getByRole('button'), args.onClick);
  },
};

import type { Meta, StoryObj } from '@storybook/react-vite';
import { fn, within } from 'storybook/test';
import { useStoryTranslation } from '#storybook/useStoryTranslation';
import { Button } from '../Button/Button';
import { EnvelopeIcon } from '../icons/EnvelopeIcon';
import { press } from '#storybook/press';
import { TeamCard } from './TeamCard';

const invite = fn();
const copy = fn();

function Example() {
  const t = useStoryTranslation();
  return (
    <TeamCard art={<EnvelopeIcon size={48} />} title={t('home.team_card_title')} text={t('home.team_card_text')}>
      <Button onClick={invite}>{t('home.invite_via', { service: 'WhatsApp' })}</Button>
      <Button tone="soft" onClick={copy}>
        {t('home.copy_link')}
      </Button>
    </TeamCard>
  );
}

const meta = {
  title: 'Components/TeamCard',
  component: TeamCard,
  args: { title: '', text: '', children: null },
  render: () => <Example />,
  parameters: {
    guide: {
      do: ['Name the service that an invitation goes through.'],
      dont: ['Offer more than two ways to invite.'],
      related: ['Banner', 'NewbieCard'],
    },
  },
} satisfies Meta<typeof TeamCard>;
export default meta;

export const Default: StoryObj<typeof meta> = {
  play: async ({ canvasElement }) => {
    const [first, second] = within(canvasElement).getAllByRole('button');
    await press(first, invite);
    await press(second, copy);
  },
};

import { formatMoney } from '@tally/locales/format';
import type { Market } from '@tally/contract/market';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { fn, within } from 'storybook/test';
import { marketOf } from '#storybook/globals';
import { useStoryTranslation } from '#storybook/useStoryTranslation';
import { GiftIcon } from '../icons/GiftIcon';
import { press } from '#storybook/press';
import { NewbieCard } from './NewbieCard';

const cash = { id: 12500, ph: 48.5, br: 3.2 };

function Example({ onAction, market }: { onAction: () => void; market: Market }) {
  const t = useStoryTranslation();
  return (
    <NewbieCard
      art={<GiftIcon size={48} />}
      title={t('home.newbie_title')}
      text={t('home.newbie_text', { cash: formatMoney(cash[market], market) })}
      action={t('home.newbie_button')}
      onAction={onAction}
    />
  );
}

const meta = {
  title: 'Components/NewbieCard',
  component: NewbieCard,
  args: { title: '', text: '', action: '', onAction: fn() },
  render: ({ onAction }, { globals }) => <Example onAction={onAction} market={marketOf(globals)} />,
  parameters: {
    guide: {
      do: ['Name the amount that is there to be withdrawn.'],
      dont: ['Show it to guests, to those who have withdrawn, or without cash.'],
      related: ['TeamCard'],
    },
  },
} satisfies Meta<typeof NewbieCard>;
export default meta;

export const Default: StoryObj<typeof meta> = {
  play: async ({ canvasElement, args }) => {
    await press(within(canvasElement).getByRole('button'), args.onAction);
  },
};

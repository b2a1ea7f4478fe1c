import type { Meta, StoryObj } from '@storybook/react-vite';
import { fn, within } from 'storybook/test';
import { useStoryTranslation } from '#storybook/useStoryTranslation';
import { CalendarIcon } from '../icons/CalendarIcon';
import { GiftIcon } from '../icons/GiftIcon';
import { LettersIcon } from '../icons/LettersIcon';
import { PlayerIcon } from '../icons/PlayerIcon';
import { TicketIcon } from '../icons/TicketIcon';
import { press } from '#storybook/press';
import { FloatBox, type FloatBoxProps } from './FloatBox';

const icons = { login: GiftIcon, checkin: CalendarIcon, lottery: TicketIcon, videoad: PlayerIcon, words: LettersIcon };

interface Args extends FloatBoxProps {
  what: keyof typeof icons;
}

function Example({ what, above = 'edge', onClick }: Pick<Args, 'what' | 'above' | 'onClick'>) {
  const t = useStoryTranslation();
  const Icon = icons[what];
  return (
    <FloatBox above={above} icon={<Icon size={32} />} onClick={onClick}>
      {t(`float.${what}`)}
    </FloatBox>
  );
}

const meta = {
  title: 'Components/FloatBox',
  component: FloatBox,
  args: { what: 'checkin', onClick: fn(), icon: null },
  // The story's own: no props of the component.
  argTypes: { what: { table: { disable: true } } },
  render: (args) => <Example {...args} />,
  parameters: {
    layout: 'fullscreen',
    guide: {
      do: ['Name the next thing worth doing.'],
      dont: ['Cover a button with it: it stands above the bar.'],
      related: ['FloatingChannelButton', 'PromoBox'],
    },
  },
} satisfies Meta<Args>;
export default meta;
type Story = StoryObj<typeof meta>;

export const CheckIn: Story = {
  play: async ({ canvasElement, args }) => {
    await press(within(canvasElement).getByRole('button'), args.onClick);
  },
};
export const Login: Story = { args: { what: 'login', above: 'bar' } };
export const Lottery: Story = { args: { what: 'lottery' } };
export const Video: Story = { args: { what: 'videoad' } };
export const Words: Story = { args: { what: 'words' } };

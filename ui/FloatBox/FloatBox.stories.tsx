import type { Meta, StoryObj } from '@storybook/react-vite';
import { fn, within } from 'storybook/test';
import { useWords } from '../../.storybook/words';
import { Avatar } from '../Avatar/Avatar';
import { Badge } from '../Badge/Badge';
import { CalendarIcon } from '../icons/CalendarIcon';
import { GiftIcon } from '../icons/GiftIcon';
import { LettersIcon } from '../icons/LettersIcon';
import { PlayerIcon } from '../icons/PlayerIcon';
import { TicketIcon } from '../icons/TicketIcon';
import { press } from '../testing/press';
import { appIcon } from '../testing/samples';
import { FloatBox, type FloatBoxProps } from './FloatBox';

const icons = { login: GiftIcon, checkin: CalendarIcon, lottery: TicketIcon, videoad: PlayerIcon, words: LettersIcon };

interface Args extends FloatBoxProps {
  what: keyof typeof icons;
}

function Example({ what, above = 'edge', onClick }: Pick<Args, 'what' | 'above' | 'onClick'>) {
  const t = useWords();
  const Icon = icons[what];
  return (
    <FloatBox above={above} icon={<Icon size={32} />} onClick={onClick}>
      {t(`float.${what}`)}
    </FloatBox>
  );
}

function Promotion({ onClick }: Pick<Args, 'onClick'>) {
  const t = useWords();
  return (
    <FloatBox icon={<Avatar name="Kopi Kita" src={appIcon} />} onClick={onClick}>
      Kopi Kita
      <Badge kind="ad">{t('common.advertisement')}</Badge>
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
  parameters: { layout: 'fullscreen', guide: { do: ['Mark an app of others as advertising.'], dont: ['Cover a button with it: it stands above the bar.'], related: ['FloatingChannelButton'] } },
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
/** The promo box of place 1001: an app of others, marked as advertising. */
export const Promo: Story = {
  render: ({ onClick }) => <Promotion onClick={onClick} />,
  play: async ({ canvasElement, args }) => {
    await press(within(canvasElement).getByRole('button'), args.onClick);
  },
};

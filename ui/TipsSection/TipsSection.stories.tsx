import type { Meta, StoryObj } from '@storybook/react-vite';
import type { MouseEvent } from 'react';
import { fn, within } from 'storybook/test';
import { press } from '#storybook/press';
import { text } from '#storybook/texts/storyArgs';
import { CoinIcon } from '../icons/CoinIcon';
import { GiftIcon } from '../icons/GiftIcon';
import { WalletIcon } from '../icons/WalletIcon';
import { LinkRow } from '../LinkRow/LinkRow';
import { TipsSection } from './TipsSection';

const follow = fn((event: MouseEvent) => event.preventDefault());

const meta = {
  title: 'Components/Product/TipsSection',
  id: 'components-tipssection',
  component: TipsSection,
  args: {
    title: text('team.tips_title'),
    tips: [text('tips.team_1'), text('tips.team_2'), text('team.tip_4')],
  },
  parameters: {
    guide: {
      do: ['One sentence a tip.'],
      dont: ['Hide a rule that costs money among the tips.'],
      related: ['LegalText', 'Section'],
    },
  },
} satisfies Meta<typeof TipsSection>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Tips: Story = { parameters: { rules: ['TEAM-3', 'COINS-3'] } };
/** Rules are cards with a picture; the numbers stand below the sentences, and last and quietly what few people have to know. */
export const Card: Story = {
  args: {
    art: <CoinIcon size={40} />,
    title: text('tips.income_title'),
    facts: [
      { label: text('record.lottery'), value: text('tips.per_day', { count: 10 }) },
      { label: text('record.videoad'), value: text('tips.per_day', { count: 20 }) },
    ],
    tips: [text('tips.income_1')],
    caption: text('tips.income_3', { count: 15 }),
  },
};
/** What is closed for now is said apart from the rules, and in its place among the numbers (RULES-4). */
export const Closed: Story = {
  args: {
    art: <WalletIcon size={40} />,
    title: text('tips.withdraw_title'),
    notice: text('withdraw.closed_message'),
    facts: [
      { label: text('record.lottery'), value: text('tips.closed'), state: 'closed' },
      { label: text('record.videoad'), value: text('tips.per_day', { count: 20 }) },
    ],
    tips: [text('tips.withdraw_4')],
  },
};
/** Steps, one after the other, under a title of their own. */
export const Steps: Story = {
  args: {
    art: <GiftIcon size={40} />,
    title: text('tips.lucky_title'),
    tips: [text('tips.lucky_1'), text('tips.lucky_3')],
    steps: { title: text('lucky.tip_title'), items: [text('lucky.tip_1'), text('lucky.tip_2'), text('lucky.tip_3')] },
  },
};
export const WithLink: Story = {
  args: {
    title: text('tips.team_title'),
    tips: [text('tips.team_1'), text('tips.team_2'), text('tips.team_3')],
    children: (
      <LinkRow href="#feedback" onClick={follow}>
        {text('tips.cs_link')}
      </LinkRow>
    ),
  },
  play: async ({ canvasElement }) => {
    await press(within(canvasElement).getByRole('link'), follow);
  },
};

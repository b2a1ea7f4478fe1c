import { validMemberAmount } from '@tally/contract/market';
import type { Meta, StoryObj } from '@storybook/react-vite';
import type { MouseEvent } from 'react';
import { fn, within } from 'storybook/test';
import { told } from '#storybook/told';
import { LinkRow } from '../LinkRow/LinkRow';
import { press } from '#storybook/press';
import { TipsSection } from './TipsSection';

const follow = fn((event: MouseEvent) => event.preventDefault());

const meta = {
  title: 'Components/TipsSection',
  component: TipsSection,
  parameters: {
    guide: {
      do: ['One sentence a tip.'],
      dont: ['Hide a rule that costs money among the tips.'],
      related: ['LegalText', 'Section'],
    },
  },
} satisfies Meta<typeof TipsSection>;
export default meta;
type Story = StoryObj;

export const Tips: Story = {
  render: told(({ t, market, money }) => (
    <TipsSection
      title={t('team.tips_title')}
      tips={[
        t('team.tip_1'),
        t('team.tip_2'),
        t('team.tip_3', { amount: money(validMemberAmount[market]) }),
        t('team.tip_4'),
      ]}
    />
  )),
};
export const WithLink: Story = {
  render: told(({ t }) => (
    <TipsSection title={t('tips.team_title')} tips={[t('tips.team_1'), t('tips.team_2'), t('tips.team_3')]}>
      <LinkRow href="#feedback" onClick={follow}>
        {t('tips.cs_link')}
      </LinkRow>
    </TipsSection>
  )),
  play: async ({ canvasElement }) => {
    await press(within(canvasElement).getByRole('link'), follow);
  },
};

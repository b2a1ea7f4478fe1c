import type { Meta, StoryObj } from '@storybook/react-vite';
import { useState } from 'react';
import { expect, userEvent, within } from 'storybook/test';
import { told, type Stage } from '#storybook/told';
import { RecordRow } from '../RecordRow/RecordRow';
import { RowList } from '../RowList/RowList';
import { amounts } from '#storybook/samples';
import { Tabs } from './Tabs';

function Records({ t, coins, market, money }: Stage<unknown>) {
  const [tab, pick] = useState<'coin' | 'cash'>('coin');
  return (
    <Tabs
      label={t('a11y.records_tabs')}
      tabs={[
        { key: 'coin', label: t('income.tab_coin') },
        { key: 'cash', label: t('income.tab_cash') },
      ]}
      value={tab}
      onPick={pick}
    >
      <RowList>
        {tab === 'coin' ? (
          <RecordRow title={t('record.checkin')} text="05/03 20:07" amount={`+${coins(1000)}`} sign="plus" />
        ) : (
          <RecordRow
            title={t('record.exchangein')}
            text="05/03 06:30"
            amount={`+${money(amounts[market][1])}`}
            sign="plus"
          />
        )}
      </RowList>
    </Tabs>
  );
}

const meta = {
  title: 'Components/Tabs',
  component: Tabs,
  parameters: {
    guide: {
      do: ['Keep labels to two words: they stand on one line at 320 px.'],
      dont: ['Use them to move between pages: those are links.'],
      related: ['ChoiceButtons', 'RowList'],
    },
  },
} satisfies Meta<typeof Tabs>;
export default meta;
type Story = StoryObj;

export const First: Story = { render: told((stage) => <Records {...stage} />) };
export const Second: Story = {
  render: told((stage) => <Records {...stage} />),
  play: async ({ canvasElement }) => {
    const [coin, cash] = within(canvasElement).getAllByRole('tab');
    await userEvent.click(cash as HTMLElement);
    await expect(cash).toHaveAttribute('aria-selected', 'true');
    await userEvent.keyboard('{ArrowRight}');
    await expect(coin).toHaveFocus();
    await userEvent.keyboard('{End}');
    await expect(cash).toHaveAttribute('aria-selected', 'true');
    cash?.blur();
  },
};

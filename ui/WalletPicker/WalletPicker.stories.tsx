import type { Meta, StoryObj } from '@storybook/react-vite';
import { useState } from 'react';
import { expect, userEvent, within } from 'storybook/test';
import { told, type Stage } from '#storybook/told';
import { wallets } from '#storybook/samples';
import { WalletPicker } from './WalletPicker';

function Choice({ t, market }: Stage<unknown>) {
  const [value, pick] = useState<string>();
  return <WalletPicker label={t('account.type_label')} types={wallets[market].types} value={value} onPick={pick} />;
}

const meta = {
  title: 'Components/WalletPicker',
  component: WalletPicker,
  parameters: {
    guide: {
      do: ['Offer the wallets of the market only.'],
      dont: ['Choose one for the person: the money goes there.'],
      related: ['WalletTile', 'RadioGroup'],
    },
  },
} satisfies Meta<typeof WalletPicker>;
export default meta;
type Story = StoryObj;

export const NoneChosen: Story = { render: told((stage) => <Choice {...stage} />) };
export const Chosen: Story = {
  render: told((stage) => <Choice {...stage} />),
  play: async ({ canvasElement }) => {
    const [first, second] = within(canvasElement).getAllByRole('radio');
    await userEvent.click(second as HTMLElement);
    await expect(second).toBeChecked();
    await userEvent.keyboard('{ArrowUp}');
    await expect(first).toBeChecked();
  },
};

import type { Meta, StoryObj } from '@storybook/react-vite';
import { useState } from 'react';
import { expect, fn, userEvent, within } from 'storybook/test';
import { told, type Stage } from '#storybook/told';
import { KeyBox, type KeyBoxProps } from './KeyBox';

const open = fn();

function Box({ t, start = '', ...rest }: Stage<unknown> & { start?: string } & Pick<KeyBoxProps, 'error' | 'state'>) {
  const [key, setKey] = useState(start);
  return (
    <KeyBox
      label={t('ops.key_label')}
      action={t('ops.key_open')}
      value={key}
      onValue={setKey}
      onOpen={open}
      error={rest.error}
      state={rest.state ?? 'ready'}
    />
  );
}

const meta = {
  title: 'Components/KeyBox',
  component: KeyBox,
  parameters: {
    guide: {
      do: ['Say how long a key is at least.'],
      dont: ['Say whether a key nearly fits.', 'Keep the key where the browser offers it again.'],
      related: ['CounterList', 'TextField'],
    },
  },
} satisfies Meta<typeof KeyBox>;
export default meta;
type Story = StoryObj;

export const Empty: Story = {
  render: told((stage) => <Box {...stage} />),
  play: async ({ canvasElement }) => {
    const field = within(canvasElement).getByLabelText(/./, { selector: 'input' });
    await userEvent.type(field, 'a long key{Enter}');
    await expect(open).toHaveBeenCalledTimes(1);
    await userEvent.tab();
    await expect(within(canvasElement).getByRole('button')).toHaveFocus();
    await userEvent.keyboard('{Enter}');
    await expect(open).toHaveBeenCalledTimes(2);
    await userEvent.clear(field);
  },
};
export const TooShort: Story = {
  render: told((stage) => <Box {...stage} start="short" error={stage.t('ops.key_short', { min: 7 })} />),
};
export const Opening: Story = { render: told((stage) => <Box {...stage} start="a long key" state="busy" />) };

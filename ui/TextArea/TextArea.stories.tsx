import type { Meta, StoryObj } from '@storybook/react-vite';
import { useState } from 'react';
import { expect, userEvent, within } from 'storybook/test';
import { told, type Stage } from '#storybook/told';
import { TextArea } from './TextArea';

const max = 200;

function Message({ t, start = '', error }: Stage<unknown> & { start?: string; error?: string }) {
  const [value, setValue] = useState(start);
  return (
    <TextArea
      label={t('feedback.content_label')}
      value={value}
      onValue={setValue}
      error={error}
      counter={t('feedback.counter', { length: value.length, max })}
      area={{ placeholder: t('feedback.content_placeholder', { min: 10 }), maxLength: max }}
    />
  );
}

const meta = {
  title: 'Components/TextArea',
  component: TextArea,
  parameters: {
    guide: {
      do: ['Count what is used beside the error, so that both can be read.'],
      dont: ['Cut off what is typed without saying how much there may be.'],
      related: ['TextField', 'Field'],
    },
  },
} satisfies Meta<typeof TextArea>;
export default meta;
type Story = StoryObj;

export const Empty: Story = {
  render: told((stage) => <Message {...stage} />),
  play: async ({ canvasElement }) => {
    const area = within(canvasElement).getByRole('textbox');
    await userEvent.tab();
    await expect(area).toHaveFocus();
    await userEvent.keyboard('Rp');
    await expect(within(canvasElement).getByText('2/200')).toBeVisible();
    await userEvent.clear(area);
    area.blur();
  },
};
export const Filled: Story = { render: told((stage) => <Message {...stage} start={stage.t('home.team_card_text')} />) };
export const Wrong: Story = {
  render: told((stage) => <Message {...stage} start="…" error={stage.t('feedback.cs_no_content', { min: 10 })} />),
};
export const Full: Story = {
  render: told((stage) => <Message {...stage} start={stage.t('login.need_message').repeat(4).slice(0, max)} />),
};

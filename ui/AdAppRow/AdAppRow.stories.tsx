import type { Meta, StoryObj } from '@storybook/react-vite';
import { fn, within } from 'storybook/test';
import { press } from '#storybook/press';
import { text } from '#storybook/texts/storyArgs';
import { RowList } from '../RowList/RowList';
import { TextField } from '../TextField/TextField';
import { AdAppRow } from './AdAppRow';

const copy = fn();
const downloaded = fn();
const noApk = fn();
const details = fn();

const meta = {
  title: 'Components/Rows and cards/AdAppRow',
  id: 'components-adapprow',
  component: AdAppRow,
  args: {
    name: 'Photo Editor Pro',
    pkg: 'com.example.photo.editor.collage',
    count: text('ops.adapp_count', { count: 12 }),
    copy: { label: text('ops.adapp_copy'), onPress: copy },
    downloaded: { label: text('ops.adapp_downloaded'), onPress: downloaded },
    noApk: { label: text('ops.adapp_noapk'), onPress: noApk },
    details: { label: text('ops.adapp_details'), onPress: details },
  },
  decorators: [
    (Story) => (
      <RowList>
        <Story />
      </RowList>
    ),
  ],
  parameters: {
    guide: {
      do: ['Say in the row itself that it was marked: the list stays as it is.'],
      dont: ['Take a row away before the server has taken the answer.'],
      related: ['Row', 'CounterList'],
    },
  },
} satisfies Meta<typeof AdAppRow>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Open: Story = {
  parameters: { rules: ['OPS-7', 'OPS-8'] },
  play: async ({ canvasElement }) => {
    const [first, second, third, fourth] = within(canvasElement).getAllByRole('button');
    await press(first, downloaded);
    await press(second, noApk);
    await press(third, copy);
    await press(fourth, details);
  },
};
/** With the form fields for the package's details. */
export const Fields: Story = {
  args: {
    details: undefined,
    fields: <TextField label={text('ops.adapp_class')} value="com.example.photo.MainActivity" onValue={fn()} />,
  },
};
export const Marked: Story = { args: { marked: text('ops.adapp_marked') }, parameters: { rules: ['OPS-7'] } };

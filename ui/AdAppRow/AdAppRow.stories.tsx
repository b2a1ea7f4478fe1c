import type { Meta, StoryObj } from '@storybook/react-vite';
import { fn, within } from 'storybook/test';
import { told, type Stage } from '#storybook/told';
import { RowList } from '../RowList/RowList';
import { TextField } from '../TextField/TextField';
import { press } from '#storybook/press';
import { AdAppRow } from './AdAppRow';

const copy = fn();
const downloaded = fn();
const noApk = fn();
const details = fn();

function Example({ t, marked, fields }: Stage<unknown> & { marked?: string; fields?: boolean }) {
  return (
    <RowList>
      <AdAppRow
        name="Photo Editor Pro"
        pkg="com.example.photo.editor.collage"
        count={t('ops.adapp_count', { count: 12 })}
        copy={{ label: t('ops.adapp_copy'), onPress: copy }}
        downloaded={{ label: t('ops.adapp_downloaded'), onPress: downloaded }}
        noApk={{ label: t('ops.adapp_noapk'), onPress: noApk }}
        details={fields ? undefined : { label: t('ops.adapp_details'), onPress: details }}
        fields={
          fields && <TextField label={t('ops.adapp_class')} value="com.example.photo.MainActivity" onValue={fn()} />
        }
        marked={marked}
      />
    </RowList>
  );
}

const meta = {
  title: 'Components/AdAppRow',
  component: AdAppRow,
  parameters: {
    guide: {
      do: ['Say in the row itself that it was marked: the list stays as it is.'],
      dont: ['Take a row away before the server has taken the answer.'],
      related: ['Row', 'CounterList'],
    },
  },
} satisfies Meta<typeof AdAppRow>;
export default meta;
type Story = StoryObj;

export const Open: Story = {
  render: told((stage) => <Example {...stage} />),
  play: async ({ canvasElement }) => {
    const [first, second, third, fourth] = within(canvasElement).getAllByRole('button');
    await press(first, copy);
    await press(second, details);
    await press(third, downloaded);
    await press(fourth, noApk);
  },
};
/** With a field for what is known of the package. */
export const Fields: Story = { render: told((stage) => <Example {...stage} fields />) };
export const Marked: Story = { render: told((stage) => <Example {...stage} marked={stage.t('ops.adapp_marked')} />) };

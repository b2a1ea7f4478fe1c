import type { Meta, StoryObj } from '@storybook/react-vite';
import { fn, within } from 'storybook/test';
import { told, type Stage } from '../../.storybook/told';
import { RowList } from '../RowList/RowList';
import { press } from '../testing/press';
import { AdAppRow } from './AdAppRow';

const copy = fn();
const downloaded = fn();
const noApk = fn();

function Example({ t, marked }: Stage<unknown> & { marked?: string }) {
  return (
    <RowList>
      <AdAppRow
        name="Photo Editor Pro"
        pkg="com.example.photo.editor.collage"
        count={t('ops.adapp_count', { count: 12 })}
        copy={{ label: t('ops.adapp_copy'), onPress: copy }}
        downloaded={{ label: t('ops.adapp_downloaded'), onPress: downloaded }}
        noApk={{ label: t('ops.adapp_noapk'), onPress: noApk }}
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
    const [first, second, third] = within(canvasElement).getAllByRole('button');
    await press(first, copy);
    await press(second, downloaded);
    await press(third, noApk);
  },
};
export const Marked: Story = { render: told((stage) => <Example {...stage} marked={stage.t('ops.adapp_marked')} />) };

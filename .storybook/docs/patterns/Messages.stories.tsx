import type { Meta, StoryObj } from '@storybook/react-vite';
import { OfflineBar } from '@tally/ui/OfflineBar';
import { Row } from '@tally/ui/Row';
import { Toast } from '@tally/ui/Toast';
import { Advice } from './Advice';
import { TextField } from '@tally/ui/TextField';

const meta = {
  title: 'Guides/Patterns/Toast, dialog or line',
  tags: ['!autodocs', 'any-language'],
  parameters: { picture: { languages: 'first' } },
} satisfies Meta;
export default meta;

const ignore = () => undefined;
/** Keeps a toast in its example, though it lies over the page. */
const Framed = ({ kind, message }: { kind: 'success' | 'wrong'; message: string }) => (
  <div style={{ position: 'relative', contain: 'layout', minHeight: '6rem' }}>
    <Toast kind={kind} message={message} stay={Number.MAX_SAFE_INTEGER} onEnd={ignore} />
  </div>
);

/** Where a message stands. */
export const DoAndDont: StoryObj = {
  render: () => (
    <Advice
      pairs={[
        {
          good: { shows: <Framed kind="success" message="Saved" />, says: 'let a toast report what went well.' },
          bad: {
            shows: <Framed kind="wrong" message="Your withdrawal was refused. Change your account and try again." />,
            says: 'put a refusal into a toast: it is gone before it is read, and offers no way on.',
          },
        },
        {
          good: {
            shows: <OfflineBar>No connection. Numbers are from 09:30.</OfflineBar>,
            says: 'leave what lasts as a line on the page.',
          },
          bad: {
            shows: <Framed kind="wrong" message="No connection" />,
            says: 'announce for two seconds what is true for an hour.',
          },
        },
        {
          good: {
            shows: <TextField label="Name" value="S" error="At least 2 letters" onValue={ignore} />,
            says: 'say beside the field what is wrong with it.',
          },
          bad: {
            shows: <Row as="div" title="Something is wrong" text="Check your entries." />,
            says: 'say above the form that something in it is wrong.',
          },
        },
      ]}
    />
  ),
};

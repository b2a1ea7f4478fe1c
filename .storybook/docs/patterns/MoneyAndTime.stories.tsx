import type { Meta, StoryObj } from '@storybook/react-vite';
import { exampleNow } from '@tally/contract/fixtures/picture';
import { GoalBar } from '@tally/ui/GoalBar';
import { RecordRow } from '@tally/ui/RecordRow';
import { Row } from '@tally/ui/Row';
import { coins, moment, money } from '#storybook/texts/storyArgs';
import { Advice } from './Advice';

const meta = {
  title: 'Guides/Patterns/Money and time',
  tags: ['!autodocs', 'any-language'],
  args: {
    amount: money({ id: 10000, ph: 100, br: 10 }),
    missing: money({ id: 2500, ph: 25, br: 2.5 }),
    earned: coins(4000),
    at: moment(exampleNow),
  },
  parameters: { picture: { languages: 'first' } },
} satisfies Meta<Args>;
export default meta;
type Args = Record<'amount' | 'missing' | 'earned' | 'at', string>;

/** How amounts and moments are written. */
export const DoAndDont: StoryObj<Args> = {
  render: ({ amount, missing, earned, at }) => (
    <Advice
      pairs={[
        {
          good: {
            shows: <RecordRow as="div" title="Withdrawal" text={at} amount={`−${amount}`} sign="minus" />,
            says: 'write amount and moment as the market does, by the formats.',
          },
          bad: {
            shows: <RecordRow as="div" title="Withdrawal" text="2026-11-18T12:30Z" amount="10.0" sign="minus" />,
            says: 'print what a machine says: no currency, no day that people use.',
          },
        },
        {
          good: {
            shows: (
              <RecordRow as="div" title="Lucky draw" text="Cash tomorrow morning" amount={`+${earned}`} sign="plus" />
            ),
            says: 'keep coins and cash apart, and say when one becomes the other.',
          },
          bad: {
            shows: <RecordRow as="div" title="Lucky draw" text="Cash" amount={`+${earned}`} sign="plus" />,
            says: 'call coins cash.',
          },
        },
        {
          good: {
            shows: <GoalBar state="open" cash={0.6} coming={0.15} text={`${missing} to go`} amount={amount} />,
            says: 'say how much is missing, and to what.',
          },
          bad: {
            shows: <Row as="div" title="75 %" text="Almost there!" />,
            says: 'give a share of something unnamed.',
          },
        },
      ]}
    />
  ),
};

import type { Meta, StoryObj } from '@storybook/react-vite';
import { byMarket, moment, text } from '#storybook/texts/storyArgs';
import { ReplyBlock } from './ReplyBlock';

const meta = {
  title: 'Components/Product/ReplyBlock',
  id: 'components-replyblock',
  component: ReplyBlock,
  args: {
    title: text('feedback.reply_title'),
    issueLabel: text('feedback.reply_issue'),
    issue: text('feedback.type_1'),
    reply: text('withdraw.trust_back'),
    // In the hours of customer service.
    time: byMarket((market) =>
      text('feedback.reply_time', { time: moment(Date.UTC(2026, 2, 5, { id: 7, ph: 6, br: 17 }[market], 7)) }),
    ),
  },
  parameters: {
    guide: {
      do: ['Show what the person wrote beside the answer.'],
      dont: ['Cut the answer: it is what the person came for.'],
      related: ['TextArea', 'EmptyState'],
    },
  },
} satisfies Meta<typeof ReplyBlock>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Replied: Story = { parameters: { rules: ['FEEDBACK-1'] } };
/** A long word without spaces, and several lines. */
export const LongWords: Story = {
  args: {
    issue: '0812345607890812345607890812345607890',
    reply: `${text('account.once_note')}\n\n${text('withdraw.tip_account')}`,
  },
};

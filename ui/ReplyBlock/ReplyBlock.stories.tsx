import type { Meta, StoryObj } from '@storybook/react-vite';
import { told } from '#storybook/told';
import { ReplyBlock } from './ReplyBlock';

const meta = {
  title: 'Components/ReplyBlock',
  component: ReplyBlock,
  parameters: {
    guide: {
      do: ['Show what the person wrote beside the answer.'],
      dont: ['Cut the answer: it is what the person came for.'],
      related: ['TextArea', 'EmptyState'],
    },
  },
} satisfies Meta<typeof ReplyBlock>;
export default meta;
type Story = StoryObj;

export const Replied: Story = {
  render: told(({ t }) => (
    <ReplyBlock
      title={t('feedback.reply_title')}
      issueLabel={t('feedback.reply_issue')}
      issue={t('feedback.type_1')}
      reply={t('passbook.hint_paying', { time: t('withdraw.within_3d') })}
      time={t('feedback.reply_time', { time: '05/03 20:07' })}
    />
  )),
};
/** Long, without spaces, in several lines. */
export const LongWords: Story = {
  render: told(({ t }) => (
    <ReplyBlock
      title={t('feedback.reply_title')}
      issueLabel={t('feedback.reply_issue')}
      issue={'0812345607890812345607890812345607890'}
      reply={`${t('account.once_note')}\n\n${t('withdraw.tip_account')}`}
      time={t('feedback.reply_time', { time: '05/03 20:07' })}
    />
  )),
};

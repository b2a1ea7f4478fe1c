import { messageTasks, type MessageTask } from '@tally/contract/people/feedback';
import { withDots } from '@tally/contract/text/withDots';
import { formatMoney } from '@tally/locales/format';
import { ChoiceButtons } from '@tally/ui/ChoiceButtons';
import { useMoment } from '../../components/useMoment';
import { aboutKinds, kindOf, withdrawalsOffered, type FeedbackDraft } from '../../features/feedback/feedbackRules';
import { taskShown } from '../../features/tasks/taskRules';
import { stateOf } from '../../features/wallet/passbook/passbookRules';
import { useGetPassbookQuery } from '../../features/wallet/walletApi';
import { useTranslate } from '../../i18n/useTranslate';
import { useCurrentUser } from '../../session/useCurrentUser';

interface AboutProps {
  draft: FeedbackDraft;
  onWrite: (part: Partial<FeedbackDraft>) => void;
}

/** The person's last withdrawals to choose from; nothing without any (FEEDBACK-10). */
function WithdrawalChoice({ draft, onWrite }: AboutProps) {
  const t = useTranslate();
  const { market } = useCurrentUser();
  const moment = useMoment(market);
  const { data = [] } = useGetPassbookQuery({});
  const choices = withdrawalsOffered(data).map((entry) => ({
    value: entry.id,
    label: formatMoney(entry.amount, market),
    detail: withDots(moment(entry.date), t(`passbook.${stateOf(entry)}`)),
  }));
  if (choices.length === 0) return null;
  return (
    <ChoiceButtons
      label={t('feedback.which_withdrawal')}
      shape="chip"
      choices={choices}
      value={draft.withdrawalId}
      onPick={(withdrawalId) => onWrite({ withdrawalId })}
    />
  );
}

/** The names of tasks are those of their records. */
const taskKey = (task: MessageTask) => `record.${task === 'lucky' ? 'luckytask' : task}` as const;

/** What a message is about, where no type asks for it (FEEDBACK-9). */
export function KindChoice({ draft, onWrite }: AboutProps) {
  const t = useTranslate();
  const kinds = {
    withdrawal: t('feedback.about_withdrawal'),
    task: t('feedback.about_task'),
    other: t('feedback.type_3'),
  };
  return (
    <ChoiceButtons
      label={t('feedback.type_label')}
      shape="chip"
      columns={2}
      choices={aboutKinds.map((value) => ({ value, label: kinds[value] }))}
      value={draft.kind}
      onPick={(kind) => onWrite({ kind })}
    />
  );
}

/** Which of the person's withdrawals or tasks a message is about (FEEDBACK-9). */
export function AboutChoice({ draft, onWrite }: AboutProps) {
  const t = useTranslate();
  const { market, pkgName, user } = useCurrentUser();
  const kind = kindOf(draft, market);
  if (kind === 'withdrawal') return <WithdrawalChoice draft={draft} onWrite={onWrite} />;
  if (kind !== 'task') return null;
  // Only tasks that the person has.
  const tasks = messageTasks.filter((task) =>
    task === 'lucky' ? user?.showLuckyTask : taskShown(task, pkgName, user),
  );
  return (
    <ChoiceButtons
      label={t('feedback.which_task')}
      shape="chip"
      columns={2}
      choices={[
        ...tasks.map((value) => ({ value, label: t(taskKey(value)) })),
        { value: 'none' as const, label: t('feedback.no_task') },
      ]}
      value={draft.task}
      onPick={(task) => onWrite({ task })}
    />
  );
}

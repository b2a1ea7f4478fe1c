import { rejectReason, type WaitingReview } from '@tally/contract/tasks/review';
import { isolate } from '@tally/contract/text/isolate';
import { formatMoney } from '@tally/locales/format';
import { Row } from '@tally/ui/Row';
import { useId } from 'react';
import { acts } from '../calls/actLooks';
import { operatorApi } from '../calls/operatorApi';
import { useOperatorCalls } from '../calls/operatorCalls';
import { nameOf } from '../rules/operatorRules';
import { useOperatorTranslate } from '../../i18n/useTranslate';
import { Buttons, Operations } from '../shared/shared.styles';
import { ReviewEvidence } from './ReviewEvidence';
import { ActButton } from '../shared/ActButton';
import { useQuestions } from '../shared/useQuestions';

const reasons = [rejectReason.comment, rejectReason.screenshot, rejectReason.repeated] as const;

type Decided = { action: 'pass' } | { action: 'reject'; reason: (typeof reasons)[number] };

/** A review that waits for a check: who wrote it and what it is judged by; it is approved or rejected with a reason. */
export function ReviewRow({ review }: { review: WaitingReview }) {
  const t = useOperatorTranslate();
  const { act } = useOperatorCalls();
  const { about } = useQuestions();
  const name = useId();
  const { taskRecordId, userId, market, cashReward } = review;
  const person = nameOf(review);
  const decision = (label: string, decided: Decided) => {
    const isClosed = 'reason' in decided && decided.reason === rejectReason.repeated;
    const question = about(decided.action, person, {
      label,
      amount: formatMoney(cashReward, market),
      ...(isClosed && { summary: t('ops.does_reject_5', { name: isolate(person) }) }),
    });
    const look = acts[decided.action];
    const decide = () =>
      act(
        operatorApi.endpoints.postReviewProcess,
        { query: { taskRecordId, ...decided } },
        { question, act: look, endsRow: true },
      );
    return (
      <ActButton
        key={label}
        label={label}
        about={name}
        onPress={decide}
        act={look}
        shortcut={decided.action === 'pass' ? 'p' : undefined}
      />
    );
  };
  return (
    <Row
      title={<bdi id={name}>{person}</bdi>}
      text={t('ops.review_facts', { task: taskRecordId, user: userId })}
      foot={
        <Operations>
          <ReviewEvidence review={review} />
          <Buttons>
            {decision(t('ops.review_pass', { cash: formatMoney(cashReward, market) }), { action: 'pass' })}
            {reasons.map((reason) => decision(t(`ops.review_reject_${reason}`), { action: 'reject', reason }))}
          </Buttons>
        </Operations>
      }
    />
  );
}

import { rejectReason, type WaitingReview } from '@tally/contract/tasks/review';
import { isolate } from '@tally/contract/text/isolate';
import { formatMoney } from '@tally/locales/format';
import { Row } from '@tally/ui/Row';
import { useId } from 'react';
import { acts } from '../calls/acts';
import type { OpenUpdates } from '../calls/confirmUpdate';
import { decideReview } from '../calls/operations';
import { nameOf } from '../rules/operatorRules';
import { useOperatorTranslate } from '../../i18n/useTranslate';
import { useAppDispatch } from '../../state/reduxHooks';
import { Buttons, Operations } from '../shared/shared.styles';
import { ReviewEvidence } from './ReviewEvidence';
import type { WorkButton } from '../shared/useButtons';
import { useQuestions } from '../shared/useQuestions';

const reasons = [rejectReason.comment, rejectReason.screenshot, rejectReason.repeated] as const;

interface ReviewRowProps {
  operatorKey: string;
  review: WaitingReview;
  open: OpenUpdates;
  button: WorkButton;
}

/** A review that waits for a check: who wrote it and what it is judged by; it is approved or rejected with a reason. */
export function ReviewRow({ operatorKey, review, open, button }: ReviewRowProps) {
  const t = useOperatorTranslate();
  const dispatch = useAppDispatch();
  const { about } = useQuestions();
  const name = useId();
  const { taskRecordId, userId, market, cashReward } = review;
  const person = nameOf(review);
  const decision = (
    key: string,
    label: string,
    decided: { action: 'pass' } | { action: 'reject'; reason: (typeof reasons)[number] },
  ) => {
    const own = `${name}${key}`;
    const isClosed = 'reason' in decided && decided.reason === rejectReason.repeated;
    const question = about(decided.action, person, {
      label,
      amount: formatMoney(cashReward, market),
      ...(isClosed && { summary: t('ops.does_reject_5', { name: isolate(person) }) }),
    });
    return button(own, label, () => dispatch(decideReview(operatorKey, { taskRecordId, ...decided }, question, open)), {
      id: own,
      'aria-labelledby': `${own} ${name}`,
      act: acts[decided.action],
    });
  };
  return (
    <Row
      title={<bdi id={name}>{person}</bdi>}
      text={t('ops.review_facts', { task: taskRecordId, user: userId })}
      foot={
        <Operations>
          <ReviewEvidence review={review} />
          <Buttons>
            {decision('pass', t('ops.review_pass', { cash: formatMoney(cashReward, market) }), { action: 'pass' })}
            {reasons.map((reason) =>
              decision(`reject${reason}`, t(`ops.review_reject_${reason}`), { action: 'reject', reason }),
            )}
          </Buttons>
        </Operations>
      }
    />
  );
}

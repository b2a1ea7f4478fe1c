import { rejectReason, type WaitingReview } from '@tally/contract/tasks/review';
import { isolate } from '@tally/contract/text/isolate';
import { formatMoney } from '@tally/locales/format';
import { formatMoment } from '@tally/locales/formatMoment';
import { Row } from '@tally/ui/Row';
import { useId } from 'react';
import type { OpenUpdates } from '../../features/operator/confirmUpdate';
import { decideReview } from '../../features/operator/operations';
import { nameOf } from '../../features/operator/operatorRules';
import { useOperatorTranslate } from '../../i18n/useTranslate';
import { usePageLocale } from '../../state/appContext';
import { useAppDispatch } from '../../state/reduxHooks';
import { Buttons, Operations } from './OperatorScreen.styles';
import type { WorkButton } from './useButtons';

const reasons = [rejectReason.comment, rejectReason.screenshot, rejectReason.repeated] as const;

interface ReviewRowProps {
  operatorKey: string;
  review: WaitingReview;
  open: OpenUpdates;
  button: WorkButton;
}

/** A review that waits for a check: person, app and waiting time; it is approved or rejected with a reason. */
export function ReviewRow({ operatorKey, review, open, button }: ReviewRowProps) {
  const t = useOperatorTranslate();
  const locale = usePageLocale();
  const dispatch = useAppDispatch();
  const name = useId();
  const { taskRecordId, userId, market, appPkgName, cashReward, time, rejected } = review;
  const person = nameOf(review);
  const decision = (
    key: string,
    label: string,
    decided: { action: 'pass' } | { action: 'reject'; reason: (typeof reasons)[number] },
  ) => {
    const own = `${name}${key}`;
    return button(
      own,
      label,
      () => dispatch(decideReview(operatorKey, { taskRecordId, ...decided }, `${isolate(person)}: ${label}`, open)),
      { id: own, 'aria-labelledby': `${own} ${name}`, act: decided.action === 'pass' ? 'give' : 'refuse' },
    );
  };
  return (
    <Row
      title={<bdi id={name}>{person}</bdi>}
      text={t('ops.review_facts', {
        task: taskRecordId,
        user: userId,
        app: appPkgName,
        time: formatMoment(time, market, locale),
      })}
      foot={
        <Operations>
          {rejected > 0 && <span>{t('ops.review_rejected', { times: rejected })}</span>}
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

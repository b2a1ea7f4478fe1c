import { rejectReason, type WaitingReview } from '@tally/contract/tasks/review';
import { isolate } from '@tally/contract/text/isolate';
import { formatMoney } from '@tally/locales/format';
import { formatMoment } from '@tally/locales/formatMoment';
import { Row } from '@tally/ui/Row';
import { Section } from '@tally/ui/Section';
import { useId, useState } from 'react';
import type { OpenUpdates } from '../../features/operator/confirmUpdate';
import { decideReview } from '../../features/operator/operations';
import { operatorApi } from '../../features/operator/operatorApi';
import { nameOf } from '../../features/operator/operatorRules';
import { useAppDispatch } from '../../state/reduxHooks';
import { useOperatorTranslate } from '../../i18n/useTranslate';
import { usePageLocale } from '../../state/appContext';
import { ListState } from '../../components/ListState';
import { Buttons, Operations } from './OperatorScreen.styles';
import type { WorkButton } from './useButtons';

const reasons = [rejectReason.comment, rejectReason.screenshot, rejectReason.repeated] as const;

/** The reviews waiting for a check: person, app and waiting time; each is approved or rejected with a reason. */
export function ReviewChecks({ operatorKey, button }: { operatorKey: string; button: WorkButton }) {
  const t = useOperatorTranslate();
  const locale = usePageLocale();
  const dispatch = useAppDispatch();
  const id = useId();
  const [open] = useState<OpenUpdates>(() => new Map());
  const { data, isError, refetch } = operatorApi.useGetWaitingReviewsQuery({ key: operatorKey });
  const row = ({ taskRecordId, userId, userName, market, appPkgName, cashReward, time, rejected }: WaitingReview) => {
    const name = `${id}${taskRecordId}`;
    const person = nameOf({ userName, userId });
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
        key={taskRecordId}
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
  };
  return (
    <Section title={t('ops.reviews')}>
      <ListState
        items={data}
        failed={isError}
        label={t('ops.reviews')}
        empty={t('ops.reviews_empty')}
        onRetry={() => void refetch()}
        row={row}
      />
    </Section>
  );
}

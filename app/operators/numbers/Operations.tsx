import type { Market } from '@tally/contract/market/codes';
import { lazy, Suspense } from 'react';
import { useOperatorTranslate } from '../../i18n/useTranslate';
import { FeedbackAnswers } from './FeedbackAnswers';
import { AuditLog } from '../desk/audit/AuditLog';
import { Presets } from './Presets';
import { GroupTitle } from './Operations.styles';
import { useButtons } from '../shared/useButtons';

/** Files of their own: nobody waits for them who only wants the numbers. */
const Approvals = lazy(async () => ({ default: (await import('../desk/approvals/Approvals')).Approvals }));
const ReviewChecks = lazy(async () => ({ default: (await import('../desk/reviews/ReviewChecks')).ReviewChecks }));

/** The buttons whose actions affect real people: each asks for confirmation, and only one runs at a time. */
export function Operations({ operatorKey, market }: { operatorKey: string; market: Market }) {
  const t = useOperatorTranslate();
  const button = useButtons();
  return (
    <>
      <Suspense>
        <Approvals operatorKey={operatorKey} button={button} />
      </Suspense>
      <Presets operatorKey={operatorKey} first={market} button={button} />
      <GroupTitle>{t('ops.all_markets')}</GroupTitle>
      <Suspense>
        <ReviewChecks operatorKey={operatorKey} button={button} />
      </Suspense>
      <FeedbackAnswers operatorKey={operatorKey} button={button} />
      <AuditLog operatorKey={operatorKey} market={market} />
    </>
  );
}

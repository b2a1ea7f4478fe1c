import { isActive } from '@tally/contract/people/active';
import { formatMoney } from '@tally/locales/format';
import { ReviewTaskCard } from '@tally/ui/ReviewTaskCard';
import { useState } from 'react';
import type { Session } from '../../../state/session';
import { useGetReviewQuery } from '../../../features/review/reviewApi';
import {
  rejectText,
  reviewOffers,
  reviewStates,
  reviewStatusText,
  type ReviewOffer,
} from '../../../features/review/reviewRules';
import { rateInStore, sendScreenshot } from '../../../features/review/reviewTask';
import { useClaim } from './useClaim';
import { useAppDispatch, useAppSelector } from '../../../state/reduxHooks';
import { useDeferredTranslate } from '../../../i18n/useTranslate';
import { selectUser } from '../../../session/selectors';

const actionTexts = { start: 'reviewtask.start', store: 'review.go_store', upload: 'reviewtask.upload' } as const;

interface ReviewCardProps {
  session: Session;
  next: boolean;
  onClaim: (can: boolean) => void;
}

/**
 * The review task of a logged-in person, if the server enables it (showReviewTask): its progress and the next action.
 * @param next its button is the red one (HOME-27)
 * @param onClaim told whether the screenshot is all that its reward lacks
 */
export function ReviewCard({ session, next, onClaim }: ReviewCardProps) {
  const t = useDeferredTranslate();
  const dispatch = useAppDispatch();
  const [busy, setBusy] = useState(false);
  const shown = useAppSelector((state) => {
    const user = selectUser(state);
    return user !== undefined && isActive(user) && user.showReviewTask;
  });
  const { data: task } = useGetReviewQuery({}, { skip: !shown });
  const offered = shown && task && task.appPkgName !== '' ? task : undefined;
  const [first, second] = offered ? reviewOffers(offered) : [];
  useClaim(first === 'upload', onClaim);
  if (!offered || !task) return null;
  const press = async (offer: ReviewOffer) => {
    if (busy) return;
    setBusy(true);
    await dispatch(offer === 'upload' ? sendScreenshot(task.taskRecordId) : rateInStore());
    setBusy(false);
  };
  const reason = rejectText(task);
  const cash = formatMoney(task.cashReward, session.market);
  return (
    <ReviewTaskCard
      title={t('reviewtask.title')}
      text={first && t('reviewtask.offer', { app: task.appName, cash })}
      state={reviewStates[task.status]}
      status={first === 'start' ? undefined : t(reviewStatusText(task), { cash })}
      reason={reason && t(reason)}
      action={first && t(actionTexts[first])}
      next={next}
      actionState={busy ? 'busy' : 'ready'}
      onAction={() => first && void press(first)}
      second={second && { label: t(actionTexts[second]), onPress: () => void press(second) }}
    />
  );
}

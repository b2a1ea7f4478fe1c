import { RewardToast } from '@tally/ui/RewardToast';
import { useState } from 'react';
import { rewardPlacement } from './rewardPlacement';
import { ToastView, type ToastViewProps } from './ToastView';

/** Draws the toasts that come late. A reward stands lower than the others: the balance stays in view. */
export function DeferredToastView({ content, place, onEnd }: ToastViewProps & { place: 'middle' | 'top' }) {
  const [low] = useState(() => {
    const clear = document.querySelector((content.type === 'reward' && content.clearOf) || ':focus');
    return rewardPlacement(clear?.getBoundingClientRect(), innerHeight);
  });
  if (content.type !== 'reward') return <ToastView content={content} place={place} onEnd={onEnd} />;
  const { coins, cash, message } = content;
  return (
    <RewardToast coins={coins} cash={cash} message={message} place={place === 'top' ? place : low} onEnd={onEnd} />
  );
}

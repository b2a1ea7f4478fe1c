import { RewardToast } from '@tally/ui/RewardToast';
import { useLayoutEffect, useRef, useState } from 'react';
import { rewardPlacement, surroundings } from './rewardPlacement';
import type { RewardToastContent } from '../content/toastContent';
import { ToastView, type ToastViewProps } from './ToastView';

function RewardView({ content, place, onEnd }: ToastViewProps & { content: RewardToastContent }) {
  const { coins, cash, message, size = 'usual', paidBy } = content;
  const toast = useRef<HTMLDivElement>(null);
  const [at, setAt] = useState<number>();
  useLayoutEffect(() => {
    const sheet = toast.current?.firstElementChild as HTMLElement;
    const put = () => {
      const { offsetLeft: left, offsetWidth: width, offsetHeight: height } = sheet;
      setAt(rewardPlacement({ left, right: left + width, height }, innerHeight, surroundings(document, paidBy)));
    };
    put();
    // The font of the sign for "about" may arrive only now, and its line become two; and the row that paid gets lower.
    const observer = new ResizeObserver(put);
    observer.observe(sheet);
    observer.observe(document.body);
    window.addEventListener('resize', put);
    return () => {
      observer.disconnect();
      window.removeEventListener('resize', put);
    };
  }, [paidBy]);
  return (
    <RewardToast
      ref={toast}
      coins={coins}
      cash={cash}
      size={size}
      message={message}
      onEnd={onEnd}
      {...(place === 'top' ? { place } : at !== undefined && { at })}
    />
  );
}

/**
 * Renders the toasts of the deferred chunk. A reward is placed at the side, over the row that paid it, so that it covers
 * nothing that says something or can be pressed.
 */
export function DeferredToastView({ content, ...rest }: ToastViewProps) {
  return content.type === 'reward' ? (
    <RewardView content={content} {...rest} />
  ) : (
    <ToastView content={content} {...rest} />
  );
}

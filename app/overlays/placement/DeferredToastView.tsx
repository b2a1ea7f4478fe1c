import { RewardToast } from '@tally/ui/RewardToast';
import { useLayoutEffect, useRef, useState } from 'react';
import { pressable, rewardPlacement } from './rewardPlacement';
import type { RewardToastContent } from '../content/toastContent';
import { ToastView, type ToastViewProps } from './ToastView';

function RewardView({ content, place, onEnd }: ToastViewProps & { content: RewardToastContent }) {
  const { coins, cash, message, clearOf } = content;
  const toast = useRef<HTMLDivElement>(null);
  const [at, setAt] = useState<number>();
  useLayoutEffect(() => {
    const sheet = toast.current?.firstElementChild as HTMLElement;
    const put = () => {
      const { offsetLeft: left, offsetWidth: width, offsetHeight: height } = sheet;
      setAt(rewardPlacement({ left, right: left + width, height }, innerHeight, pressable(document, clearOf)));
    };
    put();
    // The font of the sign for "about" may arrive only now, and its line become two.
    const observer = new ResizeObserver(put);
    observer.observe(sheet);
    return () => observer.disconnect();
  }, [clearOf]);
  return (
    <RewardToast
      ref={toast}
      coins={coins}
      cash={cash}
      message={message}
      onEnd={onEnd}
      {...(place === 'top' ? { place } : at !== undefined && { at })}
    />
  );
}

/**
 * Renders the toasts of the deferred chunk. A reward is placed lower than the others and at the side, so that it covers
 * nothing that can be pressed.
 */
export function DeferredToastView({ content, ...rest }: ToastViewProps) {
  return content.type === 'reward' ? (
    <RewardView content={content} {...rest} />
  ) : (
    <ToastView content={content} {...rest} />
  );
}

import { Toast } from '@tally/ui/Toast';
import type { Ref } from 'react';
import type { ToastContent } from '../content/toastContent';
import type { ToastPlacement } from './toastPlacement';

export interface ToastViewProps {
  content: ToastContent;
  place: ToastPlacement;
  onEnd: () => void;
  ref?: Ref<HTMLDivElement>;
}

/** Renders a plain toast. Reward toasts are rendered by `DeferredToastView`. */
export function ToastView({ content, place, onEnd, ref }: ToastViewProps) {
  if (content.type === 'reward') return null;
  const { type, message, stay } = content;
  return (
    <Toast {...(ref && { ref })} kind={type} message={message} place={place} {...(stay && { stay })} onEnd={onEnd} />
  );
}

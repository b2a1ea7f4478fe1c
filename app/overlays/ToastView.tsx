import { Toast } from '@tally/ui/Toast';
import type { Ref } from 'react';
import type { ToastRendererProps } from './overlayRenderer';
import type { ToastContent } from './toastContent';

export interface ToastViewProps extends Omit<ToastRendererProps, 'toast' | 'place'> {
  content: ToastContent;
  place: 'middle' | 'top' | 'bottom';
  ref?: Ref<HTMLDivElement>;
}

/** A toast from its words. */
export function ToastView({ content: { type, message, stay }, place, onEnd, ref }: ToastViewProps) {
  return (
    <Toast {...(ref && { ref })} kind={type} message={message} place={place} {...(stay && { stay })} onEnd={onEnd} />
  );
}

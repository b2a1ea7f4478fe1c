import { Toast } from '@tally/ui/Toast';
import type { Ref } from 'react';
import type { KitToastProps } from './overlayKit';
import type { ToastContent } from './toastContent';

export interface ToastOfProps extends Omit<KitToastProps, 'toast' | 'place'> {
  content: ToastContent;
  place: 'middle' | 'top' | 'bottom';
  ref?: Ref<HTMLDivElement>;
}

/** A toast from its words. */
export function ToastOf({ content: { type, message, stay }, place, onEnd, ref }: ToastOfProps) {
  return (
    <Toast {...(ref && { ref })} kind={type} message={message} place={place} {...(stay && { stay })} onEnd={onEnd} />
  );
}

import { Toast } from '@tally/ui/Toast';
import type { Ref } from 'react';
import type { ToastContent } from './toastContent';
import type { ToastPlacement } from './toastPlacement';

export interface ToastViewProps {
  content: ToastContent;
  place: ToastPlacement;
  onEnd: () => void;
  ref?: Ref<HTMLDivElement>;
}

/** Draws any toast of the product. */
export function ToastView({ content: { type, message, stay }, place, onEnd, ref }: ToastViewProps) {
  return (
    <Toast {...(ref && { ref })} kind={type} message={message} place={place} {...(stay && { stay })} onEnd={onEnd} />
  );
}

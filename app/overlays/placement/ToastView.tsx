import { Toast } from '@tally/ui/Toast';
import { useEffect } from 'react';
import type { ToastContent } from '../content/toastContent';
import { useToastPlacement } from './useToastPlacement';

/** There is no room for it; its size is still measured, since a keyboard may go. */
const unseen = { visibility: 'hidden' } as const;

export interface ToastViewProps {
  content: ToastContent;
  place: 'middle' | 'top';
  onEnd: () => void;
}

/**
 * Renders a plain toast, placed so that it covers nothing in use (the button just pressed, a field and its error).
 * Reward toasts are rendered by `DeferredToastView`.
 */
export function ToastView({ content, place, onEnd }: ToastViewProps) {
  const saidAtField = content.type !== 'reward' && content.saidAtField;
  const [ref, free] = useToastPlacement(place, saidAtField);
  // What it says of a field is no longer so once that changes.
  useEffect(() => {
    if (!saidAtField) return;
    document.addEventListener('input', onEnd);
    return () => document.removeEventListener('input', onEnd);
  }, [saidAtField, onEnd]);
  if (content.type === 'reward') return null;
  const { type, message, stay } = content;
  return (
    <Toast
      ref={ref}
      kind={type}
      message={message}
      {...(free ? { place: free } : { style: unseen })}
      {...(stay && { stay })}
      {...(saidAtField && { 'aria-hidden': true })}
      onEnd={onEnd}
    />
  );
}

import { Toast } from '@tally/ui/Toast';
import type { ToastContent } from '../content/toastContent';
import { useToastPlacement } from './useToastPlacement';

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
  const [ref, free] = useToastPlacement(place);
  if (content.type === 'reward') return null;
  const { type, message, stay, saidAtField } = content;
  return (
    <Toast
      ref={ref}
      kind={type}
      message={message}
      place={free}
      {...(stay && { stay })}
      {...(saidAtField && { 'aria-hidden': true })}
      onEnd={onEnd}
    />
  );
}

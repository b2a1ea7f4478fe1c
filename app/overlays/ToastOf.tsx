import { Toast } from '@tally/ui/Toast';
import type { KitToastProps } from './overlayKit';
import type { ToastContent } from './toastContent';

/** A toast from its words. */
export function ToastOf({ content: { type, message, stay }, place, onEnd }: Omit<KitToastProps, 'toast'> & { content: ToastContent }) {
  return <Toast kind={type} message={message} place={place} {...(stay && { stay })} onEnd={onEnd} />;
}

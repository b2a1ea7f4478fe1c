import { ToastView, type ToastViewProps } from './ToastView';
import { useToastPlacement } from './useToastPlacement';

/**
 * A toast on a page with forms: placed so that it covers nothing in use (a field, its error, the button just pressed).
 */
export function PlacedToastView({ place, ...rest }: ToastViewProps & { place: 'middle' | 'top' }) {
  const [ref, free] = useToastPlacement(place);
  return <ToastView ref={ref} place={free} {...rest} />;
}

import { ToastView, type ToastViewProps } from './ToastView';
import { useToastPlacement } from './useToastPlacement';

/** A toast over a page with fields and forms: it covers nothing in use (a field, its error, the button just pressed). */
export function PlacedToastView({ place, ...rest }: ToastViewProps & { place: 'middle' | 'top' }) {
  const [ref, free] = useToastPlacement(place);
  return <ToastView ref={ref} place={free} {...rest} />;
}

import { DialogHost } from './DialogHost';
import { ToastHost } from './ToastHost';

/** Hosts of dialogs and toasts, rendered above every page. */
export function Overlays() {
  return (
    <>
      <DialogHost />
      <ToastHost />
    </>
  );
}

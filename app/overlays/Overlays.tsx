import { DialogHost } from './DialogHost';
import { ToastHost } from './ToastHost';

/** The dialog and the toast above every page. */
export function Overlays() {
  return (
    <>
      <DialogHost />
      <ToastHost />
    </>
  );
}

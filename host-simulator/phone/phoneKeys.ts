import type { HostSimulator } from '../host/hostSimulator';
import { button, el } from '../dom';
import { setVisible, type FrameWindow } from './frame';

interface Phone {
  /** The window of the framed app; undefined while it loads. */
  app(): FrameWindow | undefined;
  simulator: HostSimulator;
  /** Opens the app as on its first start. */
  openAnew(): void;
}

/** Toolbar below the phone: what the user or the system can do to the app. */
export function createPhoneKeys({ app, simulator, openAnew }: Phone): HTMLElement {
  const key = (label: string, press: (frame: FrameWindow) => void) =>
    button(label, () => {
      const frame = app();
      if (frame) press(frame);
    });
  return el(
    'div',
    { className: 'keys', attributes: { role: 'toolbar', 'aria-label': 'Phone keys' } },
    key('Back', (frame) => simulator.pressBack(() => frame.history.back())),
    key('Background', (frame) => setVisible(frame, 'hidden')),
    key('Resume', (frame) => setVisible(frame, 'visible')),
    key('Reload', (frame) => frame.location.reload()),
    button('Open anew', openAnew),
  );
}

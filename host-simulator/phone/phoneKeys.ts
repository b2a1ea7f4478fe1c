import type { HostSimulator } from '../host/hostSimulator';
import { button, el } from '../dom';
import { setVisible, type FrameWindow } from './frame';

interface Phone {
  /** The window of the framed app; undefined while it loads. */
  app(): FrameWindow | undefined;
  simulator: Pick<HostSimulator, 'call' | 'pressBack'>;
  /** Heights of the bars over the page, CSS px. */
  bars(): readonly [top: number, bottom: number];
  /** Opens the app as on its first start. */
  openAnew(): void;
}

/** Height of a keyboard that covers the page without resizing it, CSS px. */
const keyboardHeight = 260;

/** Toolbar below the phone: what the user or the system can do to the app. */
export function createPhoneKeys({ app, simulator, bars, openAnew }: Phone): HTMLElement {
  const key = (label: string, press: (frame: FrameWindow) => void) =>
    button(label, () => {
      const frame = app();
      if (frame) press(frame);
    });
  return el(
    'div',
    { className: 'keys', attributes: { role: 'toolbar', 'aria-label': 'Phone keys' } },
    key('Back', (frame) => simulator.pressBack(() => frame.history.back())),
    key('Keyboard', () => simulator.call('insetsCallback', ...bars(), keyboardHeight)),
    key('No keyboard', () => simulator.call('insetsCallback', ...bars())),
    key('Background', (frame) => setVisible(frame, 'hidden')),
    key('Resume', (frame) => setVisible(frame, 'visible')),
    key('Reload', (frame) => frame.location.reload()),
    button('Open anew', openAnew),
  );
}

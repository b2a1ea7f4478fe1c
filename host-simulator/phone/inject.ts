import type { FrameKeeper } from './frame';

/**
 * The QA page that frames the app, if there is one. This script runs first inside the app and passes the frame's window
 * to the QA page, which installs the simulated host on it. Anywhere else it does nothing.
 */
function reach(): FrameKeeper | undefined {
  try {
    return window.parent === window ? undefined : (window.parent as Window & { __hostPage?: FrameKeeper }).__hostPage;
  } catch {
    return undefined;
  }
}

reach()?.attach(window);

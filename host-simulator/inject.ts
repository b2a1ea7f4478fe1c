import type { FrameKeeper } from './frame';

/**
 * Runs first inside the app when the QA page frames it: hands the frame's window to the page around
 * it, which puts the simulated host there. Anywhere else it does nothing.
 */
function reach(): FrameKeeper | undefined {
  try {
    return window.parent === window ? undefined : (window.parent as Window & { __hostPage?: FrameKeeper }).__hostPage;
  } catch {
    return undefined;
  }
}

reach()?.attach(window);

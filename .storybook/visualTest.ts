import isChromatic from 'chromatic/isChromatic';

/** True while pictures are taken: clocks, random numbers and animations are frozen then. */
export const isVisualTest = isChromatic() || /StorybookTestRunner/.test(navigator.userAgent);

declare global {
  interface Window {
    /** Requests under way; a picture waits until there are none. Only set while pictures are taken. */
    storyRequests?: { open: number };
  }
}

/**
 * Counts a request until its answer has come and has been read; does nothing unless pictures are taken.
 *
 * @param answer of a request that is answered at some time: a picture would wait for one that never is
 */
export async function trackRequest(answer: Promise<Response>): Promise<Response> {
  const requests = window.storyRequests;
  if (!requests) return answer;
  requests.open += 1;
  const close = () => {
    // The reader of the answer runs first.
    setTimeout(() => {
      requests.open -= 1;
    }, 0);
  };
  try {
    const response = await answer;
    response.clone().arrayBuffer().then(close, close);
    return response;
  } catch (error) {
    close();
    throw error;
  }
}

/** Counts the requests of stories from here on: the end of a story does not wait for them. */
export function trackRequests(): void {
  window.storyRequests = { open: 0 };
  const real = window.fetch.bind(window);
  window.fetch = (...args) => trackRequest(real(...args));
}

/** Resolves when no request and no code is under way and nothing has moved on the page for some frames; after 5 s in any case. */
export async function waitUntilIdle(): Promise<void> {
  let moved = true;
  const watch = new MutationObserver(() => (moved = true));
  watch.observe(document.body, { subtree: true, childList: true, attributes: true, characterData: true });
  const frame = () => new Promise((resolve) => requestAnimationFrame(resolve));
  const until = performance.now() + 5000;
  for (let unchanged = 0; unchanged < 4 && performance.now() < until; unchanged++) {
    await frame();
    if (moved || (window.storyRequests?.open ?? 0) > 0 || document.querySelector('[data-state=suspense]'))
      unchanged = -1;
    moved = false;
  }
  watch.disconnect();
}

import isChromatic from 'chromatic/isChromatic';

/** What a frame of the proof page was opened with; it shows a story as its pictures do, with words that are typed. */
export const proof = new URLSearchParams(location.search).get('proof');

/** True in visual tests and in such a frame: clocks, random numbers and animations are frozen then. */
export const isVisualTest = proof !== null || isChromatic() || /StorybookTestRunner/.test(navigator.userAgent);

declare global {
  interface Window {
    /** Open requests; a picture is taken once there are none. Only set in visual tests. */
    storyRequests?: { open: number };
  }
}

/**
 * Counts a request until its response has arrived and has been read; does nothing outside visual tests.
 *
 * @param answer response of a request; it has to be settled at some time, since the picture waits for it
 */
export async function trackRequest(answer: Promise<Response>): Promise<Response> {
  const requests = window.storyRequests;
  if (!requests) return answer;
  requests.open += 1;
  const close = () => {
    // Lets the code that reads the response run first.
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

/** Starts counting the requests of stories: Storybook itself does not wait for them at the end of a story. */
export function trackRequests(): void {
  window.storyRequests = { open: 0 };
  const real = window.fetch.bind(window);
  window.fetch = (...args) => trackRequest(real(...args));
}

/** True while something fades or moves that will end: under reduced motion some things still fade in. */
const isAnimated = () =>
  document
    .getAnimations()
    .some(({ playState, effect }) => playState === 'running' && Number.isFinite(effect?.getComputedTiming().endTime));

/**
 * Resolves when no request is open, no code is loading, no animation is running and nothing has changed on the page for
 * some frames; after 5 s in any case.
 */
export async function waitUntilIdle(): Promise<void> {
  let moved = true;
  const watch = new MutationObserver(() => (moved = true));
  watch.observe(document.body, { subtree: true, childList: true, attributes: true, characterData: true });
  const frame = () => new Promise((resolve) => requestAnimationFrame(resolve));
  const until = performance.now() + 5000;
  for (let unchanged = 0; unchanged < 4 && performance.now() < until; unchanged++) {
    await frame();
    const isLoading = (window.storyRequests?.open ?? 0) > 0 || document.querySelector('[data-state=suspense]');
    if (moved || isLoading || isAnimated()) unchanged = -1;
    moved = false;
  }
  watch.disconnect();
}

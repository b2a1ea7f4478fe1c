import type { Browser, CDPSession, Page } from 'playwright';
import { expect } from 'vitest';
import { openApp } from './browser';
import { newPerson } from './demo';

/** What the scripts below keep on the page for the journey. */
interface Counted {
  timers: Set<number>;
  requests: number;
  /** Tells the router that the address has changed. */
  follow(state: unknown): void;
}
interface Store {
  dispatch(action: { type: string; payload?: unknown }): unknown;
}
type CountedWindow = Window & { __counted: Counted; __store?: Store };

/**
 * Runs before the page's own scripts: counts timers and requests that are pending, and keeps the router's listener, so
 * that a page can be opened whose links the journey would have to look for.
 */
function countOnPage(): void {
  const page = window as unknown as CountedWindow;
  const counted: Counted = { timers: new Set(), requests: 0, follow: () => undefined };
  page.__counted = counted;
  const { setTimeout: start, clearTimeout: stop, fetch: request, addEventListener: listen } = window;
  window.setTimeout = ((act: (...given: unknown[]) => void, ms?: number, ...given: unknown[]) => {
    const id = start(() => {
      counted.timers.delete(id);
      act(...given);
    }, ms);
    counted.timers.add(id);
    return id;
  }) as typeof setTimeout;
  window.clearTimeout = (id) => {
    counted.timers.delete(Number(id));
    stop(id);
  };
  const { setInterval: repeat, clearInterval: end } = window;
  window.setInterval = ((...given: Parameters<typeof setInterval>) => {
    const id = repeat(...given);
    counted.timers.add(Number(id));
    return id;
  }) as typeof setInterval;
  window.clearInterval = (id) => {
    counted.timers.delete(Number(id));
    end(id);
  };
  window.fetch = (...given) => {
    counted.requests += 1;
    return request(...given).finally(() => (counted.requests -= 1));
  };
  window.addEventListener = function (this: Window, ...given: unknown[]) {
    const [type, listener, options] = given as [string, (event: Event) => void, unknown];
    // The router's own; those of the hardware back key listen while the event is captured.
    if (type === 'popstate' && !options)
      counted.follow = (state) => listener.call(window, new PopStateEvent('popstate', { state }));
    return Reflect.apply(listen, this ?? window, given) as undefined;
  } as typeof addEventListener;
}

/** Opens home as a new person, on a page that counts what it holds; other pages can be opened there without links. */
export async function openCounted(chrome: Browser) {
  const { token } = await newPerson('id');
  const { page, context } = await openApp(chrome, {
    token,
    font: 'system',
    before: (opened) => opened.addInitScript(countOnPage),
  });
  // The router is loaded together with home's late part.
  await page.locator('[data-float]').waitFor();
  const cdp = await context.newCDPSession(page);
  await cdp.send('Performance.enable');
  return { page, cdp, close: () => context.close() };
}

/** A page to open, and the title that says that it is shown. */
export interface Visited {
  path: string;
  title: string;
}

/** Opens these pages one after the other in the open document, each until its requests are answered. */
export const openPages = (page: Page, visits: readonly Visited[]): Promise<void> =>
  page.evaluate(async (each) => {
    const { __counted: counted } = window as unknown as CountedWindow;
    for (const { path, title } of each) {
      const { idx } = history.state as { idx: number };
      const state = { idx, key: Math.random().toString(36) };
      history.replaceState(state, '', path);
      counted.follow(state);
      const isBusy = () =>
        document.title !== title || counted.requests > 0 || document.querySelector('[data-state=suspense]');
      const begun = performance.now();
      // Quiet for some frames: what is fetched or drawn after an answer has begun by then.
      for (let quiet = 0; quiet < 4; quiet = isBusy() ? 0 : quiet + 1) {
        await new Promise((next) => requestAnimationFrame(next));
        if (performance.now() - begun > 20_000)
          throw new Error(
            `${path} is not shown: "${document.title}" in place of "${title}", ${counted.requests} requests`,
          );
      }
    }
  }, visits);

/** Finds the store where React keeps the property of its provider. */
const findStore = () => {
  interface Fiber {
    memoizedProps?: { store?: Store } | null;
    child?: Fiber | null;
    sibling?: Fiber | null;
    stateNode?: { current: Fiber };
  }
  const root = document.getElementById('root') as unknown as Record<string, Fiber>;
  const key = Object.keys(root).find((name) => name.startsWith('__reactContainer$')) ?? '';
  const waiting = [root[key]?.stateNode?.current];
  for (let fiber = waiting.pop(); fiber; fiber = waiting.pop()) {
    const store = fiber.memoizedProps?.store;
    if (typeof store?.dispatch === 'function') return void ((window as unknown as CountedWindow).__store = store);
    if (fiber.sibling) waiting.push(fiber.sibling);
    if (fiber.child) waiting.push(fiber.child);
  }
};

/** Opens a dialog of each kind, sees it and closes it. */
export async function openDialogs(page: Page, kinds: readonly string[], params: object): Promise<void> {
  await page.evaluate(findStore);
  await page.evaluate(
    async ({ each, given }) => {
      const { __store: store } = window as unknown as CountedWindow;
      const until = async (there: boolean, kind: string) => {
        const begun = performance.now();
        while (!!document.querySelector('[role=dialog], [role=alertdialog], dialog[open]') !== there) {
          await new Promise((next) => requestAnimationFrame(next));
          if (performance.now() - begun > 20_000) throw new Error(`${kind} is not ${there ? 'shown' : 'closed'}`);
        }
      };
      for (const kind of each) {
        const id = `long-visit-${kind}`;
        store?.dispatch({ type: 'overlays/dialogOpened', payload: { id, kind, params: given } });
        await until(true, kind);
        store?.dispatch({ type: 'overlays/dialogAnswered', payload: { id, answer: 'closed' } });
        await until(false, kind);
      }
    },
    { each: kinds, given: params },
  );
}

/** Heap in bytes, elements and listeners after garbage collection. */
async function memoryOf(page: Page, cdp: CDPSession) {
  await page.waitForLoadState('networkidle');
  // Repeated, because what one collection frees can make more objects collectable.
  for (let time = 0; time < 3; time += 1) await cdp.send('HeapProfiler.collectGarbage');
  const { usedSize } = await cdp.send('Runtime.getHeapUsage');
  const { metrics } = await cdp.send('Performance.getMetrics');
  const counted = (name: string) => metrics.find((one) => one.name === name)?.value ?? NaN;
  return { heap: usedSize, nodes: counted('Nodes'), listeners: counted('JSEventListeners') };
}

/** Pending timers, and subscriptions of the store to answers of the API. */
async function openEnds(page: Page): Promise<{ timers: number; subscriptions: number }> {
  await page.evaluate(findStore);
  return page.evaluate(() => {
    const { __counted: counted, __store: store } = window as unknown as CountedWindow;
    const selectors = store?.dispatch({ type: 'api/subscriptions/internal_getRTKQSubscriptions' }) as {
      getSubscriptions(): Map<string, Map<string, unknown>>;
    };
    const all = [...selectors.getSubscriptions().values()];
    return { timers: counted.timers.size, subscriptions: all.reduce((sum, { size }) => sum + size, 0) };
  });
}

/** Warm-up rounds: they load what stays in memory for good, i.e. code, texts and cached replies. */
const firstRounds = 5;
const rounds = 20;

/**
 * Holds that twenty rounds leave nothing: memory within 5 %, no subscription, and not one element, listener or timer
 * for each round. What is left is counted rather than compared in per cent: a page with hundreds of listeners could
 * leave one in each round and stay below 5 %.
 */
export async function expectNothingLeft(page: Page, cdp: CDPSession, round: () => Promise<void>): Promise<void> {
  const go = async (count: number) => {
    for (let time = 0; time < count; time += 1) await round();
    return { ...(await memoryOf(page, cdp)), ...(await openEnds(page)) };
  };
  const before = await go(firstRounds);
  const after = await go(rounds);
  const both = JSON.stringify({ before, after });
  expect(after.heap / before.heap, `heap: ${both}`).toBeLessThan(1.05);
  expect(after.subscriptions, `subscriptions: ${both}`).toBe(before.subscriptions);
  for (const what of ['nodes', 'listeners', 'timers'] as const)
    expect(after[what] - before[what], `${what} left by ${rounds} rounds: ${both}`).toBeLessThan(rounds);
}

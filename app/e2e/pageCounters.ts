import type { CDPSession, Page } from 'playwright';

/** What the scripts below keep on the page for the journey. */
interface Counted {
  timers: Set<number>;
}
interface Store {
  dispatch(action: { type: string; payload?: unknown }): unknown;
}
type CountedWindow = Window & { __counted: Counted; __store?: Store };

/** Runs before the page's own scripts: counts pending timers. */
export function countOnPage(): void {
  const page = window as unknown as CountedWindow;
  const counted: Counted = { timers: new Set() };
  page.__counted = counted;
  const { setTimeout: start, clearTimeout: stop } = window;
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
}

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
      const until = async (there: boolean) => {
        while (!!document.querySelector('[role=dialog], [role=alertdialog], dialog[open]') !== there)
          await new Promise((next) => requestAnimationFrame(next));
      };
      for (const kind of each) {
        const id = `long-visit-${kind}`;
        store?.dispatch({ type: 'overlays/dialogOpened', payload: { id, kind, params: given } });
        await until(true);
        store?.dispatch({ type: 'overlays/dialogAnswered', payload: { id, answer: 'closed' } });
        await until(false);
      }
    },
    { each: kinds, given: params },
  );
}

/** Heap in bytes, elements and listeners after garbage collection. */
export async function memoryOf(page: Page, cdp: CDPSession) {
  await page.waitForLoadState('networkidle');
  // Repeated, because what one collection frees can make more objects collectable.
  for (let time = 0; time < 3; time += 1) await cdp.send('HeapProfiler.collectGarbage');
  const { usedSize } = await cdp.send('Runtime.getHeapUsage');
  const { metrics } = await cdp.send('Performance.getMetrics');
  const counted = (name: string) => metrics.find((one) => one.name === name)?.value ?? NaN;
  return { heap: usedSize, nodes: counted('Nodes'), listeners: counted('JSEventListeners') };
}

/** Pending timers, and subscriptions of the store to answers of the API. */
export async function openEnds(page: Page): Promise<{ timers: number; subscriptions: number }> {
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

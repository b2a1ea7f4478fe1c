import { createFakeClock } from '@tally/ui/testing/fakeClock';
import { expect, it } from 'vitest';
import { flushTasks } from '../../testing/flushTasks';
import { createMemoryCaches } from '../../testing/memoryCaches';
import { renewNow } from './renewNow';

/** A page whose worker sends this answer, or none. */
async function page(answer: boolean | 'never') {
  const caches = createMemoryCaches('https://app.example');
  await caches.open('tally-1');
  const controller = {
    postMessage: (_: unknown, [port]: [MessagePort]) => answer !== 'never' && port.postMessage(answer),
  };
  const here = { navigator: { serviceWorker: { controller } }, caches };
  return { here: here as unknown as Parameters<typeof renewNow>[0], kept: () => caches.keys() };
}
/** Only the first wait is over: the one for the worker's answer. */
const onlyTheFirst = () => {
  let first = true;
  return (_: number, act: () => void) => {
    if (first) act();
    first = false;
    return () => undefined;
  };
};
const never = () => () => undefined;

it('a new version that the worker brought is what the next load opens', async () => {
  const { here, kept } = await page(true);
  await renewNow(here, never);
  expect(await kept()).toEqual(['tally-1']);
});

it.each([
  ['finds none', false, never],
  ['does not answer', 'never', onlyTheFirst()],
] as const)('the next load asks the network where the worker %s', async (_, answer, after) => {
  const { here, kept } = await page(answer);
  await renewNow(here, after);
  expect(await kept()).toEqual([]);
});

it('the page loads from the network without a service worker', async () => {
  const bare = { navigator: {}, caches: undefined } as unknown as Parameters<typeof renewNow>[0];
  await expect(renewNow(bare, never)).resolves.toBeUndefined();
});

it('caches that never answer do not delay the reload (ENTRY-19)', async () => {
  const { here } = await page(false);
  Object.assign(here.caches, { keys: () => new Promise(() => undefined) });
  const { after, advance } = createFakeClock();
  let done = false;
  void renewNow(here, after).then(() => (done = true));
  await flushTasks();
  expect(done).toBe(false);
  advance(1500);
  await flushTasks();
  expect(done).toBe(true);
});

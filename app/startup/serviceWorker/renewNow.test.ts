import { expect, it } from 'vitest';
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
const never = () => undefined;

it('a new version that the worker brought is what the next load opens', async () => {
  const { here, kept } = await page(true);
  await renewNow(here, never);
  expect(await kept()).toEqual(['tally-1']);
});

it.each([
  ['finds none', false, never],
  ['does not answer', 'never', (_: number, act: () => void) => act()],
] as const)('where the worker %s the next load asks the network', async (_, answer, after) => {
  const { here, kept } = await page(answer);
  await renewNow(here, after);
  expect(await kept()).toEqual([]);
});

it('without a worker nothing is in the way of the network', async () => {
  const bare = { navigator: {}, caches: undefined } as unknown as Parameters<typeof renewNow>[0];
  await expect(renewNow(bare, never)).resolves.toBeUndefined();
});

import { expect, it, vi } from 'vitest';
import { loadBoth, loadOnce, mapLoaded } from './lazyWithPreload';

it('a lazy page loads once, whoever asks', async () => {
  const load = vi.fn(() => Promise.resolve('page'));
  const loadPage = loadOnce(load);
  const first = loadPage();
  const second = loadPage();
  expect(await second).toBe('page');
  expect(first).toBe(second);
  expect(load).toHaveBeenCalledTimes(1);
});

it('a lazy page asks again after a load that failed', async () => {
  const load = vi.fn<() => Promise<string>>().mockRejectedValueOnce(new Error('offline')).mockResolvedValueOnce('page');
  const loadPage = loadOnce(load);
  await expect(loadPage()).rejects.toThrow('offline');
  expect(await loadPage()).toBe('page');
});

it('a lazy page answers at once when both have arrived, later when one is on its way', async () => {
  const page = loadOnce(() => Promise.resolve('page'));
  const kit = loadOnce(() => Promise.resolve('kit'));
  const made = vi.fn();
  const join = ([a, b]: [string, string]) => `${a} with ${b}`;
  expect(await mapLoaded(loadBoth(page(), kit()), join)).toBe('page with kit');
  void mapLoaded(loadBoth(page(), kit()), join).then(made);
  expect(made).toHaveBeenCalledExactlyOnceWith('page with kit');
});

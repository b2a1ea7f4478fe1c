import { expect, it, vi } from 'vitest';
import { both, cached, whenArrived } from './cached';

it('loads once, whoever asks', async () => {
  const load = vi.fn(() => Promise.resolve('page'));
  const ask = cached(load);
  const [first, second] = [ask(), ask()];
  expect(await second).toBe('page');
  expect(first).toBe(second);
  expect(load).toHaveBeenCalledTimes(1);
});

it('asks again after a load that failed', async () => {
  const load = vi.fn<() => Promise<string>>().mockRejectedValueOnce(new Error('offline')).mockResolvedValueOnce('page');
  const ask = cached(load);
  await expect(ask()).rejects.toThrow('offline');
  expect(await ask()).toBe('page');
});

it('answers at once when both have arrived, later when one is on its way', async () => {
  const [page, kit] = [cached(() => Promise.resolve('page')), cached(() => Promise.resolve('kit'))];
  const made = vi.fn();
  const join = ([a, b]: [string, string]) => `${a} with ${b}`;
  expect(await whenArrived(both(page(), kit()), join)).toBe('page with kit');
  void whenArrived(both(page(), kit()), join).then(made);
  expect(made).toHaveBeenCalledExactlyOnceWith('page with kit');
});

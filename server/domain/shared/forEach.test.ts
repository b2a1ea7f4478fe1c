import { expect, it } from 'vitest';
import { forEach } from './forEach';

it('forEach counts the items that were done', async () => {
  const done: number[] = [];
  const work = (item: number) => Promise.resolve(void done.push(item));
  expect(await forEach([1, 2, 3], work)).toBe(3);
  expect(done).toEqual([1, 2, 3]);
});

it('when one item fails, the others are still done, and the failure is reported at the end', async () => {
  const done: number[] = [];
  const work = async (item: number) => {
    if (item === 2) throw new Error('two is broken');
    done.push(item);
    return Promise.resolve();
  };
  await expect(forEach([1, 2, 3], work)).rejects.toThrow('1 of 3 failed, the first with: two is broken');
  expect(done).toEqual([1, 3]);
});

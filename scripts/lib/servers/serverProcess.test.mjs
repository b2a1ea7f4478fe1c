// @vitest-environment node
import { expect, it, vi } from 'vitest';
import { freePort, isFree } from './serverProcess.mjs';

it('a port that was given out is not found free by another, also before anybody listens on it', async () => {
  const port = await freePort();
  expect(await isFree(port)).toBe(true);
  const random = vi.spyOn(Math, 'random').mockReturnValueOnce((port + 0.5 - 20_000) / 10_000);
  const other = await freePort();
  expect(random.mock.calls.length).toBeGreaterThan(1);
  random.mockRestore();
  expect(other).not.toBe(port);
});

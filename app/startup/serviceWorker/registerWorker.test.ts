import { expect, it } from 'vitest';
import { registerWorker } from './registerWorker';

/** A page with service workers that are supported, refused or missing, and the calls that it made. */
function phone(workers: 'there' | 'refused' | 'none') {
  const messages: unknown[] = [];
  const names = ['/assets/a-1.js', '/event/v1/user/info', 'https://cdn.example/assets/b.png'];
  const entries = names.map((name) => ({ name: new URL(name, location.origin).href }));
  const serviceWorker = {
    register: (address: string, options: object) => {
      messages.push([address, options]);
      return workers === 'refused' ? Promise.reject(new Error('SecurityError')) : Promise.resolve();
    },
    ready: Promise.resolve({ active: { postMessage: (message: unknown) => messages.push(message) } }),
  };
  const page = {
    navigator: workers === 'none' ? {} : { serviceWorker },
    performance: { getEntriesByType: () => entries },
  };
  return { page: page as unknown as Window, messages };
}
const registered = ['/sw.js', { updateViaCache: 'none' }];

it('the page tells the worker to keep the own files that this visit needed, and nothing else', async () => {
  const { page, messages } = phone('there');
  await registerWorker(page);
  expect(messages).toEqual([registered, { kind: 'keep', files: ['/assets/a-1.js'] }]);
});

it.each([
  ['refused', [registered]],
  ['none', []],
] as const)('a web view where workers are %s goes on as before', async (workers, left) => {
  const { page, messages } = phone(workers);
  await expect(registerWorker(page)).resolves.toBeUndefined();
  expect(messages).toEqual(left);
});

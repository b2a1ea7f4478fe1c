import { inTime } from './deadline.ts';

/**
 * Closes the page and opens another one for the next stories of the file. A page that hangs cannot be used any more.
 * And if a story threw while its code is still running, Storybook reloads the page for the next story, which loses what
 * the test runner has injected (`__test is not defined`).
 */
export async function openFreshPage(): Promise<void> {
  const { jestPlaywright, __sbSetupPage: setUp } = globalThis as unknown as {
    jestPlaywright: { resetPage(): Promise<void> };
    __sbSetupPage(page: unknown, context: unknown): Promise<void>;
  };
  await inTime('leaving the page', jestPlaywright.resetPage());
  const { page, context } = globalThis as unknown as { page: unknown; context: unknown };
  await inTime('opening another page', setUp(page, context));
}

import { inTime } from './deadline.ts';

/**
 * Leaves the page for another one, on which the next stories of the file begin. A page that hangs is of no use any more;
 * and where a story threw while something of it still runs, Storybook reloads the page for the next one, which loses what
 * the test runner has put on it (`__test is not defined`).
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

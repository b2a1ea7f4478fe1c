import type { Services } from '../services';

/** Resolves after `ms` on the app's clock, which tests and stories can stop. */
export const delay = ({ after }: Pick<Services, 'after'>, ms: number): Promise<void> =>
  new Promise((done) => void after(ms, done));

import { act } from '@testing-library/react';
import { flushTasks } from './flushTasks';

/** Advances the clock of a rendered screen by ms, and waits until the effects have settled. */
export const passTime = (services: { advance(ms: number): void }, ms: number): Promise<void> =>
  act(async () => {
    services.advance(ms);
    await flushTasks();
  });

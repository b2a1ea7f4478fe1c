import { act } from '@testing-library/react';
import { flushTasks } from './flushTasks';

/** Moves the clock of a screen that is drawn by so many ms, and lets what it set off come to its end. */
export const passTime = (services: { advance(ms: number): void }, ms: number): Promise<void> =>
  act(async () => {
    services.advance(ms);
    await flushTasks();
  });

import { useAppContext } from './appContext';
import type { AppContext } from './appStore';

/** Returns the server's clock. */
export const useClock = (): AppContext['clock'] => useAppContext().clock;

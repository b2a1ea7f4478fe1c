import { useAppContext, type AppContext } from './appContext';

/** Returns the server's clock. */
export const useClock = (): AppContext['clock'] => useAppContext().clock;

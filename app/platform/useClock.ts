import { useAppContext, type AppContext } from './appContext';

/** The server's clock. */
export const useClock = (): AppContext['clock'] => useAppContext().clock;

import { useAppContext, type AppContext } from './appContext';

/** Loads all texts of a language, for a page that speaks another than the address asked for. */
export const useTextsOf = (): AppContext['textsOf'] => useAppContext().textsOf;

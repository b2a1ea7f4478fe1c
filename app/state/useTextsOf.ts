import { useAppContext } from './appContext';
import type { AppContext } from './appStore';

/** Returns a function that loads all texts of a language, for a page in another language than the address requests. */
export const useTextsOf = (): AppContext['textsOf'] => useAppContext().textsOf;

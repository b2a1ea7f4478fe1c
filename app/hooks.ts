import { createContext, useContext } from 'react';
import { useDispatch, useSelector } from 'react-redux';
import type { Translate } from '@tally/locales/text';
import type { AppContext } from './platform/appContext';
import type { AppDispatch, RootState } from './store';

export const useAppDispatch = useDispatch.withTypes<AppDispatch>();
export const useAppSelector = useSelector.withTypes<RootState>();

const TextContext = createContext<Translate>(() => '');

/** Hands the texts to everything inside: home's, or under a page behind home all of them. */
export const TranslationProvider = TextContext.Provider;

/** Texts in the person's language, with typed keys and placeholders. */
export const useTranslate = (): Translate => useContext(TextContext);

const OutsideContext = createContext<AppContext | null>(null);

/** Hands the outside world to the components that need a clock or the bridge. */
export const AppContextProvider = OutsideContext.Provider;

export function useAppContext(): AppContext {
  const context = useContext(OutsideContext);
  if (!context) throw new Error('There is no OutsideProvider above.');
  return context;
}

import { createContext, useContext } from 'react';
import type { LocaleCode } from '@tally/locales/tags';
import type { Navigation } from '../navigation/navigation';
import type { Services } from '../platform/services';
import type { AppContext, Chunks } from './appStore';

const Context = createContext<AppContext | null>(null);

/** Provides the app context, which contains for instance the clock, the token and navigation. */
export const AppContextProvider = Context.Provider;

/** Returns the app context, for hooks that expose a part of it; throws without a provider. */
export function useAppContext(): AppContext {
  const context = useContext(Context);
  if (!context) throw new Error('There is no AppContextProvider above.');
  return context;
}

/** Returns the services: clocks, random numbers, network, storages, host. */
export const useServices = (): Services => useAppContext().services;

/** Returns the loaders of the lazily loaded chunks. */
export const useChunks: () => Chunks = useAppContext;

/** Returns the page's language; a session has its own. */
export const usePageLocale = (): LocaleCode => useAppContext().locale;

/** Returns the navigation between the app's pages. */
export const useNavigation = (): Navigation => useAppContext().navigation;

import { createContext, useContext, useSyncExternalStore } from 'react';
import type { LocaleCode } from '@tally/locales/tags';
import type { CurrentPage, Navigation } from '../navigation/navigation';
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

/** Returns the server's clock. */
export const useClock = (): AppContext['clock'] => useAppContext().clock;

/** Returns the key from the page's address that replaces a login: an operator's key, or that of a link in a mail. */
export const useAddressKey = (): AppContext['addressKey'] => useAppContext().addressKey;

/** Returns a function that loads all texts of a language, for a page in another language than the address requests. */
export const useTextsOf = (): AppContext['textsOf'] => useAppContext().textsOf;

/** Whether there is a network; re-renders on changes. */
export function useOnline(): boolean {
  const { network } = useAppContext();
  return useSyncExternalStore(network.watch, network.online);
}

/** Returns the page on the screen. Unlike the router's own hooks it needs no router. */
export function useCurrentPage(): CurrentPage {
  const { subscribe, currentPage } = useNavigation();
  return useSyncExternalStore(subscribe, currentPage);
}

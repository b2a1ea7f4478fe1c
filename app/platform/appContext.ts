import { createContext, useContext } from 'react';
import type { LocaleCode } from '@tally/locales/tags';
import type { Texts } from '@tally/locales/text';
import type { DroppedItems } from '../api/droppedItems';
import type { RefusalLog } from '../api/refusalLog';
import type { ServedPages } from '../api/servedPages';
import type { SendUnconfirmed } from '../bridge/sendUnconfirmed';
import type { Loadable } from '../navigation/lazyWithPreload';
import type { DeferredChunk } from '../startup/deferredChunk';
import type { PageChunk } from '../startup/pageChunk';
import type { TokenVault } from '../session/tokenVault';
import type { DialogAnswer } from '../overlays/overlaysSlice';
import type { Navigation } from '../navigation/navigation';
import type { Network } from './network';
import type { ServerClock } from './serverClock';
import type { Services } from './services';

/** Everything that thunks, listeners and the base query need and that is not state of the store. */
export interface AppContext {
  services: Services;
  vault: TokenVault;
  /**
   * The key given in the address or typed by an operator: the operations area's key, or that of a link in a mail. Kept
   * in memory only, never in a storage, an address or a title.
   */
  addressKey: TokenVault;
  clock: ServerClock;
  network: Network;
  /**
   * How often the server's data may have changed: writes that were answered, returns to the page. A read under way
   * meanwhile is sent again (api/baseQuery).
   */
  changes: { count: number };
  /** Counts items of server responses that could not be parsed. */
  droppedItems: DroppedItems;
  refusals: RefusalLog;
  servedPages: ServedPages;
  sendUnconfirmed: SendUnconfirmed;
  /** Resolvers of the promises that wait for a dialog's answer, by the dialog's id. */
  dialogAnswers: Map<string, (answer: DialogAnswer) => void>;
  /** The device id given by the host: longer than 10 characters, or undefined. */
  uuid: string | undefined;
  navigation: Navigation;
  /** The page's language; a session has its own. */
  locale: LocaleCode;
  /** Loads all texts of a language, for a page in another language than the address requests. */
  textsOf(locale: LocaleCode): Promise<Texts>;
  /** Home's deferred part, with its dialogs and toasts; the first call loads it. */
  deferredChunk: () => Loadable<DeferredChunk>;
  /** The chunk shared by all pages behind home; the first call loads it. */
  pageChunk: () => Loadable<PageChunk>;
}

/** The lazily loaded chunks: home's deferred part, and what the pages behind home share. */
export type Chunks = Pick<AppContext, 'deferredChunk' | 'pageChunk'>;

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

import { createContext, useContext } from 'react';
import type { LocaleCode } from '@tally/locales/tags';
import type { Texts } from '@tally/locales/text';
import type { DroppedItems } from '../api/droppedItems';
import type { RefusalLog } from '../api/refusalLog';
import type { ServedPages } from '../api/servedPages';
import type { Bridge } from '../bridge/bridge';
import type { Loadable } from '../navigation/lazyWithPreload';
import type { DeferredChunk } from '../startup/deferredChunk';
import type { PageChunk } from '../startup/pageChunk';
import type { TokenVault } from '../session/tokenVault';
import type { DialogAnswer } from '../overlays/overlaysSlice';
import type { Navigation } from '../navigation/navigation';
import type { ServerClock } from './serverClock';
import type { Services } from './services';

/** What thunks, listeners and the base query get beside the store: everything that is not state. */
export interface AppContext {
  services: Services;
  vault: TokenVault;
  /** The key that the address had, or somebody typed: the operations area's, or a link's in a mail. In memory only, never in a storage, an address or a title. */
  addressKey: TokenVault;
  clock: ServerClock;
  /** Counts the items of server answers that could not be read. */
  droppedItems: DroppedItems;
  refusals: RefusalLog;
  servedPages: ServedPages;
  bridge: Bridge;
  /** Who waits for the answer to a dialog, by the dialog's id. */
  dialogAnswers: Map<string, (answer: DialogAnswer) => void>;
  /** The device id that the host gave; longer than 10 characters, or none. */
  uuid: string | undefined;
  navigation: Navigation;
  /** The page's language; a session has one of its own. */
  locale: LocaleCode;
  /** All texts of a language, for a page that speaks another than the address asked for. */
  textsOf(locale: LocaleCode): Promise<Texts>;
  /** Home's deferred part, with its dialogs and toasts; the first call fetches it. */
  deferredChunk: () => Loadable<DeferredChunk>;
  /** What all pages behind home need; the first call fetches it. */
  pageChunk: () => Loadable<PageChunk>;
}

/** Home's deferred part, and what the pages behind home share. */
export type Chunks = Pick<AppContext, 'deferredChunk' | 'pageChunk'>;

const Context = createContext<AppContext | null>(null);

/** Provides the app context to the components that need a clock, the bridge or navigation. */
export const AppContextProvider = Context.Provider;

/** The app context, for hooks that hand out a part of it; throws where no provider is above. */
export function useAppContext(): AppContext {
  const context = useContext(Context);
  if (!context) throw new Error('There is no AppContextProvider above.');
  return context;
}

/** The services alone: clock, chance, network, storages, host. */
export const useServices = (): Services => useAppContext().services;

/** The parts of the app that are loaded when they are needed. */
export const useChunks: () => Chunks = useAppContext;

/** The page's language; a session has one of its own. */
export const usePageLocale = (): LocaleCode => useAppContext().locale;

/** The way to the app's other pages. */
export const useNavigation = (): Navigation => useAppContext().navigation;

/** The phone app that shows the page. */
export const useBridge = (): Bridge => useAppContext().bridge;

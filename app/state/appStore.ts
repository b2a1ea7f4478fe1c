import type { ListenerEffectAPI, ThunkDispatch, TypedStartListening, UnsubscribeListener } from '@reduxjs/toolkit';
import type { LocaleCode } from '@tally/locales/tags';
import type { Texts } from '@tally/locales/text';
import type { ReactNode } from 'react';
import type { Action, Store, UnknownAction } from 'redux';
import { answeredSlice } from '../api/answeredSlice';
import { api } from '../api/api';
import type { ApiContext } from '../api/apiContext';
import { bridgeSlice } from '../bridge/bridgeSlice';
import type { HostDispatch } from '../bridge/calls/hostCommands';
import type { SendOnce } from '../bridge/sendOnce';
import type { Loadable } from '../navigation/lazyWithPreload';
import type { Navigation } from '../navigation/navigation';
import type { OverlayChunk } from '../overlays/chunks/overlayChunk';
import type { DialogAnswer } from '../overlays/content/dialogContent';
import type { TokenVault } from '../platform/storage/tokenVault';
import type { ApplyRequest, LuckyClaim, LuckyClick } from './luckyRequests';
import { overlaysSlice } from './overlaysSlice';
import type { Person } from './person';
import type { Session } from './session';
import { sessionSlice } from './sessionSlice';

/** The parts of the state. */
export const reducer = {
  answered: answeredSlice.reducer,
  api: api.reducer,
  bridge: bridgeSlice.reducer,
  overlays: overlaysSlice.reducer,
  session: sessionSlice.reducer,
};

export type RootState = { [Part in keyof typeof reducer]: ReturnType<(typeof reducer)[Part]> };
/** Dispatches actions and thunks; a command to the host returns the host's answer. */
export interface AppDispatch extends HostDispatch, ThunkDispatch<RootState, AppContext, UnknownAction> {
  <R>(thunk: AppThunk<R>): R;
  /** Adds an effect later; the result removes it. */
  (listener: Action<'listenerMiddleware/add'>): UnsubscribeListener;
}
export type AppThunk<R = void> = (dispatch: AppDispatch, getState: () => RootState, context: AppContext) => R;
export type AppStore = Omit<Store<RootState, UnknownAction>, 'dispatch'> & { dispatch: AppDispatch };
/** Registers the effect of an action; passed to the features as an argument. */
export type StartAppListening = TypedStartListening<RootState, AppDispatch, AppContext>;
/** API that a listener's effect gets besides the action. */
export type AppListenerApi = ListenerEffectAPI<RootState, AppDispatch, AppContext>;
export type AppListenerEffect = (action: UnknownAction, api: AppListenerApi) => Promise<void> | void;

/** Everything that thunks, listeners and the base query need and that is not state of the store. */
export interface AppContext extends ApiContext, Chunks {
  /**
   * The key given in the address or typed by an operator: the operator's, or that of a link in a mail. Kept
   * in memory, never in an address or a title, and in no storage but encrypted in that of an operator's tab.
   */
  addressKey: TokenVault;
  sendOnce: SendOnce;
  /** Resolvers of the promises that wait for a dialog's answer, by the dialog's id. */
  dialogAnswers: Map<string, (answer: DialogAnswer) => void>;
  navigation: Navigation;
  /** The page's language; a session has its own. */
  locale: LocaleCode;
  /** Loads all texts of a language, for a page in another language than the address requests. */
  textsOf(locale: LocaleCode): Promise<Texts>;
}

/** Functions for lucky tasks in the deferred chunk, used by the host's callbacks and the exit dialog. */
export interface LuckyActions {
  install(click: LuckyClick): AppThunk<Promise<void>>;
  claim(claim: LuckyClaim): AppThunk<Promise<void>>;
  apply(request: ApplyRequest): AppThunk<Promise<void>>;
  /** Number of lucky tasks done today; undefined where none are available, or nothing is known yet. */
  usedToday(state: RootState): number | undefined;
  /** Whether one can be had now: today's check-in is done, none is under way, some are left, and they are not closed. */
  canApply(state: RootState): boolean;
}

export interface DeferredHomeProps {
  session: Session;
  person: Person;
  /** When home was first entered, monotonic ms: the delays of its parts count from here. */
  since: number;
}

/**
 * Home's deferred part, with its dialogs and toasts; loaded once the app can handle the first tap, or earlier on
 * demand.
 */
export interface DeferredChunk extends OverlayChunk<'deferred'> {
  DeferredHome: (props: DeferredHomeProps) => ReactNode;
  /** Functions for lucky tasks, needed by the host's callbacks and the exit dialog. */
  lucky: LuckyActions;
  /** Opens the exit dialog when home is closed. */
  leaveHome: () => AppThunk<Promise<void>>;
}

/** Code shared by the pages behind home; loaded with the first of them. */
export interface PageChunk extends OverlayChunk {
  /** Provides all texts to a page. */
  TranslationProvider: (props: { children: ReactNode }) => ReactNode;
}

/** Texts, dialogs and toasts of the operators' pages; loaded with the first of them. */
export interface OperatorChunk extends OverlayChunk<'operator'>, Pick<PageChunk, 'TranslationProvider'> {}

/** The chunks that are loaded on demand. */
export interface Chunks {
  /** Home's deferred part, with its dialogs and toasts; the first call loads it. */
  deferredChunk: () => Loadable<DeferredChunk>;
  /** The chunk shared by all pages behind home; the first call loads it. */
  pageChunk: () => Loadable<PageChunk>;
  /** Texts, dialogs and toasts of the operators' pages; the first call loads them. */
  operatorChunk: () => Loadable<OperatorChunk>;
}

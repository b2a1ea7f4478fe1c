import type { Market } from '@tally/contract/market/codes';
import type { LocaleCode } from '@tally/locales/tags';
import type { Texts } from '@tally/locales/text';
import { useEffect, useState } from 'react';
import { MemoryRouter } from 'react-router-dom';
import { Providers } from '../App';
import { Pages } from '../AppRoutes';
import { createDeferredChunk } from '../startup/deferredChunk';
import { createOperatorChunk } from '../startup/operatorChunk';
import { createPageChunk } from '../startup/pageChunk';
import { alreadyLoaded } from '../navigation/lazyWithPreload';
import { loadedTexts } from './loadedTexts';
import { createApp, type CreatedApp } from '../createApp';
import type { Session } from '../state/session';
import { Overlays } from '../overlays/Overlays';
import { homeTapped } from '../screens/Home/homeActions';
import { createHomeSource } from '../screens/Home/homeSource';
import { HomeSubscriptions } from '../screens/Home/HomeSubscriptions';
import { createPersistentHome } from '../screens/Home/mountedHome';
import { HomeRoot } from '../startup/shell/HomeRoot';
import type { Services } from '../platform/services';
import { messagingServices } from '../platform/messaging.config';

export interface SceneProps {
  path: string;
  market: Market;
  locale: LocaleCode;
  texts: Texts<'operator'>;
  services: Services;
  /** The object that the host's callbacks are put on, in place of `window`. */
  page: object;
  /** Bearer token of a logged-in user. */
  token?: string;
  /** The key in the address. */
  addressKey?: string;
  /** Null: a public page, opened without a session. */
  session?: Partial<Session> | null;
  /** Called with the created app, e.g. to open a dialog. */
  onReady?: (app: CreatedApp) => void;
}

/** The whole app, newly started; used by the screens' stories and tests. */
export function Scene({
  path,
  market,
  locale,
  texts,
  services,
  page,
  token,
  addressKey,
  session,
  onReady,
}: SceneProps) {
  const [{ app, home, stop }] = useState(() => {
    const full: Session = { pkgName: 'com.tally.rewards', market, locale, sdk: 815, appVersion: '1.0', ...session };
    const created = createApp({
      services,
      page,
      session: session === null ? undefined : full,
      secrets: { ...(token && { token }), ...(addressKey && { key: addressKey }) },
      locale,
      ...loadedTexts(texts),
      path,
    });
    // Loaded in advance, so that pages other than home and home's late part are drawn without waiting.
    const pageChunk = alreadyLoaded(createPageChunk(locale, texts));
    const operatorChunk = alreadyLoaded(createOperatorChunk(locale, texts));
    const deferredChunk = alreadyLoaded(createDeferredChunk(locale, texts));
    Object.assign(created.context, {
      pageChunk: () => pageChunk,
      operatorChunk: () => operatorChunk,
      deferredChunk: () => deferredChunk,
    });
    const view = createPersistentHome(createHomeSource(created), {
      visible: path === '/home',
      onTap: (tap) => created.store.dispatch(homeTapped(tap)),
    });
    // Before the first render, as at a real start: a page calls the host as soon as it is mounted.
    return { app: created, home: view, stop: created.startBridge(() => false) };
  });
  useEffect(() => stop, [stop]);
  useEffect(() => onReady?.(app), [app, onReady]);
  return (
    <Providers app={app}>
      <HomeRoot home={home} t={app.translate} serviceW={messagingServices.W.name}>
        <MemoryRouter initialEntries={[path]} useTransitions={false}>
          <Pages startListening={app.startListening} />
        </MemoryRouter>
        <HomeSubscriptions />
        <Overlays />
      </HomeRoot>
    </Providers>
  );
}

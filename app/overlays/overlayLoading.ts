import { alreadyLoaded, type Loadable } from '../navigation/lazyWithPreload';
import type { Chunks } from '../platform/appContext';
import { homeOverlays } from './homeOverlays';
import type { DialogKind, Domain, ToastKind } from './kinds';
import type { OverlayChunk } from './overlayTables';

type Load = (chunks: Chunks) => Loadable<OverlayChunk>;

const preloaded = alreadyLoaded<OverlayChunk>(homeOverlays);
const home: Load = () => preloaded;
const deferred: Load = ({ deferredChunk }) => deferredChunk();
const page: Load = ({ pageChunk }) => pageChunk();

/**
 * Domain -> how its dialogs and toasts are loaded. Home's come with the start. The others, with their texts, come with the
 * part of the app that opens them, or earlier when one of them is opened: a file per domain would be ten more requests.
 */
const overlays: Readonly<Record<Domain, Load>> = {
  tasks: home,
  login: home,
  network: home,
  team: home,
  links: home,
  exit: deferred,
  deletion: deferred,
  lucky: deferred,
  reward: deferred,
  reviewTask: deferred,
  slowNetwork: deferred,
  version: deferred,
  wallet: page,
  account: page,
  review: page,
  feedback: page,
  permissions: page,
  privacy: page,
  operator: page,
};

const loadOf = (kind: DialogKind | ToastKind): Load => overlays[kind.split('.')[0] as Domain];

/** Loads what draws a kind of dialog. */
export const loadDialog = (kind: DialogKind, chunks: Chunks): Loadable<OverlayChunk> => loadOf(kind)(chunks);

/**
 * Loads what draws a kind of toast. Over a page with fields and forms one of home's is drawn by the chunk of the pages
 * too: its toasts look for a place where they cover nothing in use.
 */
export const loadToast = (kind: ToastKind, atHome: boolean, chunks: Chunks): Loadable<OverlayChunk> => {
  const load = loadOf(kind);
  return (load === home && !atHome ? page : load)(chunks);
};

import { alreadyLoaded, type Loadable } from '../navigation/lazyWithPreload';
import type { Chunks } from '../state/appStore';
import { homeOverlays } from './chunks/home';
import type { DialogKind, Domain, ToastKind } from './chunks/overlayParams';
import type { AnyOverlayChunk, OverlayChunk } from './chunks/overlayChunk';

type Load = (chunks: Chunks) => Loadable<AnyOverlayChunk>;

const preloaded = alreadyLoaded<OverlayChunk<'home'>>(homeOverlays);
const home: Load = () => preloaded;
const deferred: Load = ({ deferredChunk }) => deferredChunk();
const page: Load = ({ pageChunk }) => pageChunk();
const operators: Load = ({ operatorChunk }) => operatorChunk();

/**
 * How each domain's dialogs and toasts are loaded. Home's are loaded with the start. The others, with their texts, are
 * loaded with the part of the app that opens them, or earlier when one is opened. One file per domain would cost ten
 * more requests.
 */
const overlays: Readonly<Record<Domain, Load>> = {
  tasks: home,
  login: home,
  network: home,
  team: home,
  links: home,
  exit: deferred,
  payment: deferred,
  deletion: deferred,
  lucky: deferred,
  reward: deferred,
  slowNetwork: deferred,
  version: deferred,
  wallet: page,
  account: page,
  // Rare: with the pages' chunk they cost home nothing.
  confirmation: page,
  copying: page,
  reviewTask: page,
  review: page,
  feedback: page,
  permissions: page,
  deletionForm: page,
  operator: operators,
};

const loadOf = (kind: DialogKind | ToastKind): Load => overlays[kind.split('.')[0] as Domain];

/** Loads the chunk that renders a kind of dialog. */
export const loadDialog = (kind: DialogKind, chunks: Chunks): Loadable<AnyOverlayChunk> => loadOf(kind)(chunks);

/**
 * Loads the chunk that renders a kind of toast. On pages with forms, home's toasts are rendered by the pages' chunk
 * too, because its toasts are placed so that they cover nothing in use.
 */
export const loadToast = (kind: ToastKind, atHome: boolean, chunks: Chunks): Loadable<AnyOverlayChunk> => {
  const load = loadOf(kind);
  return (load === home && !atHome ? page : load)(chunks);
};

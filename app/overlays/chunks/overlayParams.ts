import type { Translate } from '@tally/locales/text';
import type { deferredOverlays } from './deferred';
import type { homeOverlays } from './home';
import type { operatorOverlays } from '../kinds/operator';
import type { pageOverlays } from './pages';

type Chunks = typeof homeOverlays & typeof deferredOverlays & typeof pageOverlays & typeof operatorOverlays;

type ParamsOf<Table> = {
  [Kind in keyof Table]: Table[Kind] extends (t: Translate<'operator'>, params: infer Params) => unknown
    ? unknown extends Params
      ? object
      : Params
    : never;
};

/** Kind of dialog -> its parameters, derived from the domains' tables. */
export type DialogParams = ParamsOf<Chunks['dialogs']>;
/** Kind of toast -> its parameters. */
export type ToastParams = ParamsOf<Chunks['toasts']>;

/** Parameters of a kind as arguments: none where the kind takes none. */
export type ParamsArgument<P> = keyof P extends never ? [] : [params: P];

export type DialogKind = keyof DialogParams;
export type ToastKind = keyof ToastParams;

/** The part of a kind before the dot: the feature that the dialog or toast belongs to. */
export type Domain = DialogKind | ToastKind extends `${infer Name}.${string}` ? Name : never;

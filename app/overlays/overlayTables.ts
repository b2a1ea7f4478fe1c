import type { Translate } from '@tally/locales/text';
import type { ReactNode } from 'react';
import type { DialogContent } from './dialogContent';
import type { DialogParams, ToastParams } from './kinds';
import type { ToastContent } from './toastContent';
import type { ToastViewProps } from './ToastView';

type Table<Domain extends string, Content> = Record<`${Domain}.${string}`, (t: Translate, params: never) => Content>;

/**
 * The dialogs and toasts of a domain by their kind, `<domain>.<name>`: each turns texts and parameters into what is
 * shown. Numbers, amounts and dates come formatted.
 */
export interface DomainOverlays<Domain extends string> {
  dialogs?: Table<Domain, DialogContent>;
  toasts?: Table<Domain, ToastContent>;
}

/** Renderers of some of the kinds of `Params` (kind -> parameters). */
export type Renderers<Params, Content> = {
  [Kind in keyof Params]?: (t: Translate, params: Params[Kind]) => Content;
};

/** A kind of `Params` with parameters that fit it. */
export type Entry<Params, Kind extends keyof Params = keyof Params> = {
  [One in Kind]: { id: string; kind: One; params: Params[One] };
}[Kind];

/** What a dialog or toast shows; undefined when its kind is not among `renderers`. */
export const renderEntry = <Params, Content, Kind extends keyof Params>(
  renderers: Renderers<Params, Content>,
  t: Translate,
  { kind, params }: Entry<Params, Kind>,
): Content | undefined => renderers[kind]?.(t, params);

/** The domains that arrive with one chunk of the app, merged, and what drawing them takes. */
export interface OverlayChunk {
  dialogs: Renderers<DialogParams, DialogContent>;
  toasts: Renderers<ToastParams, ToastContent>;
  ToastView: (props: ToastViewProps & { place: 'middle' | 'top' }) => ReactNode;
  /** Texts that arrive with the chunk; without them those of the start are enough. */
  translate?: Translate;
}

import type { TextPart, Translate } from '@tally/locales/text';
import type { DialogContent } from './dialogContent';
import type { ToastContent } from './toastContent';

type Table<Domain extends string, Part extends TextPart, Content> = Record<
  `${Domain}.${string}`,
  (t: Translate<Part>, params: never) => Content
>;

/**
 * The dialogs and toasts of a domain by kind, `<domain>.<name>`: each entry maps texts and parameters to the content
 * shown. Numbers, amounts and dates are passed as formatted strings. `Part`: the texts they are loaded with.
 */
export interface DomainOverlays<Domain extends string, Part extends TextPart = 'pages'> {
  dialogs?: Table<Domain, Part, DialogContent>;
  toasts?: Table<Domain, Part, ToastContent>;
}

/** Renderers of some of the kinds of `Params` (kind -> parameters). */
export type Renderers<Params, Content, Part extends TextPart = 'pages'> = {
  [Kind in keyof Params]?: (t: Translate<Part>, params: Params[Kind]) => Content;
};

/** A kind of `Params` with parameters that fit it. */
export type Entry<Params, Kind extends keyof Params = keyof Params> = {
  [One in Kind]: { id: string; kind: One; params: Params[One] };
}[Kind];

/** What a dialog or toast shows; undefined when its kind is not among `renderers`. */
export const renderEntry = <Params, Content, Kind extends keyof Params>(
  renderers: Renderers<Params, Content, 'operator'>,
  t: Translate<'operator'>,
  { kind, params }: Entry<Params, Kind>,
): Content | undefined => renderers[kind]?.(t, params);

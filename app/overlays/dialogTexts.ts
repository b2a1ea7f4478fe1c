import type { Translate } from '@tally/locales/text';
import { homeDialogs } from './homeDialogs';
import { deferredDialogs } from './deferredDialogs';
import { pageDialogs } from './pageDialogs';

/** Every dialog of the product by its kind. Home imports its own alone. */
export const dialogTexts = { ...homeDialogs, ...deferredDialogs, ...pageDialogs };

export type DialogKind = keyof typeof dialogTexts;

/** Kind -> what the dialog must be told. Numbers and dates come formatted. */
export type DialogParams = {
  [K in DialogKind]: Parameters<(typeof dialogTexts)[K]> extends [Translate, infer P] ? P : object;
};
